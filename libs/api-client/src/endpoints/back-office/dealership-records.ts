import {
  addDealership,
  changeDealership,
  endDealership,
  getDealershipRecord,
  listDealershipRecords,
  reopenDealership,
} from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

const OF_RECORDS = ['DealershipRecords', 'Session'] as const;
/** A refused write makes these stale, too, since a colleague has changed the record. */
const CHANGED = ['DealershipRecords', 'Dealerships'] as const;

/** Dealerships as consultants with the right `desk` see and change them. */
const dealershipRecordsApi = addEndpoints(({ reads, writes }) => ({
  listDealershipRecords: reads(listDealershipRecords, OF_RECORDS),
  getDealershipRecord: reads(getDealershipRecord, OF_RECORDS),
  addDealership: writes(addDealership, CHANGED),
  changeDealership: writes(changeDealership, CHANGED, {
    // Whoever ends the dealership next sends its revision. The new one is in the answer,
    // while the record that is fetched again may still be on its way.
    onQueryStarted: async (request, { dispatch, queryFulfilled }) => {
      const answer = await queryFulfilled.catch(() => null);
      if (!answer) return;
      const { id } = request.params;
      dispatch(
        dealershipRecordsApi.util.updateQueryData(
          'getDealershipRecord',
          { params: { id } },
          () => answer.data,
        ),
      );
    },
  }),
  endDealership: writes(endDealership, CHANGED),
  reopenDealership: writes(reopenDealership, CHANGED),
}));

export const {
  useAddDealershipMutation,
  useChangeDealershipMutation,
  useEndDealershipMutation,
  useGetDealershipRecordQuery,
  useListDealershipRecordsQuery,
  useReopenDealershipMutation,
} = dealershipRecordsApi;
