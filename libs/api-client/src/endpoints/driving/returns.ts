import {
  addDamage,
  answerDamages,
  bookReturn,
  cancelReturn,
  decideContest,
  deleteDamage,
  deleteHomePhoto,
  deleteReturnPhoto,
  dropHomeDamage,
  getReturn,
  listReturns,
  listReturnSlots,
  nameHomeDamage,
  noteWearDamage,
  receiveCar,
  sendHomePhoto,
  sendReturnPhoto,
  sendReturnPin,
} from '@site/api-contract';
import { addEndpoints, NOTHING_READ } from '../add-endpoints';

/** The contract also shows that a return ends or charges it. */
const OF_CONTRACT = ['Returns', 'Contracts', 'Payments', 'Proposals'] as const;

const returnsApi = addEndpoints(({ reads, readsPages, writes }) => ({
  listReturns: reads(listReturns, ['Returns']),
  /** The whole list, page by page. */
  listReturnPages: readsPages(listReturns, ['Returns']),
  getReturn: reads(getReturn, ['Returns']),
  listReturnSlots: reads(listReturnSlots, ['Returns']),
  bookReturn: writes(bookReturn, ['Returns']),
  cancelReturn: writes(cancelReturn, ['Returns']),
  sendReturnPhoto: writes(sendReturnPhoto, ['Returns']),
  deleteReturnPhoto: writes(deleteReturnPhoto, ['Returns']),
  addDamage: writes(addDamage, ['Returns']),
  sendHomePhoto: writes(sendHomePhoto, ['Returns']),
  deleteHomePhoto: writes(deleteHomePhoto, ['Returns']),
  nameHomeDamage: writes(nameHomeDamage, ['Returns']),
  dropHomeDamage: writes(dropHomeDamage, ['Returns']),
  noteWearDamage: writes(noteWearDamage, ['Returns']),
  deleteDamage: writes(deleteDamage, ['Returns']),
  sendReturnPin: writes(sendReturnPin, NOTHING_READ),
  receiveCar: writes(receiveCar, OF_CONTRACT),
  answerDamages: writes(answerDamages, OF_CONTRACT),
  decideContest: writes(decideContest, OF_CONTRACT),
}));

export const {
  useAddDamageMutation,
  useAnswerDamagesMutation,
  useBookReturnMutation,
  useCancelReturnMutation,
  useDecideContestMutation,
  useDeleteDamageMutation,
  useDeleteHomePhotoMutation,
  useDeleteReturnPhotoMutation,
  useDropHomeDamageMutation,
  useGetReturnQuery,
  useListReturnPagesInfiniteQuery,
  useListReturnSlotsQuery,
  useNameHomeDamageMutation,
  useNoteWearDamageMutation,
  useReceiveCarMutation,
  useSendHomePhotoMutation,
  useSendReturnPhotoMutation,
  useSendReturnPinMutation,
} = returnsApi;
