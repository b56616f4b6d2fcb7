import { type VehiclePrice } from '@site/contracts';

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

/**
 * Monthly price in reais of a featured car's `annataid`, or undefined when the list has
 * none.
 */
export function priceOfModel(
  prices: readonly VehiclePrice[],
  annataid: string,
): number | undefined {
  const key = modelKey(annataid);
  return prices.find(({ annataModel }) => modelKey(annataModel) === key)?.salesPrice;
}
