import {
  type DataOf,
  deleteDocument,
  listDocuments,
  type RequestOf,
  resumeAnalysis,
  sendDocument,
} from '@site/contracts';
import { api } from '../api';
import { type ArgOf, sends } from './of-call';

const OF_DOCUMENTS = ['Documents', 'Registration'] as const;

export const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDocuments: build.query<DataOf<typeof listDocuments>, ArgOf<typeof listDocuments>>(
      { ...sends(listDocuments), providesTags: ['Documents'] },
    ),
    /**
     * `fetch` sends this one request in place of the client's own: how a screen gets to
     * know the progress.
     */
    sendDocument: build.mutation<
      DataOf<typeof sendDocument>,
      RequestOf<typeof sendDocument> & { fetch?: typeof globalThis.fetch }
    >({
      query: ({ fetch, ...request }) => ({
        call: sendDocument,
        request,
        ...(fetch && { fetch }),
      }),
      invalidatesTags: OF_DOCUMENTS,
    }),
    deleteDocument: build.mutation<
      DataOf<typeof deleteDocument>,
      ArgOf<typeof deleteDocument>
    >({ ...sends(deleteDocument), invalidatesTags: OF_DOCUMENTS }),
    /** Here and not with the proposals: only the screens of documents say it. */
    resumeAnalysis: build.mutation<
      DataOf<typeof resumeAnalysis>,
      ArgOf<typeof resumeAnalysis>
    >({ ...sends(resumeAnalysis), invalidatesTags: ['Proposals'] }),
  }),
});

export const {
  useDeleteDocumentMutation,
  useListDocumentsQuery,
  useResumeAnalysisMutation,
  useSendDocumentMutation,
} = documentsApi;
