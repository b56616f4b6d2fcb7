import { eq } from 'drizzle-orm';
import { type BasketChoice, type Place, type Simulation } from '@site/api-contract';
import { formatDateTime } from '@site/api-contract/brazil';
import { decideGuarantee } from '@site/api-contract/pricing';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { changesBetween } from '../assisted-sale/cart-changes';
import { changedByOther, recordChange } from '../assisted-sale/cart-history';
import { runningBenefit } from '../campaigns/held-benefit';
import { baskets } from './baskets.table';
import { insertBasket, replaceBasket } from './cart-writes.repository';
import { type Calculation } from './pricing/calculation';
import { guaranteedUntil, priceAsRead, priceToday } from './pricing/pricing.service';
import { snapshotOf, tableChange } from './pricing/repricing';
import { requirePlace } from './pricing/require-place';
import {
  lockOpen,
  notFound,
  refuseOtherTable,
  refuseOutdated,
  refuseQueued,
  requireOpen,
  turnOver,
} from './simulations.refusals';
import {
  type BasketRow,
  findOwned,
  type Owned,
  type Owner,
  toSimulation,
} from './simulations.repository';
import { simulations } from './simulations.table';

/** A choice, and the price table whose price was read with it. */
type Chosen = BasketChoice & { priceTable?: string | undefined };

/**
 * Stores the chosen car; its price is frozen with its table for some days
 * (docs/product/sales.md).
 */
export async function createBasket(
  ports: Ports,
  db: Database,
  {
    owner,
    id,
    chosen: { priceTable, ...choice },
  }: { owner: Owner; id: string; chosen: Chosen },
): Promise<Simulation> {
  const readEmpty = async () => {
    const owned = requireOpen(await findOwned(db, owner, id));
    return owned.basket ? refuseOutdated(owned.basket) : owned;
  };
  const owned = await readEmpty();
  const { simulation } = owned;
  const calculation = await priceToday(ports, db, {
    choice,
    clientType: simulation.clientType,
    point: simulation,
    buyer: { holder: owner },
  });
  if (isQueued(calculation)) refuseQueued(calculation.choice.modelName);
  if (priceTable !== undefined && priceTable !== calculation.priceTable)
    refuseOtherTable(calculation.priceTable);
  const now = ports.clock.now();
  const basket: BasketRow = {
    id: ports.random.uuid(),
    simulationId: id,
    revision: 1,
    ...basketColumns(ports, choice, calculation),
    repriced: null,
    createdAt: now,
    updatedAt: now,
  };
  const isStored = await store(db, owned, async (tx) => {
    if (!(await insertBasket(tx, owner, basket))) return false;
    await recordChange(ports, tx, owner, { owned, kind: 'added', basket });
    return true;
  });
  if (isStored) return toSimulation(ports, { simulation, basket });
  await readEmpty(); // refuses with what happened meanwhile
  return refuse('unavailable', TEXTS.unavailable);
}

/** Without a history it is one statement; with one, both are written in a transaction. */
function store(
  db: Database,
  { sharedCartId }: Owned,
  write: (tx: Database) => Promise<boolean>,
): Promise<boolean> {
  return sharedCartId ? db.transaction(write) : write(db);
}

const isQueued = ({ quote }: Pick<BasketRow, 'quote'>) => quote.delivery.kind === 'queue';

/**
 * Refuses a car of a queue, with two reasons: a turn that has ended, or another model.
 * The same car may still be edited in a cart that is older than the queue
 * (docs/product/catalog.md).
 */
function refuseUnlessHeld({ choice, quote }: BasketRow, { choice: wanted }: Calculation) {
  const isSame = choice.modelSlug === wanted.modelSlug;
  const { turn } = quote.delivery;
  if (isSame && turn) throw turnOver(choice.modelName, turn.until);
  if (!isSame) refuseQueued(wanted.modelName);
}

/**
 * Changes the choice, at the price that `priced` gives. An edit of an older revision is
 * refused with the newer state (security-requirements G3).
 */
