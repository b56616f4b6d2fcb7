import {
  assignTrafficFines,
  cancelTrafficFine,
  cancelTrafficFines,
  chargeTrafficFine,
  checkTrafficFines,
  contestTrafficFine,
  getTrafficFine,
  importTrafficFines,
  listTrafficFineQueue,
  listTrafficFines,
  nameFineDriver,
  registerTrafficFine,
  sendTrafficFineFile,
} from '@site/api-contract';
import { addEndpoints, NOTHING_READ } from '../add-endpoints';

const OF_FINES = ['TrafficFines'] as const;
/** A fine that is passed on is in the ledger. */
const OF_MONEY = ['TrafficFines', 'Contracts', 'Payments'] as const;

const trafficFinesApi = addEndpoints(({ reads, writes }) => ({
  listTrafficFines: reads(listTrafficFines, OF_FINES),
  listTrafficFineQueue: reads(listTrafficFineQueue, OF_FINES),
  getTrafficFine: reads(getTrafficFine, OF_FINES),
  registerTrafficFine: writes(registerTrafficFine, OF_FINES),
  assignTrafficFines: writes(assignTrafficFines, OF_FINES),
  checkTrafficFines: writes(checkTrafficFines, NOTHING_READ),
  importTrafficFines: writes(importTrafficFines, OF_FINES),
  sendTrafficFineFile: writes(sendTrafficFineFile, OF_FINES),
  nameFineDriver: writes(nameFineDriver, OF_FINES),
  contestTrafficFine: writes(contestTrafficFine, OF_FINES),
  chargeTrafficFine: writes(chargeTrafficFine, OF_MONEY),
  cancelTrafficFine: writes(cancelTrafficFine, OF_MONEY),
  cancelTrafficFines: writes(cancelTrafficFines, OF_MONEY),
}));

export const {
  useAssignTrafficFinesMutation,
  useCancelTrafficFineMutation,
  useCancelTrafficFinesMutation,
  useChargeTrafficFineMutation,
  useCheckTrafficFinesMutation,
  useContestTrafficFineMutation,
  useGetTrafficFineQuery,
  useImportTrafficFinesMutation,
  useListTrafficFineQueueQuery,
  useListTrafficFinesQuery,
  useNameFineDriverMutation,
  useRegisterTrafficFineMutation,
  useSendTrafficFineFileMutation,
} = trafficFinesApi;
