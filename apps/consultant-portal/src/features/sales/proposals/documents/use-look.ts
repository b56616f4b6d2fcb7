import { useEffect, useRef } from 'react';
import { failureOf, useFetchFile } from '@site/api-client';
import {
  downloadDocument,
  type FileAnswer,
  getDocumentPage,
  type SentDocument,
} from '@site/api-contract';

/** A picture, or a page of a PDF, counted from 1; `why` there is no picture of it. */
export type ShownFile = { document: SentDocument; page: number } & (
  { file: FileAnswer } | { file: null; why: string }
);

/**
 * Fetches what of a document is shown: a picture, or a page of a PDF, counted from 1. A
 * page that the API can't draw is shown with its reason; any other failure rejects. Who
 * leaves the place that asked ends the drawing of the page.
 */
export function useLook(customerId: string) {
  const fetchFile = useFetchFile(downloadDocument);
  const fetchPage = useFetchFile(getDocumentPage);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return async (document: SentDocument, page = 1): Promise<ShownFile> => {
    const params = { id: customerId, documentId: document.id };
    if (document.mediaType === 'image/jpeg')
      return { document, page, file: await fetchFile({ params }) };
    try {
      const file = await fetchPage(
        { params: { ...params, page: String(page) } },
        leaving.current.signal,
      );
      return { document, page, file };
    } catch (error) {
      const failure = failureOf(error);
      if (failure?.reason !== 'page-undrawable') throw error;
      return { document, page, file: null, why: failure.message };
    }
  };
}
