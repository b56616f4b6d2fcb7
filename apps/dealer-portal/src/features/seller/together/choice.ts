import {
  type BasketChoice,
  type Simulation,
  type VehicleClass,
  type VehicleModel,
  type VehicleVersion,
} from '@site/contracts';
import { KM_PACKAGES, type KmPackage, type Term, TERMS } from '@site/contracts/pricing';

/** What a seller has chosen so far; parts that the catalogue does not sell together fall back. */
export type Wanted = Omit<BasketChoice, 'dealershipId'> & { modelSlug: string };

export type Choice = { model: VehicleModel; version: VehicleVersion; wanted: Wanted };

const USUAL = { term: 36, km: 1000 } as const;

export function wantedOf({ basket }: Simulation): Wanted | null {
  if (!basket) return null;
  const { modelSlug, versionSlug, paint, addOns } = basket;
  return {
    modelSlug,
    versionSlug,
    paint,
    term: termOf(basket.term),
    km: kmOf(basket.km),
    addOns: addOns.map(({ slug }) => slug),
  };
}

const termOf = (value: number): Term =>
  TERMS.find((term) => term === value) ?? USUAL.term;
const kmOf = (value: number): KmPackage =>
  KM_PACKAGES.find((km) => km === value) ?? USUAL.km;

/** The wanted car in the catalogue of a place; the first one without a wish, null while nothing is sold there. */
export function resolve(
  classes: readonly VehicleClass[],
  wish: Wanted | null,
): Choice | null {
  const models = modelsOf(classes);
  const model =
    models.find(({ modelSlug }) => modelSlug === wish?.modelSlug) ?? models[0];
  const version =
    model?.versions.find(({ slug }) => slug === wish?.versionSlug) ?? model?.versions[0];
  if (!model || !version) return null;
  const paint =
    model.colours.find(({ slug }) => slug === wish?.paint)?.slug ?? model.defaultPaint;
  const packages = kmPackagesOf(version);
  const km =
    packages.findLast((value) => value <= (wish?.km ?? USUAL.km)) ??
    packages[0] ??
    USUAL.km;
  const sold = new Set(model.addOns.map(({ slug }) => slug));
  const addOns = (wish?.addOns ?? []).filter((slug) => sold.has(slug));
  return {
    model,
    version,
    wanted: {
      modelSlug: model.modelSlug,
      versionSlug: version.slug,
      paint,
      term: wish?.term ?? USUAL.term,
      km,
      addOns,
    },
  };
}

/** Every model once: a car may stand in two classes. */
export function modelsOf(classes: readonly VehicleClass[]): VehicleModel[] {
  return [
    ...new Map(
      classes
        .flatMap(({ vehicleModels }) => vehicleModels)
        .map((model) => [model.modelSlug, model]),
    ).values(),
  ];
}

/** Km packages that a version is sold with, in order. */
export function kmPackagesOf({ prices }: VehicleVersion): KmPackage[] {
  return KM_PACKAGES.filter((km) => prices.some((cell) => cell.km === km));
}

/** Reais a month by the table, without colour and add-ons; null when it is not sold so. */
export function monthlyOf(
  { prices }: VehicleVersion,
  term: number,
  km: number,
): number | null {
  return prices.find((cell) => cell.term === term && cell.km === km)?.monthly ?? null;
}
