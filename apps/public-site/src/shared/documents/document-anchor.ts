import { type DocumentKind } from '@site/api-contract/documents';

/** Id of the row of a document, to lead to it. */
export function documentAnchor(kind: DocumentKind): string {
  return `documento-${kind}`;
}
