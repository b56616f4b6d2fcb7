import {
  claimServiceRequest,
  decideDeductible,
  getServiceRequest,
  listServiceQueue,
  listServiceRequests,
  openServiceRequest,
  sendServiceFile,
  sendServiceMessage,
} from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

const OF_REQUESTS = ['ServiceRequests'] as const;

const serviceRequestsApi = addEndpoints(({ reads, writes }) => ({
  listServiceRequests: reads(listServiceRequests, OF_REQUESTS),
  listServiceQueue: reads(listServiceQueue, OF_REQUESTS),
  getServiceRequest: reads(getServiceRequest, OF_REQUESTS),
  /** The odometer of a service goes into the km bank, which a return shows. */
  openServiceRequest: writes(openServiceRequest, [...OF_REQUESTS, 'KmBank', 'Returns']),
  claimServiceRequest: writes(claimServiceRequest, OF_REQUESTS),
  sendServiceMessage: writes(sendServiceMessage, OF_REQUESTS),
  decideDeductible: writes(decideDeductible, [...OF_REQUESTS, 'Contracts', 'Payments']),
  sendServiceFile: writes(sendServiceFile, OF_REQUESTS),
}));

export const {
  useClaimServiceRequestMutation,
  useDecideDeductibleMutation,
  useGetServiceRequestQuery,
  useListServiceQueueQuery,
  useListServiceRequestsQuery,
  useOpenServiceRequestMutation,
  useSendServiceFileMutation,
  useSendServiceMessageMutation,
} = serviceRequestsApi;
