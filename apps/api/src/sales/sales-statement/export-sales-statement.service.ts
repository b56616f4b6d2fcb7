import { type exportSalesStatement as call, type QueryOf } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { csvChunks, oneBatch } from '#platform/files/csv';
import { type StreamedFile } from '#platform/http/files';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { worksOn } from '../proposals/proposal-view';
import { showSalesStatement } from './sales-statement.service';

type Export = { viewer: SignedIn; actor: Actor; query: QueryOf<typeof call> };

/**
 * The statement of a month as a CSV. What was taken back has a column of its own: a cell
 * that begins with a minus would be text in a spreadsheet.
 */
export async function exportSalesStatement(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { viewer, actor, query }: Export,
): Promise<StreamedFile> {
  const { month, entries } = await showSalesStatement(ports, db, { viewer, query });
  const columns = worksOn(viewer)
    ? COLUMNS
    : COLUMNS.filter((column) => column !== CUSTOMER);
  await recordAudit(ports, db, {
    actor,
    action: 'sales-statement-exported',
    personId: null,
  });
  return {
    name: `extrato-de-vendas-${month}.csv`,
    type: 'text/csv; charset=utf-8',
    chunks: csvChunks(
      columns.map(([head]) => head),
      oneBatch(entries.map((entry) => columns.map(([, cell]) => cell(entry)))),
    ),
  };
}

type Row = Awaited<ReturnType<typeof showSalesStatement>>['entries'][number];

const decimal = (value: number) => value.toFixed(2).replace('.', ',');

type Column = readonly [head: string, cell: (row: Row) => string];

const CUSTOMER: Column = ['Cliente', ({ customerName }) => customerName ?? ''];

const COLUMNS: readonly Column[] = [
  ['Dia', ({ day }) => formatDate(day)],
  ['Lançamento', ({ kind }) => (kind === 'venda' ? 'Venda' : 'Estorno')],
  ['Contrato', ({ contractNumber }) => contractNumber],
  CUSTOMER,
  ['Assinado em', ({ soldOn }) => formatDate(soldOn)],
  ['Carro', ({ versionName }) => versionName],
  ['Loja', ({ dealershipName }) => dealershipName],
  ['Vendedor', ({ sellerName }) => sellerName ?? ''],
  ['Base (R$)', ({ basis }) => decimal(basis)],
  ['Taxa (%)', ({ rate }) => (rate === null ? '' : decimal(rate))],
  ['Comissão (R$)', (row) => (row.kind === 'venda' ? decimal(row.commission) : '')],
  ['Estorno (R$)', (row) => (row.kind === 'estorno' ? decimal(-row.commission) : '')],
];
