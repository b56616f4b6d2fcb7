import {
  type VehicleClass,
  type VehicleModel,
  type VehicleVersion,
} from '@site/contracts';
import { KM_PACKAGES, type KmPackage, type Term } from '@site/contracts/pricing';

/**
 * A model at the price that its card shows: its cheapest version for the term, at the km
 * asked or the largest it has below.
 */
export type Offer = {
  model: VehicleModel;
  classSlug: VehicleClass['slug'];
  version: VehicleVersion;
  /** Reais a month. */
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

/** Every model once: a car may stand in two classes. */
export function modelsOf(classes: readonly VehicleClass[]): VehicleModel[] {
  const models = classes.flatMap(({ vehicleModels }) => vehicleModels);
  return [...new Map(models.map((model) => [model.modelSlug, model])).values()];
}

const ANY = () => true;

/**
 * All models of the classes at a term and km, in the order of the classes, each at the
 * cheapest of the versions that `isWanted` keeps. Repricing needs no call: the grid is in
 * the answer.
 */
export function offersOf(
  classes: readonly VehicleClass[],
  term: Term,
  km: KmPackage,
  isWanted: (version: VehicleVersion) => boolean = ANY,
): Offer[] {
  return classes.flatMap(({ slug, vehicleModels }) =>
    vehicleModels.flatMap((model) => {
      const cheapest = cheapestVersion(model.versions.filter(isWanted), term, km);
      return cheapest ? [{ model, classSlug: slug, ...cheapest }] : [];
    }),
  );
}

function cheapestVersion(versions: readonly VehicleVersion[], term: Term, km: KmPackage) {
  const priced = versions.flatMap((version) => {
    const sold = nearestKm(version, km);
    const monthly = monthlyOf(version, term, sold);
    return monthly === null ? [] : [{ version, monthly, term, km: sold }];
  });
  return priced.sort((a, b) => a.monthly - b.monthly)[0];
}

/**
 * `1.0 flex, manual` of `1.0 flex, 71 cv` and `Manual, 5 marchas`; the range of an
 * electric car.
 */
export function shortSpec({ fuel, engine, gearbox }: VehicleVersion): string {
  const [motor = ''] = engine.split(',');
  const [box = ''] = gearbox.split(',');
  if (fuel === 'eletrico') return engine.split(',').at(-1)?.trim() ?? engine;
  return `${motor}, ${box === box.toUpperCase() ? box : box.toLowerCase()}`;
}
