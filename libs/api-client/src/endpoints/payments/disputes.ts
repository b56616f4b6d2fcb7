import {
  answerDispute,
  contestCharge,
  type DataOf,
  getDispute,
  listDisputes,
  sendDisputeFile,
  sendProof,
} from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends } from '../of-call';

const chargeDisputesApi = api.injectEndpoints({
  endpoints: (build) => ({
    contestCharge: build.mutation<
      DataOf<typeof contestCharge>,
      ArgOf<typeof contestCharge>
    >({ ...sends(contestCharge), invalidatesTags: ['Payments', 'Contracts'] }),
    sendProof: build.mutation<DataOf<typeof sendProof>, ArgOf<typeof sendProof>>({
      ...sends(sendProof),
      invalidatesTags: [], // nothing shows it before it is taken along
    }),
    sendDisputeFile: build.mutation<
      DataOf<typeof sendDisputeFile>,
      ArgOf<typeof sendDisputeFile>
    >({ ...sends(sendDisputeFile), invalidatesTags: ['Payments'] }),
    listDisputes: build.query<DataOf<typeof listDisputes>, ArgOf<typeof listDisputes>>({
      ...sends(listDisputes),
      providesTags: ['Disputes'],
    }),
    getDispute: build.query<DataOf<typeof getDispute>, ArgOf<typeof getDispute>>({
      ...sends(getDispute),
      providesTags: ['Disputes'],
    }),
    answerDispute: build.mutation<
      DataOf<typeof answerDispute>,
      ArgOf<typeof answerDispute>
    >({ ...sends(answerDispute), invalidatesTags: ['Disputes', 'Contracts'] }),
  }),
});

export const {
  useContestChargeMutation,
  useGetDisputeQuery,
  useListDisputesQuery,
  useSendDisputeFileMutation,
  useSendProofMutation,
  useAnswerDisputeMutation,
} = chargeDisputesApi;
