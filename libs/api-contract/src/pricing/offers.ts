import type {
  Paint,
  VehicleClass,
  VehicleModel,
  VehicleVersion,
} from '../catalog/vehicles.calls';
import { paintBeforehand } from './paints';
import { KM_PACKAGES, type KmPackage, type Term } from './price-table';
import { monthlyEstimate } from './quote-estimate';

/**
 * A model at the price that its card shows: its cheapest version for the term, at the km
 * asked or the largest it has below, in the paint chosen beforehand.
 */
export type Offer = {
  model: VehicleModel;
  classSlug: VehicleClass['slug'];
  version: VehicleVersion;
  paint: Paint;
  /** Reais a month, the paint included. */
  monthly: number;
  /** Months. */
  term: number;
  /** Km of the price; less than asked when the model has no such package. */
  km: number;
};

/** Reais a month of a version, or null when it isn't sold so. */
export function monthlyOf(
  version: VehicleVersion,
  term: number,
  km: number,
): number | null {
  return (
    version.prices.find((cell) => cell.term === term && cell.km === km)?.monthly ?? null
  );
}

/** Km packages that a version is sold with, smallest first. */
export function kmPackagesOf({ prices }: VehicleVersion): KmPackage[] {
  return KM_PACKAGES.filter((km) => prices.some((cell) => cell.km === km));
}

/** The package asked for, or the largest one that the version has below it. */
export function nearestKm(version: VehicleVersion, km: KmPackage): KmPackage {
  const packages = kmPackagesOf(version);
  return packages.findLast((value) => value <= km) ?? packages[0] ?? km;
}

/** The plan of a model's lowest month: the first of several alike. */
export function lowestPlan({
  versions,
}: VehicleModel): { version: VehicleVersion; term: number; km: number } | null {
  const [lowest] = versions
    .flatMap((version) => version.prices.map((price) => ({ version, ...price })))
    .sort((a, b) => a.monthly - b.monthly);
  return lowest ?? null;
}

/** Every model once: a car may stand in two classes. */
export function modelsOf(classes: readonly VehicleClass[]): VehicleModel[] {
  const models = classes.flatMap(({ vehicleModels }) => vehicleModels);
  return [...new Map(models.map((model) => [model.modelSlug, model])).values()];
}

/** Which cars of a model may stand for it. */
export type Wanted = {
  /** Versions that it leaves out are not for sale. */
  isWanted?: (version: VehicleVersion) => boolean;
  /** Only what is in stock, in whatever paint: then a paint that costs may be offered. */
  inStock?: boolean;
};

/**
 * All models of the classes at a term and km, in the order of the classes, each at the
 * cheapest of the versions that are wanted. Repricing needs no call: the grid is in the
 * answer.
 */
export function offersOf(
  classes: readonly VehicleClass[],
  term: Term,
  km: KmPackage,
  { isWanted = () => true, inStock = false }: Wanted = {},
): Offer[] {
  return classes.flatMap(({ slug, vehicleModels }) =>
    vehicleModels.flatMap((model) => {
      const priced = model.versions.filter(isWanted).flatMap((version) => {
        const sold = nearestKm(version, km);
        const colours = inStock
          ? model.colours.filter((paint) => version.inStock.includes(paint.slug))
          : model.colours;
        const paint = paintBeforehand({ ...model, colours }, version);
        if (monthlyOf(version, term, sold) === null || !paint) return [];
        const monthly = monthlyEstimate({ version, paint, addOns: [], term, km: sold });
        return [{ model, classSlug: slug, version, paint, monthly, term, km: sold }];
      });
      return priced.sort((a, b) => a.monthly - b.monthly).slice(0, 1);
    }),
  );
}
