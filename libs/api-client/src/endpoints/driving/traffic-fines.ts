import {
  cancelTrafficFine,
  chargeTrafficFine,
  contestTrafficFine,
  type DataOf,
  getTrafficFine,
  listTrafficFineQueue,
  listTrafficFines,
  nameFineDriver,
  registerTrafficFine,
  sendTrafficFineFile,
} from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends } from '../of-call';

const OF_FINES = ['TrafficFines'] as const;
/** A fine that is passed on stands in the ledger. */
const OF_MONEY = ['TrafficFines', 'Contracts', 'Payments'] as const;

const trafficFinesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTrafficFines: build.query<
      DataOf<typeof listTrafficFines>,
      ArgOf<typeof listTrafficFines>
    >({ ...sends(listTrafficFines), providesTags: OF_FINES }),
    listTrafficFineQueue: build.query<
      DataOf<typeof listTrafficFineQueue>,
      ArgOf<typeof listTrafficFineQueue>
    >({ ...sends(listTrafficFineQueue), providesTags: OF_FINES }),
    getTrafficFine: build.query<
      DataOf<typeof getTrafficFine>,
      ArgOf<typeof getTrafficFine>
    >({ ...sends(getTrafficFine), providesTags: OF_FINES }),
    registerTrafficFine: build.mutation<
      DataOf<typeof registerTrafficFine>,
      ArgOf<typeof registerTrafficFine>
    >({ ...sends(registerTrafficFine), invalidatesTags: OF_FINES }),
    sendTrafficFineFile: build.mutation<
      DataOf<typeof sendTrafficFineFile>,
      ArgOf<typeof sendTrafficFineFile>
    >({ ...sends(sendTrafficFineFile), invalidatesTags: OF_FINES }),
    nameFineDriver: build.mutation<
      DataOf<typeof nameFineDriver>,
      ArgOf<typeof nameFineDriver>
    >({ ...sends(nameFineDriver), invalidatesTags: OF_FINES }),
    contestTrafficFine: build.mutation<
      DataOf<typeof contestTrafficFine>,
      ArgOf<typeof contestTrafficFine>
    >({ ...sends(contestTrafficFine), invalidatesTags: OF_FINES }),
    chargeTrafficFine: build.mutation<
      DataOf<typeof chargeTrafficFine>,
      ArgOf<typeof chargeTrafficFine>
    >({ ...sends(chargeTrafficFine), invalidatesTags: OF_MONEY }),
    cancelTrafficFine: build.mutation<
      DataOf<typeof cancelTrafficFine>,
      ArgOf<typeof cancelTrafficFine>
    >({ ...sends(cancelTrafficFine), invalidatesTags: OF_MONEY }),
  }),
});

export const {
  useCancelTrafficFineMutation,
  useChargeTrafficFineMutation,
  useContestTrafficFineMutation,
  useGetTrafficFineQuery,
  useListTrafficFineQueueQuery,
  useListTrafficFinesQuery,
  useNameFineDriverMutation,
  useRegisterTrafficFineMutation,
  useSendTrafficFineFileMutation,
} = trafficFinesApi;
