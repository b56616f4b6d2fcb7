import { endByLoss, quoteLoss } from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

const lossesApi = addEndpoints(({ reads, writes }) => ({
  // The quote has no tag: otherwise the end of the contract would ask for it again, and
  // be refused.
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
