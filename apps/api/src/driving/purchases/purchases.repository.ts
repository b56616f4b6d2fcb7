import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { type listPurchases, type QueryOf } from '@site/api-contract';
import { type ContractTerms, PURCHASE_STATES } from '@site/api-contract/contracts';
import { isPurchaseOpen } from '@site/api-contract/driving';
import { type Database } from '#platform/data/database';
import { vehicleVersions } from '../../catalog/vehicles/vehicles.table';
import { type PurchaseRow } from '../../contracts/contracts/contracts.repository';
import { foundBy } from '../../contracts/contracts/list/contract-search.repository';
import { purchases } from './purchases.table';

/** Most rows of the list; a search finds the others. */
const MOST = 200;
const OPEN = PURCHASE_STATES.filter(isPurchaseOpen);
const OVER = PURCHASE_STATES.filter((state) => !isPurchaseOpen(state));

/**
 * Open purchases, first those that wait for us, longest first; or the ended ones, the
 * newest first. Only of contracts that a search finds.
 */
export async function listPurchaseIds(
  db: Database,
  { state = 'open', search }: QueryOf<typeof listPurchases>,
): Promise<string[]> {
  const isOurTurn = sql`${purchases.state} in ('pedida', 'comprada')`;
  const rows = await db
    .select({ id: purchases.contractId })
    .from(purchases)
    .where(
      and(
        inArray(purchases.state, state === 'open' ? OPEN : OVER),
        foundBy(purchases.contractId, search),
      ),
    )
    .orderBy(
      ...(state === 'open'
        ? [desc(isOurTurn), asc(purchases.updatedAt)]
        : [desc(purchases.updatedAt)]),
      asc(purchases.contractId),
    )
    .limit(MOST);
  return rows.map(({ id }) => id);
}

/** Purchases that time or a payment may move, the oldest change first. */
export async function listWaitingIds(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: purchases.contractId })
    .from(purchases)
    .where(inArray(purchases.state, ['pedida', 'oferecida', 'aceita']))
    .orderBy(asc(purchases.updatedAt), asc(purchases.contractId));
  return rows.map(({ id }) => id);
}

/** List price of a new car of this version, in centavos; null when we have none. */
export async function findListPrice(
  db: Database,
  { modelSlug, versionSlug }: Pick<ContractTerms, 'modelSlug' | 'versionSlug'>,
): Promise<number | null> {
  const [version] = await db
    .select({ centavos: vehicleVersions.listPriceCentavos })
    .from(vehicleVersions)
    .where(
      and(
        eq(vehicleVersions.modelSlug, modelSlug),
        eq(vehicleVersions.slug, versionSlug),
      ),
    );
  return version?.centavos ?? null;
}

/** Stores that an offer was asked for, for the first time or again. */
export async function insertPurchase(
  tx: Database,
  {
    contractId,
    before,
    now,
  }: { contractId: string; before: PurchaseRow | null; now: Date },
): Promise<void> {
  const row = {
    state: 'pedida' as const,
    round: (before?.round ?? 0) + 1,
    askedAt: now,
    answer: null,
    answeredAt: null,
    answeredBy: null,
    priceCentavos: null,
    validUntil: null,
    acceptedAt: null,
    dueOn: null,
    revision: (before?.revision ?? 0) + 1,
    updatedAt: now,
  };
  await tx
    .insert(purchases)
    .values({ ...row, contractId })
    .onConflictDoUpdate({ target: purchases.contractId, set: row });
}

/** Changes a purchase that the caller has locked, and raises its revision. */
export async function changePurchase(
  tx: Database,
  { contractId, revision }: Pick<PurchaseRow, 'contractId' | 'revision'>,
  changes: Partial<PurchaseRow> & Pick<PurchaseRow, 'state' | 'updatedAt'>,
): Promise<void> {
  await tx
    .update(purchases)
    .set({ ...changes, revision: revision + 1 })
    .where(eq(purchases.contractId, contractId));
}

/** Whether the car is bought and its title not transferred yet. */
export async function isTransferPending(
  db: Database,
  contractId: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: purchases.contractId })
    .from(purchases)
    .where(and(eq(purchases.contractId, contractId), eq(purchases.state, 'comprada')));
  return rows.length > 0;
}
