import {
  cancelTrafficFine,
  chargeTrafficFine,
  contestTrafficFine,
  getTrafficFine,
  listTrafficFineQueue,
  listTrafficFines,
  nameFineDriver,
  registerTrafficFine,
  sendTrafficFineFile,
} from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

const OF_FINES = ['TrafficFines'] as const;
/** A fine that is passed on is in the ledger. */
const OF_MONEY = ['TrafficFines', 'Contracts', 'Payments'] as const;

const trafficFinesApi = addEndpoints(({ reads, writes }) => ({
  listTrafficFines: reads(listTrafficFines, OF_FINES),
  listTrafficFineQueue: reads(listTrafficFineQueue, OF_FINES),
  getTrafficFine: reads(getTrafficFine, OF_FINES),
  registerTrafficFine: writes(registerTrafficFine, OF_FINES),
  sendTrafficFineFile: writes(sendTrafficFineFile, OF_FINES),
  nameFineDriver: writes(nameFineDriver, OF_FINES),
  contestTrafficFine: writes(contestTrafficFine, OF_FINES),
  chargeTrafficFine: writes(chargeTrafficFine, OF_MONEY),
  cancelTrafficFine: writes(cancelTrafficFine, OF_MONEY),
}));

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
