import {
  answerPurchase,
  askPurchase,
  type DataOf,
  getPurchase,
  listPurchases,
  offerPurchase,
  refusePurchase,
  transferPurchase,
} from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends } from '../of-call';

/** The contract says how far its purchase is. */
const OF_CONTRACT = ['Purchases', 'Contracts'] as const;

const purchasesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPurchase: build.query<DataOf<typeof getPurchase>, ArgOf<typeof getPurchase>>({
      ...sends(getPurchase),
      providesTags: ['Purchases'],
    }),
    listPurchases: build.query<DataOf<typeof listPurchases>, ArgOf<typeof listPurchases>>(
      { ...sends(listPurchases), providesTags: ['Purchases'] },
    ),
    askPurchase: build.mutation<DataOf<typeof askPurchase>, ArgOf<typeof askPurchase>>({
      ...sends(askPurchase),
      invalidatesTags: OF_CONTRACT,
    }),
    // An accepted offer is charged, and takes a booked return back.
    answerPurchase: build.mutation<
      DataOf<typeof answerPurchase>,
      ArgOf<typeof answerPurchase>
    >({
      ...sends(answerPurchase),
      invalidatesTags: ['Purchases', 'Contracts', 'Payments', 'Returns'],
    }),
    offerPurchase: build.mutation<
      DataOf<typeof offerPurchase>,
      ArgOf<typeof offerPurchase>
    >({ ...sends(offerPurchase), invalidatesTags: OF_CONTRACT }),
    refusePurchase: build.mutation<
      DataOf<typeof refusePurchase>,
      ArgOf<typeof refusePurchase>
    >({ ...sends(refusePurchase), invalidatesTags: OF_CONTRACT }),
    transferPurchase: build.mutation<
      DataOf<typeof transferPurchase>,
      ArgOf<typeof transferPurchase>
    >({ ...sends(transferPurchase), invalidatesTags: OF_CONTRACT }),
  }),
});

export const {
  useAnswerPurchaseMutation,
  useAskPurchaseMutation,
  useGetPurchaseQuery,
  useListPurchasesQuery,
  useOfferPurchaseMutation,
  useRefusePurchaseMutation,
  useTransferPurchaseMutation,
} = purchasesApi;
