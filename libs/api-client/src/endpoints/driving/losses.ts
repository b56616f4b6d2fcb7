import { type DataOf, endByLoss, quoteLoss } from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends } from '../of-call';

const lossesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The quote has no tag: the end itself would ask for it again, and it would be
    // refused.
    quoteLoss: build.query<DataOf<typeof quoteLoss>, ArgOf<typeof quoteLoss>>(
      sends(quoteLoss),
    ),
    endByLoss: build.mutation<DataOf<typeof endByLoss>, ArgOf<typeof endByLoss>>({
      ...sends(endByLoss),
      invalidatesTags: [
        'ServiceRequests',
        'Contracts',
        'Payments',
        'Proposals',
        'Purchases',
        'Returns',
      ],
    }),
  }),
});

export const { useEndByLossMutation, useQuoteLossQuery } = lossesApi;
