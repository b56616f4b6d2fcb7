import {
  type DataOf,
  getContractDraft,
  sendSignature,
  sendSignaturePin,
  verifyContract,
} from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, NOTHING_READ, sends } from '../of-call';

const signaturesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Read anew whenever its page opens; signing it leaves nothing to read again. */
    getContractDraft: build.query<
      DataOf<typeof getContractDraft>,
      ArgOf<typeof getContractDraft>
    >({ ...sends(getContractDraft), keepUnusedDataFor: 0 }),
    sendSignaturePin: build.mutation<
      DataOf<typeof sendSignaturePin>,
      ArgOf<typeof sendSignaturePin>
    >({ ...sends(sendSignaturePin), invalidatesTags: NOTHING_READ }),
    sendSignature: build.mutation<
      DataOf<typeof sendSignature>,
      ArgOf<typeof sendSignature>
    >({ ...sends(sendSignature), invalidatesTags: ['Proposals'] }),
    verifyContract: build.mutation<
      DataOf<typeof verifyContract>,
      ArgOf<typeof verifyContract>
    >({ ...sends(verifyContract), invalidatesTags: NOTHING_READ }),
  }),
});

export const {
  useGetContractDraftQuery,
  useSendSignatureMutation,
  useSendSignaturePinMutation,
  useVerifyContractMutation,
} = signaturesApi;