export async function updateBasket(
  ports: Ports,
  db: Database,
  {
    owner,
    ids,
    edit,
    priced = priceAsRead,
  }: {
    owner: Owner;
    ids: { id: string; basketId: string };
    edit: Chosen & { revision: number; place?: Place | undefined };
    priced?: typeof priceAsRead;
  },
): Promise<Simulation> {
  const { revision, priceTable, place, ...choice } = edit;
  if (place) await requirePlace(ports, db, place);
  const readEditable = async () => {
    const owned = requireOpen(await findOwned(db, owner, ids.id));
    const { basket } = owned;
    if (basket?.id !== ids.basketId) return notFound();
    if (basket.revision === revision) return { owned, basket };
    return refuseOutdated(basket, await changedByOther(db, owner, owned));
  };
  const { owned, basket } = await readEditable();
  const simulation = { ...owned.simulation, ...place };
  const { calculation, ...kept } = await priced(
    ports,
    db,
    { simulation, basket, choice, owner },
    priceTable,
  );
  if (isQueued(calculation)) refuseUnlessHeld(basket, calculation);
  const changed: BasketRow = {
    ...basket,
    revision: revision + 1,
    ...basketColumns(ports, choice, calculation),
    ...kept,
    repriced: await tableChange(ports, db, { simulation, basket, choice, calculation }),
    updatedAt: ports.clock.now(),
  };
  const write = async (tx: Database) => {
    if (!(await replaceBasket(tx, owner, basket, changed))) return false;
    if (place)
      await tx.update(simulations).set(place).where(eq(simulations.id, simulation.id));
    const { clientType } = simulation;
    const now = ports.clock.now();
    const changes = changesBetween({ before: basket, after: changed, clientType, now });
    if (changes.length > 0)
      await recordChange(ports, tx, owner, { owned, kind: 'changed', changes });
    return true;
  };
  const isStored = await (place ? db.transaction(write) : store(db, owned, write));
  if (isStored) return toSimulation(ports, { simulation, basket: changed });
  await readEditable(); // refuses with what happened meanwhile
  return refuse('unavailable', TEXTS.unavailable);
}

/**
 * Prices the same choice by today's table once its guarantee is over, and stores the
 * earlier price, so that every screen can show the change (docs/product/sales.md). A
 * choice that is not sold any more is refused with notifications.
 */
export function repriceBasket(
  ports: Ports,
  db: Database,
  {
    owner,
    ids: { id, basketId },
    revision,
  }: { owner: Owner; ids: { id: string; basketId: string }; revision: number },
): Promise<Simulation> {
  return db.transaction(async (tx) => {
    const owned = await lockOpen(tx, owner, id);
    const { simulation, basket } = owned;
    if (!basket || basket.id !== basketId) return notFound();
    if (basket.revision !== revision) refuseOutdated(basket);
    const now = ports.clock.now();
    if (decideGuarantee({ validUntil: basket.validUntil, now }).kind !== 'over')
      refuse(
        'conflict',
        `O preço desta simulação está garantido até ${formatDateTime(basket.validUntil)}. Não há o que recalcular.`,
        { reason: 'price-guaranteed' },
      );
    const choice = choiceOf(basket);
    const calculation = await priceToday(ports, tx, {
      choice,
      clientType: simulation.clientType,
      point: simulation,
      buyer: { holder: owner, held: basket.quote.delivery.turn },
      held: await runningBenefit(ports, tx, basket),
    });
    if (isQueued(calculation)) refuseUnlessHeld(basket, calculation);
    const [changed] = await tx
      .update(baskets)
      .set({
        revision: revision + 1,
        ...basketColumns(ports, choice, calculation),
        repriced: snapshotOf(basket.quote, basket.priceTable, now),
        updatedAt: now,
      })
      .where(eq(baskets.id, basketId))
      .returning();
    const { clientType } = simulation;
    const changes = changed
      ? changesBetween({ before: basket, after: changed, clientType, now })
      : [];
    if (changes.length > 0)
      await recordChange(ports, tx, owner, { owned, kind: 'changed', changes });
    return toSimulation(ports, { simulation, basket: changed ?? null });
  });
}

function choiceOf({ versionSlug, paint, term, km, addOns, dealershipId }: BasketRow) {
  return {
    versionSlug,
    paint,
    term: term as 12,
    km: km as 500,
    addOns,
    dealershipId: dealershipId === null ? null : String(dealershipId),
  };
}

/** A choice and its price as columns of a basket, guaranteed from now on. */
function basketColumns(
  ports: Ports,
  { versionSlug, paint, term, km, addOns, dealershipId }: BasketChoice,
  { choice, quote, priceTable }: Calculation,
) {
  return {
    versionSlug,
    paint,
    term,
    km,
    addOns,
    dealershipId: dealershipId === null ? null : Number(dealershipId),
    choice,
    quote,
    priceTable,
    validUntil: guaranteedUntil(ports),
  };
}
