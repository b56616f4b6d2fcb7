import { getAccountRecord } from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

/**
 * The whole record of a customer: of the consultant portal alone. Each time it is asked
 * for stands in the audit trail, so it is forgotten as it is closed: each look is a call.
 */
const accountRecordApi = addEndpoints(({ reads }) => ({
  getAccountRecord: reads(getAccountRecord, ['Registration'], { keepUnusedDataFor: 0 }),
}));

export const { useGetAccountRecordQuery } = accountRecordApi;
