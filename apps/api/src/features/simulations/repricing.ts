import { type BasketChoice } from '@site/contracts';
import { findPriceTable } from '../../catalogue/price-tables';
import { type Database } from '../../platform/database';
import { type Ports } from '../../platform/ports';
import { type FrozenQuote, type FrozenRepricing } from '../../tables';
import { calculate, isRefused, type Calculation } from './calculation';
import { findOffer } from './offers.repository';
import { type BasketRow, type SimulationRow } from './simulations.repository';

type Edit = { simulation: SimulationRow; basket: BasketRow; choice: BasketChoice; calculation: Calculation };

/** What a newer price table did to the price of an edited choice: the new choice by the table that it was priced with before. */
export async function tableChange({ clock, catalogue }: Pick<Ports, 'catalogue' | 'clock'>, db: Database, { simulation, basket, choice, calculation }: Edit): Promise<FrozenRepricing | null> {
  if (calculation.priceTable === basket.priceTable) return null;
  const table = await findPriceTable(db, basket.priceTable);
  const offer = table && (await findOffer(await catalogue.now(db), db, choice, simulation.clientType, table));
  if (!offer) return null;
  const before = calculate({ ...offer, delivery: calculation.quote.delivery }, choice, simulation.clientType);
  return isRefused(before) || sameAmounts(before.quote, calculation.quote) ? null : asBefore(before.quote, before.priceTable, clock.now());
}

/** A price as the comparison keeps it. */
export function asBefore({ monthlyCentavos, lines, oneOff, contractTotalCentavos }: FrozenQuote, priceTable: string, now: Date): FrozenRepricing {
  return { at: now.toISOString(), priceTable, monthlyCentavos, lines, oneOff, contractTotalCentavos };
}

function sameAmounts(one: FrozenQuote, other: FrozenQuote): boolean {
  const amounts = ({ lines, oneOff }: FrozenQuote) => [...lines, ...oneOff].map(({ key, centavos }) => `${key} ${centavos}`).join();
  return amounts(one) === amounts(other);
}
