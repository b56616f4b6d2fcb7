import {
  answerDispute,
  contestCharge,
  getDispute,
  listDisputes,
  sendDisputeFile,
  sendProof,
} from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

const chargeDisputesApi = addEndpoints(({ reads, writes }) => ({
  contestCharge: writes(contestCharge, ['Payments', 'Contracts']),
  // Nothing shows the file before the contest is sent.
  sendProof: writes(sendProof, []),
  sendDisputeFile: writes(sendDisputeFile, ['Payments']),
  listDisputes: reads(listDisputes, ['Disputes']),
  getDispute: reads(getDispute, ['Disputes']),
  answerDispute: writes(answerDispute, ['Disputes', 'Contracts']),
}));

export const {
  useContestChargeMutation,
  useGetDisputeQuery,
  useListDisputesQuery,
  useSendDisputeFileMutation,
  useSendProofMutation,
  useAnswerDisputeMutation,
} = chargeDisputesApi;
