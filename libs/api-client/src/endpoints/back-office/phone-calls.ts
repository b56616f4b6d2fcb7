import {
  bookByPhone,
  cancelReturnByPhone,
  endPhoneCall,
  getPhoneCall,
  knowCallerByFacts,
  knowCallerByPin,
  listSlotsByPhone,
  openRequestByPhone,
  readOdometerByPhone,
  sendCallerPin,
  sendCopyByPhone,
  startAddressByPhone,
} from '@site/api-contract';
import { addEndpoints, NOTHING_READ } from '../add-endpoints';

/** A refused act makes it stale, too: the call may be over. */
const OF_CALLS = ['PhoneCalls'] as const;

/** A customer on the phone; each look at what can be done is in the trail. */
const phoneCallsApi = addEndpoints(({ reads, writes }) => ({
  getPhoneCall: reads(getPhoneCall, OF_CALLS, { keepUnusedDataFor: 0 }),
  knowCallerByFacts: writes(knowCallerByFacts, OF_CALLS),
  sendCallerPin: writes(sendCallerPin, NOTHING_READ),
  knowCallerByPin: writes(knowCallerByPin, OF_CALLS),
  endPhoneCall: writes(endPhoneCall, OF_CALLS),
  openRequestByPhone: writes(openRequestByPhone, [...OF_CALLS, 'ServiceRequests']),
  readOdometerByPhone: writes(readOdometerByPhone, OF_CALLS),
  listSlotsByPhone: reads(listSlotsByPhone, OF_CALLS, { keepUnusedDataFor: 0 }),
  bookByPhone: writes(bookByPhone, [...OF_CALLS, 'Returns']),
  cancelReturnByPhone: writes(cancelReturnByPhone, [...OF_CALLS, 'Returns']),
  sendCopyByPhone: writes(sendCopyByPhone, OF_CALLS),
  startAddressByPhone: writes(startAddressByPhone, OF_CALLS),
}));

export const {
  useBookByPhoneMutation,
  useCancelReturnByPhoneMutation,
  useEndPhoneCallMutation,
  useGetPhoneCallQuery,
  useKnowCallerByFactsMutation,
  useKnowCallerByPinMutation,
  useListSlotsByPhoneQuery,
  useOpenRequestByPhoneMutation,
  useReadOdometerByPhoneMutation,
  useSendCallerPinMutation,
  useSendCopyByPhoneMutation,
  useStartAddressByPhoneMutation,
} = phoneCallsApi;
