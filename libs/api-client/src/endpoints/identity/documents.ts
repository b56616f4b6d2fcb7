import {
  type DataOf,
  deleteDocument,
  listDocuments,
  type RequestOf,
  sendDocument,
} from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

const OF_DOCUMENTS = ['Documents', 'Registration'] as const;

const documentsApi = addEndpoints(({ build, reads, writes }) => ({
  listDocuments: reads(listDocuments, ['Documents']),
  /**
   * `fetch` sends this one request in place of the client's own, so that a screen can
   * show the progress.
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
    // A document that the analysis waited for changes its proposal.
    invalidatesTags: [...OF_DOCUMENTS, 'Proposals'],
  }),
  deleteDocument: writes(deleteDocument, OF_DOCUMENTS),
}));

export const {
  useDeleteDocumentMutation,
  useListDocumentsQuery,
  useSendDocumentMutation,
} = documentsApi;
