import {
  type comparePriceTable as compareCall,
  type DataOf,
  type listPriceTables as listCall,
} from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';
import { byWhom } from '#platform/security/who-acted';
import { notifyDeskConsultants } from '../../activity/notifications/notify-desk-consultants';
import { notePriceTableAct } from '../imports/prices';
import { compareExtras, showExtras } from './extras';
import { periodsFrom, tableAt } from './price-periods.rules';
import { toGroups, toSummary } from './price-table-view';
import {
  comparePrices,
  countPrices,
  findTable,
  listTables,
  listValidities,
  type PriceTableRow,
  withdrawScheduled,
} from './price-tables.repository';

const MOST_TABLES = 100;
type Needs = Pick<Ports, 'clock' | 'config'>;

/** The price tables, and the instant from which none would hold. */
export async function showPriceTables(
  { clock, config }: Needs,
  db: Database,
): Promise<DataOf<typeof listCall>> {
  const now = clock.now();
  const rows = await listTables(db, MOST_TABLES);
  const shown = rows.slice(0, MOST_TABLES);
  const periods = periodsFrom(await listValidities(db), now);
  const counts = await countPrices(
    db,
    shown.map(({ table }) => table.id),
  );
  return {
    items: shown.map((row) =>
      toSummary(row, { periods, now, prices: counts.get(row.table.id) ?? 0 }),
    ),
    hasMore: rows.length > MOST_TABLES,
    extras: periods[0]?.id ? await showExtras(db, periods[0].id) : [],
    gapFrom: periods.find(({ id }) => id === null)?.from.toISOString() ?? null,
    guaranteeDays: config.PRICE_VALID_DAYS,
  };
}

/** A table beside the one in force; the one in force beside the one before it. */
export async function compareWithCurrent(
  { clock, config }: Needs,
  db: Database,
  id: number,
): Promise<DataOf<typeof compareCall>> {
  const row = (await findTable(db, id)) ?? refuse('not-found', TEXTS.notFound);
  const now = clock.now();
  const validities = await listValidities(db);
  const current = tableAt(validities, now);
  const other =
    current?.id === id
      ? tableAt(validities, new Date(current.validFrom.getTime() - 1))
      : current;
  const before = other && (await findTable(db, other.id));
  const counts = await countPrices(db, [id]);
  return {
    table: toSummary(row, {
      periods: periodsFrom(validities, now),
      now,
      prices: counts.get(id) ?? 0,
    }),
    against: before?.table.name ?? null,
    groups: toGroups(await comparePrices(db, { after: id, before: other?.id ?? null })),
    extras: await compareExtras(db, { after: id, before: other?.id ?? null }),
    guaranteeDays: config.PRICE_VALID_DAYS,
  };
}

/**
 * Withdraws a scheduled table. One that has begun stays, since prices were shown from it;
 * a newer table corrects it.
 */
export async function withdrawPriceTable(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { id, actor }: { id: number; actor: Actor },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (await withdrawScheduled(tx, id, ports.clock.now())) {
      await notePriceTableAct(ports, tx, { id, act: 'withdrawn', actor });
      const about = { priceTable: id };
      return notifyDeskConsultants(ports, tx, { kind: 'prices-withdrawn', about, actor });
    }
    const found = (await findTable(tx, id)) ?? refuse('not-found', TEXTS.notFound);
    return refuse('conflict', whyNot(found, actor), { reason: 'changed-meanwhile' });
  });
}

/** Says who withdrew a table, and when; or that the table has begun. */
function whyNot({ table, withdrawn, withdrawer }: PriceTableRow, reader: Actor): string {
  if (!table.withdrawnAt)
    return 'Esta tabela já começou a valer. Para corrigir preços, importe outra.';
  if (!withdrawn) return 'Esta tabela já foi retirada.';
  const { at, actedBy, actorRole } = withdrawn;
  const who = { at, name: withdrawer, id: actedBy, role: actorRole };
  return byWhom(who, 'retirou esta tabela', reader.id);
}
