import {
  answerPurchase,
  askPurchase,
  getPurchase,
  listPurchases,
  offerPurchase,
  refusePurchase,
  transferPurchase,
} from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

/** The contract shows the state of its purchase. */
const OF_CONTRACT = ['Purchases', 'Contracts'] as const;

const purchasesApi = addEndpoints(({ reads, writes }) => ({
  getPurchase: reads(getPurchase, ['Purchases']),
  listPurchases: reads(listPurchases, ['Purchases']),
  askPurchase: writes(askPurchase, OF_CONTRACT),
  // An accepted offer is charged, and cancels a booked return.
  answerPurchase: writes(answerPurchase, [
    'Purchases',
    'Contracts',
    'Payments',
    'Returns',
  ]),
  offerPurchase: writes(offerPurchase, OF_CONTRACT),
  refusePurchase: writes(refusePurchase, OF_CONTRACT),
  transferPurchase: writes(transferPurchase, OF_CONTRACT),
}));

export const {
  useAnswerPurchaseMutation,
  useAskPurchaseMutation,
  useGetPurchaseQuery,
  useListPurchasesQuery,
  useOfferPurchaseMutation,
  useRefusePurchaseMutation,
  useTransferPurchaseMutation,
} = purchasesApi;
