import {
  type BodyOf,
  type DataOf,
  type listStockCars as listCall,
  type ParamsOf,
  type QueryOf,
  type saveStock as saveCall,
  type StockChoices,
  type StockItem,
} from '@site/api-contract';
import { bumpContentVersion } from '#platform/data/content-version';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { pageSizeOf, refuseCursor } from '#platform/http/paging';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { lockDealership } from '../dealerships/dealerships.repository';
import { refuseMoved, refuseNoneFree } from './stock.refusals';
import {
  changeFree,
  isPaint,
  listFree,
  listPaints,
  listStockVersions,
  type StockLine,
} from './stock.repository';
import { countCars, listCars, type StockRow } from './stock-list.repository';

/** Free and reserved cars: all cars in the yard. */
const IN_THE_YARD = ['free', 'reserved'] as const;
const POSITION = /^[0-9A-Za-z:-]{1,120}$/;

/** The cars of a dealership, in the order of the catalogue. */
export async function showStock(
  db: Database,
  dealershipId: number,
  { search, state, cursor, limit }: QueryOf<typeof listCall>,
): Promise<DataOf<typeof listCall>> {
  const wanted = { dealershipId, search };
  const size = pageSizeOf({ limit });
  const states = state ? [state] : IN_THE_YARD;
  const rows = await listCars(
    db,
    { ...wanted, states },
    { after: positionIn(cursor), limit: size },
  );
  const counts = await countCars(db, wanted);
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    items: shown.map(toItem),
    nextCursor:
      rows.length > size && last
        ? Buffer.from(last.position).toString('base64url')
        : null,
    total: states.reduce((sum, one) => sum + (counts.get(one)?.rows ?? 0), 0),
    counts: {
      free: counts.get('free')?.cars ?? 0,
      reserved: counts.get('reserved')?.cars ?? 0,
      delivered: counts.get('delivered')?.cars ?? 0,
    },
  };
}

/** The cursor at which the page before ended; '' for the first page. */
function positionIn(cursor: string | undefined): string {
  if (!cursor) return '';
  const position = Buffer.from(cursor, 'base64url').toString('utf8');
  return POSITION.test(position) ? position : refuseCursor();
}

function toItem(row: StockRow): StockItem {
  const { contractId, contractNumber, deliveredBy, changedAs, changedName } = row;
  return {
    ...row,
    contract:
      contractId && contractNumber
        ? { id: contractId, number: contractNumber, deliveredBy }
        : null,
    since: new Date(row.sinceMs).toISOString(),
    changed: changedAs && {
      as: changedAs,
      name: changedAs === 'DEALER' ? changedName : null,
    },
  };
}

/** The versions and paints that can be in the stock, with their free cars. */
export async function showChoices(
  db: Database,
  dealershipId: number,
): Promise<StockChoices> {
  const versions = await listStockVersions(db);
  const paints = await listPaints(db);
  return {
    versions: versions.map(({ slug, name }) => ({ slug, name })),
    paints: paints.map(({ slug, name }) => ({ slug, name })),
    free: await listFree(db, dealershipId),
  };
}

type Change = {
  dealershipId: number;
  car: ParamsOf<typeof saveCall>;
  form: BodyOf<typeof saveCall>;
  actor: Actor;
};

/**
 * Changes the number of free cars of a version and color. Cars that contracts hold are
 * not counted and can't be removed here (409 `car-reserved`). Somebody who saw another
 * number gets 409 `changed-meanwhile` with who changed it, and when.
 */
export function saveStock(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { dealershipId, car, form, actor }: Change,
): Promise<{ ok: true }> {
  return db.transaction(async (tx) => {
    const version = (await listStockVersions(tx)).find(
      ({ slug }) => slug === car.version,
    );
    if (!version || !(await isPaint(tx, car.paint))) refuse('not-found', TEXTS.notFound);
    const line: StockLine = { dealershipId, versionId: version.id, paint: car.paint };
    await lockDealership(tx, dealershipId);
    const { quantity, seen } = form;
    if (quantity === 0 && seen === 0) await refuseNoneFree(tx, line);
    const change = { quantity, seen, at: ports.clock.now(), by: actor };
    if (!(await changeFree(tx, line, change))) await refuseMoved(tx, line);
    await bumpContentVersion(tx);
    await recordAudit(ports, tx, {
      actor,
      action: 'stock-changed',
      personId: null,
      detail: `${dealershipId} ${car.version} ${car.paint} ${seen}>${quantity}`,
    });
    return { ok: true as const };
  });
}
