import { type exportProposals as call, type QueryOf } from '@site/api-contract';
import { formatDate, formatPhone, saoPauloDay } from '@site/api-contract/brazil';
import { ORIGIN_LABELS, shownState } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { csvChunks } from '#platform/files/csv';
import { type StreamedFile } from '#platform/http/files';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { toProposal } from '../proposal-view';
import { listVisible, positionOf, type VisibleProposal } from '../proposals.repository';

/** Number of rows in memory. */
const BATCH = 500;

type Export = { viewer: SignedIn; actor: Actor; query: QueryOf<typeof call> };

/**
 * The filtered proposals of a dealer or seller, as a CSV that is read from the database
 * while it is sent. Prices are numbers with a decimal comma, without the sign.
 */
export async function exportProposals(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { viewer, actor, query }: Export,
): Promise<StreamedFile> {
  await recordAudit(ports, db, { actor, action: 'proposals-exported', personId: null });
  const now = ports.clock.now();
  const readAfter = (row: VisibleProposal | null) =>
    listVisible(db, viewer, query, {
      after: row && positionOf(row, query),
      limit: BATCH,
      now,
    });
  // Read before anything is sent, so that an unreachable database gives the usual 503.
  const first = await readAfter(null);
  return {
    name: `propostas-${saoPauloDay(now)}.csv`,
    type: 'text/csv; charset=utf-8',
    chunks: csvChunks(
      COLUMNS.map(([head]) => head),
      linesOf(viewer, first, readAfter),
    ),
  };
}

/** The batches as cells. One row more than a batch shows that there is another. */
async function* linesOf(
  viewer: SignedIn,
  first: VisibleProposal[],
  readAfter: (row: VisibleProposal) => Promise<VisibleProposal[]>,
): AsyncGenerator<string[][]> {
  let read = first;
  for (;;) {
    const rows = read.slice(0, BATCH);
    yield rows.map((row) => {
      const facts = { ...toProposal(row, viewer), phone: row.customer.phone };
      return COLUMNS.map(([, cell]) => cell(facts));
    });
    const last = rows.at(-1);
    if (read.length <= BATCH || !last) return;
    read = await readAfter(last);
  }
}

type Facts = ReturnType<typeof toProposal> & { phone: string };

const money = (reais: number) => reais.toFixed(2).replace('.', ',');
const dayOf = (instant: string) => formatDate(new Date(instant));

const COLUMNS: readonly (readonly [head: string, cell: (facts: Facts) => string])[] = [
  ['Número', ({ number }) => number],
  ['Criada em', ({ createdAt }) => dayOf(createdAt)],
  ['Situação', (facts) => shownState(facts).label],
  ['Cliente', ({ customerName }) => customerName],
  ['Pessoa', ({ clientType }) => (clientType === 2 ? 'Jurídica' : 'Física')],
  ['Documento', ({ customerDocument }) => customerDocument],
  ['E-mail', ({ customerEmail }) => customerEmail],
  ['Celular', ({ phone }) => formatPhone(phone)],
  ['Carro', ({ versionName }) => versionName],
  ['Cor', ({ paintName }) => paintName],
  ['Prazo (meses)', ({ term }) => String(term)],
  ['Km por mês', ({ km }) => String(km)],
  ['Mensalidade (R$)', ({ monthly }) => money(monthly)],
  ['Total do contrato (R$)', ({ contractTotal }) => money(contractTotal)],
  ['Origem', ({ origin }) => ORIGIN_LABELS[origin]],
  ['Vendedor', ({ sellerName }) => sellerName ?? ''],
  ['Loja', ({ dealershipName }) => dealershipName ?? ''],
  ['Próximo passo', ({ next }) => next?.step ?? ''],
  ['Dia do próximo passo', ({ next }) => (next ? formatDate(next.day) : '')],
  ['Última mudança', ({ updatedAt }) => dayOf(updatedAt)],
];
