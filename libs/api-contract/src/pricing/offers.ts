import type {
  Paint,
  VehicleClass,
  VehicleModel,
  VehicleVersion,
} from '../catalog/vehicles.schemas';
import { paintBeforehand, paintInPicture } from './paints';
import { KM_PACKAGES, type KmPackage, type Term } from './price-table';
import { monthlyEstimate } from './quote-estimate';

/**
 * A model at the price on its card: its cheapest version for the term, at the requested
 * km or the largest package below, in the default paint.
 */
export type Offer = {
  model: VehicleModel;
  classSlug: VehicleClass['slug'];
  version: VehicleVersion;
  paint: Paint;
  /** The paint in its picture, which may cost more than `paint`. */
  pictured: Paint;
  /** Reais a month, the paint included. */
  monthly: number;
  /** Months. */
  term: number;
  /** Km of the price; fewer than requested when the model has no such package. */
  km: number;
};

/** Reais a month of a version, or null when it isn't sold. */
export function monthlyOf(
  version: VehicleVersion,
  term: number,
  km: number,
): number | null {
  return (
    version.prices.find((cell) => cell.term === term && cell.km === km)?.monthly ?? null
  );
}

/** Km packages of a version, smallest first. */
export function kmPackagesOf({ prices }: VehicleVersion): KmPackage[] {
  return KM_PACKAGES.filter((km) => prices.some((cell) => cell.km === km));
}

/** The requested package, or the version's largest one below it. */
export function nearestKm(version: VehicleVersion, km: KmPackage): KmPackage {
  const packages = kmPackagesOf(version);
  return packages.findLast((value) => value <= km) ?? packages[0] ?? km;
}

/** The plan of a model's lowest monthly price; of several equal ones the first. */
export function lowestPlan({
  versions,
}: VehicleModel): { version: VehicleVersion; term: number; km: number } | null {
  const [lowest] = versions
    .flatMap((version) => version.prices.map((price) => ({ version, ...price })))
    .sort((a, b) => a.monthly - b.monthly);
  return lowest ?? null;
}

/** Every model once, since a car may be in two classes. */
export function modelsOf(classes: readonly VehicleClass[]): VehicleModel[] {
  const models = classes.flatMap(({ vehicleModels }) => vehicleModels);
  return [...new Map(models.map((model) => [model.modelSlug, model])).values()];
}

/** The cars of a model that may represent it. */
export type Wanted = {
  /** Versions that it excludes are not for sale. */
  isWanted?: (version: VehicleVersion) => boolean;
  /** Only cars in stock, in any paint, even one with a price. */
  inStock?: boolean;
};

/**
 * All models of the classes at a term and km, in the order of the classes, each at its
 * cheapest wanted version. Repricing needs no call, since the grid is in the answer.
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
        // A car in stock is shown as it stands there.
        const pictured = inStock ? paint : paintInPicture(model, paint);
        const plan = { paint, pictured, monthly, term, km: sold };
        return [{ model, classSlug: slug, version, ...plan }];
      });
      return priced.sort((a, b) => a.monthly - b.monthly).slice(0, 1);
    }),
  );
}
