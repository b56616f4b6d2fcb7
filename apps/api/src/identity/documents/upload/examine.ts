import { ACCEPTED_TYPES, type KEPT_TYPES } from '@site/api-contract/identity';
import { refuse, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { refuseFile } from './refuse-file';

export type Examined = {
  bytes: Buffer;
  mediaType: (typeof KEPT_TYPES)[number];
  pages: number | null;
};

/**
 * Finds a file's type by its content and gives the bytes to store: pictures drawn anew,
 * so that only the picture remains, PDFs as they came (security-requirements F1, F2).
 * Refuses everything else at its field, and a PDF for which a busy machine has no time
 * with 503.
 */
export async function examine(
  { config, pdfPages }: Pick<Ports, 'config' | 'pdfPages'>,
  bytes: Buffer,
): Promise<Examined> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!found || !isAccepted(found.mime))
    return refuseFile('Esse tipo de arquivo não serve. Envie JPG, PNG, WebP ou PDF.');
  if (found.mime !== 'application/pdf') {
    // The drawing library takes megabytes of memory, so an API without pictures never
    // loads it.
    const { redraw } = await import('./redraw-picture');
    return { bytes: await redraw(config, bytes), mediaType: 'image/jpeg', pages: null };
  }
  const counted = await pdfPages(bytes);
  if ('problem' in counted)
    return counted.problem === 'late'
      ? refuse('unavailable', TEXTS.unavailable, { retryAfterSeconds: 5 })
      : refuseFile(WHY_NOT[counted.problem]);
  if (counted.pages > config.DOCUMENT_MAX_PAGES)
    return refuseFile(
      `O PDF tem ${counted.pages} páginas. Envie até ${config.DOCUMENT_MAX_PAGES}.`,
    );
  return { bytes, mediaType: 'application/pdf', pages: counted.pages };
}

const WHY_NOT = {
  locked: 'Esse PDF pede senha. Envie uma cópia sem senha.',
  unreadable: 'Não conseguimos abrir esse PDF. Gere o arquivo de novo ou envie uma foto.',
  heavy:
    'Uma página desse PDF tem desenho demais. Envie uma foto do documento ou um PDF mais simples.',
} as const;

function isAccepted(type: string): boolean {
  return (ACCEPTED_TYPES as readonly string[]).includes(type);
}
