import { type BasketChoice } from '@site/api-contract';
import { priceAmounts, sameAmounts } from '@site/api-contract/pricing';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { findPriceTable } from '../../../catalog/price-tables/current-price-table';
import { type QuoteSnapshot, type RepricingSnapshot } from '../baskets.table';
import {
  type BasketRow,
  type Owner,
  type SimulationRow,
} from '../simulations.repository';
import { calculate, type Calculation, isRefused } from './calculation';
import { findDelivery } from './delivery';
import { findOffer } from './offers.repository';

/** A simulation with a basket, and the new choice. */
export type Edited = {
  simulation: SimulationRow;
  basket: BasketRow;
  choice: BasketChoice;
  /** The owner of the cart. */
  owner: Owner;
};
type Edit = Edited & { calculation: Calculation };

/**
 * Prices a choice by the price table of its simulation. Null when that table is gone or
 * has no price for it, and for another model, since a guarantee is for one car.
 */
export async function calculateGuaranteed(
  ports: Ports,
  db: Database,
  { simulation, basket, choice, owner }: Edited,
): Promise<Calculation | null> {
  const catalogue = await ports.catalogue.now(db);
  const table = await findPriceTable(db, basket.priceTable);
  const offer =
    table &&
    (await findOffer(db, {
      catalogue,
      choice,
      clientType: simulation.clientType,
      given: table,
    }));
  if (!offer || offer.modelSlug !== basket.choice.modelSlug) return null;
  const delivery = await findDelivery(ports, db, {
    catalogue,
    car: { ...offer, paint: choice.paint },
    place: simulation,
    buyer: { holder: owner, held: basket.quote.delivery.turn },
  });
  const result = calculate(
    { ...offer, delivery },
    choice,
    simulation.clientType,
    basket.quote.benefit,
  );
  return isRefused(result) ? null : result;
}

/**
 * The effect of a newer price table on an edited choice: the price of the new choice by
 * the earlier table.
 */
export async function tableChange(
  { clock, catalogue }: Pick<Ports, 'catalogue' | 'clock'>,
  db: Database,
  { simulation, basket, choice, calculation }: Omit<Edit, 'owner'>,
): Promise<RepricingSnapshot | null> {
  if (calculation.priceTable === basket.priceTable) return null;
  const table = await findPriceTable(db, basket.priceTable);
  const offer =
    table &&
    (await findOffer(db, {
      catalogue: await catalogue.now(db),
      choice,
      clientType: simulation.clientType,
      given: table,
    }));
  if (!offer) return null;
  const before = calculate(
    { ...offer, delivery: calculation.quote.delivery },
    choice,
    simulation.clientType,
    calculation.quote.benefit,
  );
  if (isRefused(before)) return null;
  return sameAmounts(priceAmounts(before.quote), priceAmounts(calculation.quote))
    ? null
    : snapshotOf(before.quote, before.priceTable, clock.now());
}

/** A price in the form of the comparison. */
export function snapshotOf(
  { monthlyCentavos, lines, oneOff, contractTotalCentavos, benefit }: QuoteSnapshot,
  priceTable: string,
  now: Date,
): RepricingSnapshot {
  return {
    at: now.toISOString(),
    priceTable,
    monthlyCentavos,
    lines,
    oneOff,
    contractTotalCentavos,
    ...(benefit && { benefit }),
  };
}
