import {
  claimServiceRequest,
  type DataOf,
  decideDeductible,
  getServiceRequest,
  listServiceQueue,
  listServiceRequests,
  openServiceRequest,
  sendServiceFile,
  sendServiceMessage,
} from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends } from '../of-call';

const OF_REQUESTS = ['ServiceRequests'] as const;

const serviceRequestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listServiceRequests: build.query<
      DataOf<typeof listServiceRequests>,
      ArgOf<typeof listServiceRequests>
    >({ ...sends(listServiceRequests), providesTags: OF_REQUESTS }),
    listServiceQueue: build.query<
      DataOf<typeof listServiceQueue>,
      ArgOf<typeof listServiceQueue>
    >({ ...sends(listServiceQueue), providesTags: OF_REQUESTS }),
    getServiceRequest: build.query<
      DataOf<typeof getServiceRequest>,
      ArgOf<typeof getServiceRequest>
    >({ ...sends(getServiceRequest), providesTags: OF_REQUESTS }),
    /** The odometer of a service goes into the km bank, too. */
    openServiceRequest: build.mutation<
      DataOf<typeof openServiceRequest>,
      ArgOf<typeof openServiceRequest>
    >({ ...sends(openServiceRequest), invalidatesTags: [...OF_REQUESTS, 'KmBank'] }),
    claimServiceRequest: build.mutation<
      DataOf<typeof claimServiceRequest>,
      ArgOf<typeof claimServiceRequest>
    >({ ...sends(claimServiceRequest), invalidatesTags: OF_REQUESTS }),
    sendServiceMessage: build.mutation<
      DataOf<typeof sendServiceMessage>,
      ArgOf<typeof sendServiceMessage>
    >({ ...sends(sendServiceMessage), invalidatesTags: OF_REQUESTS }),
    decideDeductible: build.mutation<
      DataOf<typeof decideDeductible>,
      ArgOf<typeof decideDeductible>
    >({
      ...sends(decideDeductible),
      invalidatesTags: [...OF_REQUESTS, 'Contracts', 'Payments'],
    }),
    sendServiceFile: build.mutation<
      DataOf<typeof sendServiceFile>,
      ArgOf<typeof sendServiceFile>
    >({ ...sends(sendServiceFile), invalidatesTags: OF_REQUESTS }),
  }),
});

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
