import { eq } from 'drizzle-orm';
import { type Simulation } from '@site/contracts';
import { formatDateTime } from '@site/contracts/brazil';
import { decideGuarantee } from '@site/contracts/pricing';
import { type Database } from '../../platform/database';
import { refuse } from '../../platform/errors';
import { type Ports } from '../../platform/ports';
import { baskets } from '../../tables';
import { snapshotOf } from './repricing';
import { changesBetween, recordChange } from './shared/cart-history';
import { type BasketRow, type Owner, toSimulation } from './simulations.repository';
import { lockOpen, notFound, price, refuseOutdated, stored } from './simulations.service';

/**
 * Prices the same choice by today's table once its guarantee is over, and keeps what it
 * cost before, so that every screen can say what changed (product.md §9.6). A choice that
 * is not sold any more is refused with notifications.
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
    const calculation = await price(ports, tx, {
      choice,
      clientType: simulation.clientType,
      point: simulation,
    });
    const [changed] = await tx
      .update(baskets)
      .set({
        revision: revision + 1,
        ...stored(ports, choice, calculation),
        repriced: snapshotOf(basket.quote, basket.priceTable, now),
        updatedAt: now,
      })
      .where(eq(baskets.id, basketId))
      .returning();
    const changes = changed ? changesBetween(basket, changed) : [];
    if (changes.length > 0)
      await recordChange(ports, tx, owner, { owned, kind: 'changed', changes });
    return toSimulation({ simulation, basket: changed ?? null });
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
