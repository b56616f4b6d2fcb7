import {
  addDriver,
  getDriver,
  listDrivers,
  removeDriver,
  sendDriverPhoto,
} from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

/**
 * A change of the drivers is an amendment of the contract, and a company's contract says
 * whether somebody drives.
 */
const OF_DRIVERS = ['Drivers', 'Contracts'] as const;

const driversApi = addEndpoints(({ reads, writes }) => ({
  listDrivers: reads(listDrivers, ['Drivers']),
  getDriver: reads(getDriver, ['Drivers']),
  addDriver: writes(addDriver, OF_DRIVERS),
  sendDriverPhoto: writes(sendDriverPhoto, OF_DRIVERS),
  removeDriver: writes(removeDriver, OF_DRIVERS),
}));

export const {
  useAddDriverMutation,
  useGetDriverQuery,
  useListDriversQuery,
  useRemoveDriverMutation,
  useSendDriverPhotoMutation,
} = driversApi;
