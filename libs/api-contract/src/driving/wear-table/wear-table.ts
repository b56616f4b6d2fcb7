import { WEAR_CLASSES, type WearTerms } from '../../contracts/wear-terms';
import { type Fuel } from '../../pricing/cover';
import { WEAR_TABLES, type WearRow, type WearTable } from './wear-table.data';

/** A row for the car of one contract: nothing that it costs is above `centavos`. */
export type PricedWearRow = Omit<WearRow, 'centavos'> & {
  /** Highest price of one unit, in centavos; 0 where an add-on pays for it. */
  centavos: number;
  /** An add-on of the contract pays for it. */
  isPaidByAddOn: boolean;
};

/** The version that a contract signed today freezes. */
export function currentWearTable(): WearTable {
  return WEAR_TABLES.at(-1) ?? WEAR_TABLES[0];
}

/** A version by its name; null for one that does not exist. */
export function wearTableOf(version: string | null): WearTable | null {
  return WEAR_TABLES.find((table) => table.version === version) ?? null;
}

/**
 * The table that a contract for a car of this model, with this fuel, freezes at its
 * signature.
 */
export function wearTermsOf(modelSlug: string, fuel: Fuel): WearTerms {
  const { version, classes } = currentWearTable();
  const [cheapest] = WEAR_CLASSES;
  const carClass = WEAR_CLASSES.find((one) => modelSlug in classes[one].models);
  return { version, carClass: carClass ?? cheapest, fuel };
}

/**
 * The rows for a contract's car, by its frozen version and fuel and its add-ons' slugs;
 * those of all cars without a fuel.
 */
export function wearRowsOf(
  { version, carClass, fuel }: WearTerms,
  addOns: readonly string[],
): PricedWearRow[] {
  const rows = wearTableOf(version)?.rows ?? [];
  const ofCar = rows.filter((row) => !fuel || !row.fuel || row.fuel === fuel);
  return ofCar.map((row) => {
    const isPaidByAddOn = row.paidBy !== undefined && addOns.includes(row.paidBy);
    return {
      ...row,
      isPaidByAddOn,
      centavos: isPaidByAddOn ? 0 : row.centavos[carClass],
    };
  });
}

/** The name of a damage on bills: `Roda raspada (2)`. */
export function wearLabel({ name }: Pick<WearRow, 'name'>, quantity: number): string {
  return quantity > 1 ? `${name} (${quantity})` : name;
}
