import { getAccountRecord } from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

/**
 * The whole record of a customer, for the consultant portal only. The audit trail records
 * each look, so the record is dropped from the cache when it is closed, and each look is
 * a call.
 */
const accountRecordApi = addEndpoints(({ reads }) => ({
  getAccountRecord: reads(getAccountRecord, ['Registration'], { keepUnusedDataFor: 0 }),
}));

export const { useGetAccountRecordQuery } = accountRecordApi;
