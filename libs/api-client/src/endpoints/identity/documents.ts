import {
  type DataOf,
  deleteDocument,
  listDocuments,
  type RequestOf,
  sendDocument,
} from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends } from '../of-call';

const OF_DOCUMENTS = ['Documents', 'Registration'] as const;

const documentsApi = api.injectEndpoints({
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
      // One that the analysis waited for moves its proposal.
      invalidatesTags: [...OF_DOCUMENTS, 'Proposals'],
    }),
    deleteDocument: build.mutation<
      DataOf<typeof deleteDocument>,
      ArgOf<typeof deleteDocument>
    >({ ...sends(deleteDocument), invalidatesTags: OF_DOCUMENTS }),
  }),
});

export const {
  useDeleteDocumentMutation,
  useListDocumentsQuery,
  useSendDocumentMutation,
} = documentsApi;
