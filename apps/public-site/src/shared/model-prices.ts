import { type VehiclePrice } from '@site/api-contract';
import { linkToLowestPrice, planCondition } from '@site/api-contract/pricing';

/**
 * Key that matches a car with its price: the first word of the name, without accents and
 * in lower case (spec §7).
 */
export function modelKey(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return first
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** The lowest price of a model, and its plan. */
export type ModelPrice = {
  /** Reais a month; undefined when the list has no price. */
  monthly: number | undefined;
  /** Text below the price: the condition of its plan, or else the editor's. */
  condition: string | undefined;
  /** A link to the simulator with that plan. */
  linkTo: (path: string) => string;
  /** Whether the list says that the model has a technical sheet. */
  hasSheet: boolean;
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
    hasSheet: found?.hasSheet === true,
  };
}
