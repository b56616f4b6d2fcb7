import { type FastifyBaseLogger } from 'fastify';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { type PagePicture } from '#platform/files/pdf-page-painter';
import { type Ports } from '#platform/ports';
import {
  type Look,
  noteLook,
  type OpenedDocument,
  requireReady,
} from '../documents.service';
import { type DrawPage } from './limit-page-drawing';
import { type UndrawablePages } from './undrawable-pages';

export type PageAsked = {
  look: Look;
  page: number;
  turn: DrawPage;
  heavy: UndrawablePages;
  log: FastifyBaseLogger;
  /** Aborts when the reader leaves, which stops the drawing. */
  signal: AbortSignal;
};

/**
 * A page of a PDF as a JPEG, for readers who may open the file itself; the audit trail
 * records the page (security-requirements F4). Refuses with 409 `page-undrawable` a page
 * that can't be drawn; the file itself can still be opened. A page that was too heavy is
 * not tried again for a while.
 */
export async function paintPage(
  ports: Ports,
  db: Database,
  { look, page, turn, heavy, log, signal }: PageAsked,
): Promise<OpenedDocument> {
  const row = await requireReady(db, look);
  const { DOCUMENT_MAX_PAGES: most } = ports.config;
  if (page > (row.pages ?? 0)) return refuse('not-found', TEXTS.notFound);
  if (page > most)
    refuse('not-found', `Mostramos até a página ${most}. Baixe o arquivo para ver tudo.`);
  const { fileName } = row;
  const isHeavy = () => heavy.has(fileName, page);
  const draw = async (): Promise<PagePicture> =>
    // Another reader may have tried it during the wait.
    isHeavy()
      ? { problem: 'heavy' }
      : ports.paintPdfPage(await ports.files.get(fileName), page, signal);
  const turnAsked = {
    ownerId: look.asked.userId,
    isStaff: look.viewer.role !== undefined,
    signal,
  };
  const painted = isHeavy()
    ? ({ problem: 'heavy' } as const)
    : await turn(turnAsked, draw);
  if ('problem' in painted) {
    const { problem } = painted;
    if (problem === 'heavy') heavy.add(fileName, page);
    log.warn({ event: 'page-undrawable', problem, documentId: row.id }, 'no picture');
    return refuse('conflict', WHY_NOT[problem], { reason: 'page-undrawable' });
  }
  await noteLook(ports, db, look, `${row.kind}, page ${page}`);
  return { row, bytes: painted.picture };
}

const WHY_NOT = {
  locked: 'Esse PDF pede senha, então não mostramos a página. Baixe o arquivo para ver.',
  unreadable: 'Não conseguimos mostrar esta página. Baixe o arquivo para ver.',
  heavy: 'Esta página é pesada demais para mostrar aqui. Baixe o arquivo para ver.',
  absent: 'Ainda não mostramos PDF nesta tela. Baixe o arquivo para ver.',
  // Nobody reads this answer.
  left: 'Você saiu antes de a página ficar pronta.',
} as const;
