import {
  type AddOn,
  type Basket,
  type BasketChoice,
  type Paint,
  type VehicleClass,
  type VehicleModel,
  type VehicleVersion,
} from '@site/contracts';
import { KM_PACKAGES, type KmPackage, type Term, TERMS } from '@site/contracts/pricing';
import { DEFAULT_CONDITIONS } from './conditions';
import { nearestKm } from './offers';

/**
 * What was asked for by slugs: nothing here is known to exist. Null asks for the usual
 * one.
 */
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

/** What was asked for, found in the catalogue: every part of it exists together. */
export type Choice = {
  model: VehicleModel;
  version: VehicleVersion;
  paint: Paint;
  term: Term;
  km: KmPackage;
  addOns: AddOn[];
};

/**
 * The choice in the catalogue of a place; parts that aren't sold together fall back, an
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
  const paint =
    model?.colours.find(({ slug }) => slug === (input.paint ?? model.defaultPaint)) ??
    model?.colours[0];
  if (!model || !version || !paint) return null;
  return {
    model,
    version,
    paint,
    term: input.term,
    km: nearestKm(version, input.km),
    addOns: model.addOns.filter(({ slug }) => input.addOns.includes(slug)),
  };
}

/** What was asked for where nothing was: each part the usual one, of no model yet. */
export const NO_CHOICE: ChoiceInput = {
  model: null,
  version: null,
  paint: null,
  term: DEFAULT_CONDITIONS.term,
  km: DEFAULT_CONDITIONS.km,
  addOns: [],
};

/** The choice of a stored basket, as somebody would ask for it. */
export function choiceInputOf(basket: Basket): ChoiceInput {
  return {
    model: basket.modelSlug,
    version: basket.versionSlug,
    paint: basket.paint,
    term: TERMS.find((term) => term === basket.term) ?? DEFAULT_CONDITIONS.term,
    km: KM_PACKAGES.find((km) => km === basket.km) ?? DEFAULT_CONDITIONS.km,
    addOns: basket.addOns.map(({ slug }) => slug),
  };
}

/** The choice of a stored basket, as the API would take it again. */
export function storedChoiceOf(basket: Basket): BasketChoice {
  const { term, km, addOns } = choiceInputOf(basket);
  const { versionSlug, paint, dealershipId } = basket;
  return { versionSlug, paint, term, km, addOns, dealershipId };
}

/** Whether two choices are the same one, in whatever order their add-ons stand. */
export function sameChoice(one: BasketChoice, other: BasketChoice): boolean {
  const partsOf = ({ addOns, ...parts }: BasketChoice) => [
    parts.versionSlug,
    parts.paint,
    parts.term,
    parts.km,
    parts.dealershipId,
    ...[...addOns].sort(),
  ];
  return partsOf(one).join() === partsOf(other).join();
}

/** A choice as the API takes it. */
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
