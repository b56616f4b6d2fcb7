import { type DocumentKind } from '@site/api-contract/identity';

/** Id of the row of a document, used in links. */
export function documentAnchor(kind: DocumentKind): string {
  return `documento-${kind}`;
}
