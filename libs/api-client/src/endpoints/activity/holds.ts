import { endHold, keepHold, listColleagues, listHolds } from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

/** Items of the queues that a consultant has open. */
const holdsApi = addEndpoints(({ reads, writes }) => ({
  listHolds: reads(listHolds, ['Holds', 'Session']),
  listColleagues: reads(listColleagues, ['Session']),
  keepHold: writes(keepHold, ['Holds']),
  endHold: writes(endHold, ['Holds']),
}));

export const {
  useListColleaguesQuery,
  useEndHoldMutation,
  useKeepHoldMutation,
  useListHoldsQuery,
} = holdsApi;
