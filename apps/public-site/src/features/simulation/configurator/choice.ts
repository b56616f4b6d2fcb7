import {
  type AddOn,
  type BasketChoice,
  type Paint,
  type VehicleClass,
  type VehicleModel,
  type VehicleVersion,
} from '@site/contracts';
import { KM_PACKAGES, type KmPackage, type Term } from '@site/contracts/pricing';
import { nearestKm } from '../choose/offers';
import { type ConfigureState } from './configure-search';

/** What was asked for, found in the catalogue: every part of it exists together. */
export type Choice = {
  model: VehicleModel;
  version: VehicleVersion;
  paint: Paint;
  term: Term;
  km: KmPackage;
  addOns: AddOn[];
};

/** The choice of a URL in the catalogue of a place; parts that don't exist fall back, an unknown model gives null. */
export function resolveChoice(
  classes: readonly VehicleClass[],
  state: ConfigureState,
): Choice | null {
  const models = classes.flatMap(({ vehicleModels }) => vehicleModels);
  const model = models.find(
    ({ modelSlug, versions }) =>
      modelSlug === state.model || versions.some(({ slug }) => slug === state.version),
  );
  const version =
    model?.versions.find(({ slug }) => slug === state.version) ?? model?.versions[0];
  const paint =
    model?.colours.find(({ slug }) => slug === (state.paint ?? model.defaultPaint)) ??
    model?.colours[0];
  if (!model || !version || !paint) return null;
  const sold = nearestKm(version, state.km);
  return {
    model,
    version,
    paint,
    term: state.term,
    km: KM_PACKAGES.find((value) => value === sold) ?? state.km,
    addOns: model.addOns.filter(({ slug }) => state.addOns.includes(slug)),
  };
}

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
