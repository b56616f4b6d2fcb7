import {
  getContractDraft,
  sendSignature,
  sendSignaturePin,
  verifyContract,
} from '@site/api-contract';
import { addEndpoints, NOTHING_READ } from '../add-endpoints';

export const signaturesApi = addEndpoints(({ reads, writes }) => ({
  /** Read again whenever its page opens, and when a refusal says that it changed. */
  getContractDraft: reads(getContractDraft, ['ContractDrafts'], { keepUnusedDataFor: 0 }),
  sendSignaturePin: writes(sendSignaturePin, NOTHING_READ),
  sendSignature: writes(sendSignature, ['Proposals']),
  verifyContract: writes(verifyContract, NOTHING_READ),
}));

export const {
  useGetContractDraftQuery,
  useSendSignatureMutation,
  useSendSignaturePinMutation,
  useVerifyContractMutation,
} = signaturesApi;
