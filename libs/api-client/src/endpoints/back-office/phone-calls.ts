import {
  bookByPhone,
  bookWorkshopByPhone,
  cancelReturnByPhone,
  cancelWorkshopByPhone,
  endPhoneCall,
  getPhoneCall,
  knowCallerByFacts,
  knowCallerByPin,
  listSlotsByPhone,
  moveWorkshopByPhone,
  openRequestByPhone,
  readOdometerByPhone,
  sendCallerPin,
  sendCopyByPhone,
  startAddressByPhone,
} from '@site/api-contract';
import { addEndpoints, NOTHING_READ } from '../add-endpoints';

/** A refused act makes it stale, too: the call may be over. */
const OF_CALLS = ['PhoneCalls'] as const;
const OF_WORKSHOP = [...OF_CALLS, 'Workshop', 'Contracts'] as const;

/**
 * A customer on the phone. An act makes stale what the customer's own act does; each look
 * at what can be done is in the trail.
 */
const phoneCallsApi = addEndpoints(({ reads, writes }) => ({
  getPhoneCall: reads(getPhoneCall, OF_CALLS, { keepUnusedDataFor: 0 }),
  knowCallerByFacts: writes(knowCallerByFacts, OF_CALLS),
  sendCallerPin: writes(sendCallerPin, NOTHING_READ),
  knowCallerByPin: writes(knowCallerByPin, OF_CALLS),
  endPhoneCall: writes(endPhoneCall, OF_CALLS),
  openRequestByPhone: writes(openRequestByPhone, [
    ...OF_CALLS,
    'ServiceRequests',
    'KmBank',
    'Returns',
  ]),
  readOdometerByPhone: writes(readOdometerByPhone, [...OF_CALLS, 'KmBank', 'Returns']),
  listSlotsByPhone: reads(listSlotsByPhone, OF_CALLS, { keepUnusedDataFor: 0 }),
  bookByPhone: writes(bookByPhone, [...OF_CALLS, 'Returns', 'Deliveries', 'Proposals']),
  cancelReturnByPhone: writes(cancelReturnByPhone, [...OF_CALLS, 'Returns']),
  bookWorkshopByPhone: writes(bookWorkshopByPhone, OF_WORKSHOP),
  moveWorkshopByPhone: writes(moveWorkshopByPhone, OF_WORKSHOP),
  cancelWorkshopByPhone: writes(cancelWorkshopByPhone, OF_WORKSHOP),
  sendCopyByPhone: writes(sendCopyByPhone, [...OF_CALLS, 'Payments']),
  startAddressByPhone: writes(startAddressByPhone, OF_CALLS),
}));

export const {
  useBookByPhoneMutation,
  useBookWorkshopByPhoneMutation,
  useCancelReturnByPhoneMutation,
  useCancelWorkshopByPhoneMutation,
  useEndPhoneCallMutation,
  useGetPhoneCallQuery,
  useKnowCallerByFactsMutation,
  useKnowCallerByPinMutation,
  useListSlotsByPhoneQuery,
  useMoveWorkshopByPhoneMutation,
  useOpenRequestByPhoneMutation,
  useReadOdometerByPhoneMutation,
  useSendCallerPinMutation,
  useSendCopyByPhoneMutation,
  useStartAddressByPhoneMutation,
} = phoneCallsApi;
