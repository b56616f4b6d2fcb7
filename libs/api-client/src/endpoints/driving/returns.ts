import {
  addDamage,
  answerDamages,
  bookReturn,
  cancelReturn,
  type DataOf,
  decideContest,
  deleteDamage,
  deleteReturnPhoto,
  getReturn,
  listReturns,
  listReturnSlots,
  type QueryOf,
  receiveCar,
  sendReturnPhoto,
  sendReturnPin,
} from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, NOTHING_READ, sends, sendsPages } from '../of-call';

/** The contract, too, shows that a return ends or charges it. */
const OF_CONTRACT = ['Returns', 'Contracts', 'Payments', 'Proposals'] as const;

const returnsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReturns: build.query<DataOf<typeof listReturns>, ArgOf<typeof listReturns>>({
      ...sends(listReturns),
      providesTags: ['Returns'],
    }),
    /** The whole list, page by page. */
    listReturnPages: build.infiniteQuery<
      DataOf<typeof listReturns>,
      Omit<QueryOf<typeof listReturns>, 'cursor'>,
      string | null
    >({ ...sendsPages(listReturns), providesTags: ['Returns'] }),
    getReturn: build.query<DataOf<typeof getReturn>, ArgOf<typeof getReturn>>({
      ...sends(getReturn),
      providesTags: ['Returns'],
    }),
    listReturnSlots: build.query<
      DataOf<typeof listReturnSlots>,
      ArgOf<typeof listReturnSlots>
    >({ ...sends(listReturnSlots), providesTags: ['Returns'] }),
    bookReturn: build.mutation<DataOf<typeof bookReturn>, ArgOf<typeof bookReturn>>({
      ...sends(bookReturn),
      invalidatesTags: ['Returns'],
    }),
    cancelReturn: build.mutation<DataOf<typeof cancelReturn>, ArgOf<typeof cancelReturn>>(
      { ...sends(cancelReturn), invalidatesTags: ['Returns'] },
    ),
    sendReturnPhoto: build.mutation<
      DataOf<typeof sendReturnPhoto>,
      ArgOf<typeof sendReturnPhoto>
    >({ ...sends(sendReturnPhoto), invalidatesTags: ['Returns'] }),
    deleteReturnPhoto: build.mutation<
      DataOf<typeof deleteReturnPhoto>,
      ArgOf<typeof deleteReturnPhoto>
    >({ ...sends(deleteReturnPhoto), invalidatesTags: ['Returns'] }),
    addDamage: build.mutation<DataOf<typeof addDamage>, ArgOf<typeof addDamage>>({
      ...sends(addDamage),
      invalidatesTags: ['Returns'],
    }),
    deleteDamage: build.mutation<DataOf<typeof deleteDamage>, ArgOf<typeof deleteDamage>>(
      { ...sends(deleteDamage), invalidatesTags: ['Returns'] },
    ),
    sendReturnPin: build.mutation<
      DataOf<typeof sendReturnPin>,
      ArgOf<typeof sendReturnPin>
    >({ ...sends(sendReturnPin), invalidatesTags: NOTHING_READ }),
    receiveCar: build.mutation<DataOf<typeof receiveCar>, ArgOf<typeof receiveCar>>({
      ...sends(receiveCar),
      invalidatesTags: OF_CONTRACT,
    }),
    answerDamages: build.mutation<
      DataOf<typeof answerDamages>,
      ArgOf<typeof answerDamages>
    >({ ...sends(answerDamages), invalidatesTags: OF_CONTRACT }),
    decideContest: build.mutation<
      DataOf<typeof decideContest>,
      ArgOf<typeof decideContest>
    >({ ...sends(decideContest), invalidatesTags: OF_CONTRACT }),
  }),
});

export const {
  useAddDamageMutation,
  useAnswerDamagesMutation,
  useBookReturnMutation,
  useCancelReturnMutation,
  useDecideContestMutation,
  useDeleteDamageMutation,
  useDeleteReturnPhotoMutation,
  useGetReturnQuery,
  useListReturnPagesInfiniteQuery,
  useListReturnSlotsQuery,
  useReceiveCarMutation,
  useSendReturnPhotoMutation,
  useSendReturnPinMutation,
} = returnsApi;
