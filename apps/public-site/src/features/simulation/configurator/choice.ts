import {
  type AddOn,
  type BasketChoice,
  type Paint,
  type Quote,
  type VehicleClass,
  type VehicleModel,
  type VehicleVersion,
} from '@site/contracts';
import { centavosFromReais, reaisFromCentavos } from '@site/contracts/brazil';
import {
  contractTotalCentavos,
  exitCostCentavos,
  KM_PACKAGES,
  type KmPackage,
  monthlyLines,
  type Term,
} from '@site/contracts/pricing';
import { kmPackagesOf, monthlyOf, nearestKm } from '../choose/offers';
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

/** The figures of a quote that the browser can foresee. */
export type Figures = Pick<
  Quote,
  | 'monthly'
  | 'lines'
  | 'oneOff'
  | 'contractTotal'
  | 'extraKm'
  | 'deductible'
  | 'exitCosts'
>;

/**
 * What the server's quote will most likely say, from the grid in hand and the same rules: stands while the quote is on
 * its way, so that nothing waits. The quote replaces it.
 */
export function foresee({ version, paint, term, km, addOns }: Choice): Figures {
  const smallest = kmPackagesOf(version)[0] ?? km;
  const lines = monthlyLines({
    smallestKmCentavos: centavosFromReais(monthlyOf(version, term, smallest) ?? 0),
    chosenKmCentavos: centavosFromReais(monthlyOf(version, term, km) ?? 0),
    km,
    paint: {
      slug: paint.slug,
      name: paint.name,
      centavos: centavosFromReais(paint.monthly),
    },
    addOns: addOns
      .filter(({ charged }) => charged === 'month')
      .map(({ slug, name, price }) => ({
        slug,
        name,
        centavos: centavosFromReais(price),
      })),
  });
  const monthly = lines.reduce((total, { centavos }) => total + centavos, 0);
  const oneOff = addOns
    .filter(({ charged }) => charged === 'once')
    .map(({ slug, name, price }) => ({ key: slug, label: name, amount: price }));
  const once = oneOff.reduce((total, { amount }) => total + centavosFromReais(amount), 0);
  return {
    monthly: reaisFromCentavos(monthly),
    lines: lines.map(({ key, label, centavos }) => ({
      key,
      label,
      monthly: reaisFromCentavos(centavos),
    })),
    oneOff,
    contractTotal: reaisFromCentavos(contractTotalCentavos(monthly, term, once)),
    extraKm: version.extraKm,
    deductible: version.deductible,
    exitCosts: Array.from({ length: term }, (_, index) =>
      reaisFromCentavos(exitCostCentavos(monthly, term, index + 1)),
    ),
  };
}
