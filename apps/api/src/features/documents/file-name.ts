import { type KEPT_TYPES } from '@site/contracts/documents';

const ENDINGS = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' } as const;

/** The sender's own name for a file, with the ending of what it is now. */
export function downloadName(
  shownName: string,
  mediaType: (typeof KEPT_TYPES)[number],
): string {
  return `${shownName.replace(/\.[^.]{1,5}$/, '')}.${ENDINGS[mediaType]}`;
}
