import {
  addDriver,
  type DataOf,
  getDriver,
  listDrivers,
  removeDriver,
  sendDriverPhoto,
} from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends } from '../of-call';

/** A change of the drivers is an amendment of the contract. */
const OF_DRIVERS = ['Drivers', 'Contracts'] as const;

const driversApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDrivers: build.query<DataOf<typeof listDrivers>, ArgOf<typeof listDrivers>>({
      ...sends(listDrivers),
      providesTags: ['Drivers'],
    }),
    getDriver: build.query<DataOf<typeof getDriver>, ArgOf<typeof getDriver>>({
      ...sends(getDriver),
      providesTags: ['Drivers'],
    }),
    addDriver: build.mutation<DataOf<typeof addDriver>, ArgOf<typeof addDriver>>({
      ...sends(addDriver),
      invalidatesTags: ['Drivers'],
    }),
    sendDriverPhoto: build.mutation<
      DataOf<typeof sendDriverPhoto>,
      ArgOf<typeof sendDriverPhoto>
    >({ ...sends(sendDriverPhoto), invalidatesTags: OF_DRIVERS }),
    removeDriver: build.mutation<DataOf<typeof removeDriver>, ArgOf<typeof removeDriver>>(
      { ...sends(removeDriver), invalidatesTags: OF_DRIVERS },
    ),
  }),
});

export const {
  useAddDriverMutation,
  useGetDriverQuery,
  useListDriversQuery,
  useRemoveDriverMutation,
  useSendDriverPhotoMutation,
} = driversApi;
