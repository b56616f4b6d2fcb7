import { type VehiclePrice } from '@site/api-contract';
import { linkToLowestPrice, planCondition } from '@site/api-contract/pricing';

/**
 * Key that joins a car with its price: the first word of the name, without accents or
 * capitals (spec §7).
 */
export function modelKey(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return first
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** The lowest price of a model, and what it is the price of. */
export type ModelPrice = {
  /** Reais a month; undefined when the list has none. */
  monthly: number | undefined;
  /** Below the price: that of its plan, else the editor's. */
  condition: string | undefined;
  /** A link to the simulator, with that plan in it. */
  linkTo: (path: string) => string;
};

/** The price of a car's `annataid` (spec §3). */
export function priceOfModel(
  prices: readonly VehiclePrice[],
  annataid: string,
  editorsCondition?: string,
): ModelPrice {
  const key = modelKey(annataid);
  const found = prices.find(({ annataModel }) => modelKey(annataModel) === key);
  return {
    monthly: found?.salesPrice,
    condition: found?.plan ? planCondition(found.plan) : editorsCondition,
    linkTo: (path) => linkToLowestPrice(path, found?.plan),
  };
}
