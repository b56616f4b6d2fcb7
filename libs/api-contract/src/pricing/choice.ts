import type {
  AddOn,
  Paint,
  VehicleClass,
  VehicleModel,
  VehicleVersion,
} from '../catalog/vehicles.schemas';
import type { BasketChoice } from '../sales/simulations.schemas';
import { nearestKm } from './offers';
import { paintBeforehand } from './paints';
import { type KmPackage, type Term } from './price-table';

/** Default term and km; term in months, km a month (docs/product/sales.md). */
export const USUAL_PLAN = { term: 36, km: 1000 } as const satisfies {
  term: Term;
  km: KmPackage;
};

/** A requested choice, by slugs, which may not exist. Null asks for the usual one. */
export type ChoiceInput = {
  model: string | null;
  version: string | null;
  paint: string | null;
  /** Months. */
  term: Term;
  /** Km a month. */
  km: KmPackage;
  addOns: string[];
};

/** A choice found in the catalogue: every part of it exists together. */
export type Choice = {
  model: VehicleModel;
  version: VehicleVersion;
  paint: Paint;
  term: Term;
  km: KmPackage;
  addOns: AddOn[];
};

/**
 * The choice in the catalogue of a place; combinations that aren't sold get defaults, an
 * unknown model gives null.
 */
export function resolveChoice(
  classes: readonly VehicleClass[],
  input: ChoiceInput,
): Choice | null {
  const models = classes.flatMap(({ vehicleModels }) => vehicleModels);
  const model = models.find(
    ({ modelSlug, versions }) =>
      modelSlug === input.model || versions.some(({ slug }) => slug === input.version),
  );
  const version =
    model?.versions.find(({ slug }) => slug === input.version) ?? model?.versions[0];
  if (!model || !version) return null;
  const paint =
    model.colours.find(({ slug }) => slug === input.paint) ??
    paintBeforehand(model, version);
  if (!paint) return null;
  return {
    model,
    version,
    paint,
    term: input.term,
    km: nearestKm(version, input.km),
    addOns: model.addOns.filter(({ slug }) => input.addOns.includes(slug)),
  };
}

/**
 * The choice of a visitor who chose nothing: each part the usual one, without a model.
 */
export const NO_CHOICE: ChoiceInput = {
  model: null,
  version: null,
  paint: null,
  ...USUAL_PLAN,
  addOns: [],
};

/** A choice in the API's form. */
export function basketChoiceOf(
  choice: Choice,
  dealershipId: string | null,
): BasketChoice {
  return {
    versionSlug: choice.version.slug,
    paint: choice.paint.slug,
    term: choice.term,
    km: choice.km,
    addOns: choice.addOns.map(({ slug }) => slug),
    dealershipId,
  };
}
