import { type KEPT_TYPES } from '@site/api-contract/identity';

const ENDINGS = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' } as const;

/** The sender's name for a file, with the ending of its stored type. */
export function downloadName(
  shownName: string,
  mediaType: (typeof KEPT_TYPES)[number],
): string {
  return `${stemOf(shownName)}.${ENDINGS[mediaType]}`;
}

/** Name of the picture of one page of a file. */
export function pageName(shownName: string, page: number): string {
  return `${stemOf(shownName)}, página ${page}.jpg`;
}

function stemOf(name: string): string {
  return name.replace(/\.[^.]{1,5}$/, '');
}
