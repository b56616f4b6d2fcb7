import { bulkhead, type BulkheadPolicy, isBulkheadRejectedError } from 'cockatiel';
import { type FastifyBaseLogger } from 'fastify';
import { type Config } from '#platform/config';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import {
  type Look,
  noteLook,
  type OpenedDocument,
  requireReady,
} from './documents.service';

/** A page takes a second as a rule: with more before it, asking again is better. */
const WAITING_PAGES = 8;

/**
 * How many pages are drawn at once in this process. Customers have a turn of their own:
 * whoever asks for pages of a file made to be slow holds up no analysis.
 */
type PageTurns = Record<'staff' | 'customers', BulkheadPolicy>;

export function pageTurns({
  config,
}: {
  config: Pick<Config, 'DOCUMENT_PAGES_AT_ONCE'>;
}): PageTurns {
  return {
    staff: bulkhead(config.DOCUMENT_PAGES_AT_ONCE, WAITING_PAGES),
    customers: bulkhead(1, WAITING_PAGES),
  };
}

type PageAsked = {
  look: Look;
  page: number;
  turns: PageTurns;
  log: FastifyBaseLogger;
};

/**
 * A page of a PDF as a JPEG, for those who may open the file itself; what was seen is in
 * the audit trail (security-requirements F4). Refuses with 409 `page-undrawable` what
 * can't be drawn: the file itself can be had all the same.
 */
export async function paintPage(
  ports: Ports,
  db: Database,
  { look, page, turns, log }: PageAsked,
): Promise<OpenedDocument> {
  const row = await requireReady(db, look);
  const { DOCUMENT_MAX_PAGES: most } = ports.config;
  if (page > (row.pages ?? 0)) return refuse('not-found', TEXTS.notFound);
  if (page > most)
    refuse('not-found', `Mostramos até a página ${most}. Baixe o arquivo para ver tudo.`);
  const turn = turns[look.viewer.role ? 'staff' : 'customers'];
  const painted = await turn
    .execute(async () => ports.paintPdfPage(await ports.files.get(row.fileName), page))
    .catch(refuseWhenFull);
  if ('problem' in painted) {
    const { problem } = painted;
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
} as const;

function refuseWhenFull(error: unknown): never {
  if (isBulkheadRejectedError(error))
    refuse(
      'unavailable',
      'Estamos preparando muitas páginas agora. Tente de novo em instantes.',
      { retryAfterSeconds: 5 },
    );
  throw error;
}
