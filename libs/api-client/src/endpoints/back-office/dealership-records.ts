import {
  addDealership,
  changeDealership,
  type DataOf,
  endDealership,
  getDealershipRecord,
  listDealershipRecords,
  reopenDealership,
} from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends } from '../of-call';

const OF_RECORDS = ['DealershipRecords', 'Session'] as const;
/** A refused write makes these stale, too: a colleague has changed the record. */
const CHANGED = ['DealershipRecords', 'Dealerships'] as const;

/** Dealerships as consultants with the right `desk` see and change them. */
const dealershipRecordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDealershipRecords: build.query<
      DataOf<typeof listDealershipRecords>,
      ArgOf<typeof listDealershipRecords>
    >({ ...sends(listDealershipRecords), providesTags: OF_RECORDS }),
    getDealershipRecord: build.query<
      DataOf<typeof getDealershipRecord>,
      ArgOf<typeof getDealershipRecord>
    >({ ...sends(getDealershipRecord), providesTags: OF_RECORDS }),
    addDealership: build.mutation<
      DataOf<typeof addDealership>,
      ArgOf<typeof addDealership>
    >({ ...sends(addDealership), invalidatesTags: CHANGED }),
    changeDealership: build.mutation<
      DataOf<typeof changeDealership>,
      ArgOf<typeof changeDealership>
    >({ ...sends(changeDealership), invalidatesTags: CHANGED }),
    endDealership: build.mutation<
      DataOf<typeof endDealership>,
      ArgOf<typeof endDealership>
    >({ ...sends(endDealership), invalidatesTags: CHANGED }),
    reopenDealership: build.mutation<
      DataOf<typeof reopenDealership>,
      ArgOf<typeof reopenDealership>
    >({ ...sends(reopenDealership), invalidatesTags: CHANGED }),
  }),
});

export const {
  useAddDealershipMutation,
  useChangeDealershipMutation,
  useEndDealershipMutation,
  useGetDealershipRecordQuery,
  useListDealershipRecordsQuery,
  useReopenDealershipMutation,
} = dealershipRecordsApi;
