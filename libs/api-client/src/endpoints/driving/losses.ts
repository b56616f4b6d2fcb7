import { endByLoss, quoteLoss } from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

const lossesApi = addEndpoints(({ reads, writes }) => ({
  // The quote has no tag: the end itself would ask for it again, and it would be
  // refused.
  quoteLoss: reads(quoteLoss),
  endByLoss: writes(endByLoss, [
    'ServiceRequests',
    'Contracts',
    'Payments',
    'Proposals',
    'Purchases',
    'Returns',
  ]),
}));

export const { useEndByLossMutation, useQuoteLossQuery } = lossesApi;
