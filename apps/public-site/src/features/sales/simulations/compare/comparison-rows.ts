import { type ModelSheet, type SheetVersion } from '@site/api-contract';
import {
  centavosFromReais,
  formatKm,
  reaisFromCentavos,
} from '@site/api-contract/brazil';
import {
  contractTotalCentavos,
  deliveryOf,
  exitCostCentavos,
  type Offer,
  promiseAt,
} from '@site/api-contract/pricing';
import { compareRowsCopy } from '../core/compare-rows.copy';
import { findSingleLowest } from '../core/find-single-lowest';
import { figuresOf, luggageFigure, type SheetFigure } from '../core/sheet/sheet-figures';
import { sheetFiguresCopy } from '../core/sheet/sheet-figures.copy';
import { money } from '../core/simulation.copy';
import { compareCopy as copy } from './compare.copy';

/** One fact of all compared cars. */
export type ComparisonRow = {
  label: string;
  /** One text for each car. */
  texts: readonly string[];
  /** Index of the only best car; -1 when there is none. */
  best: number;
  /** The reason why it is the best. */
  word?: string;
};

type Fact = {
  label: string;
  textOf: (offer: Offer) => string;
  /** The car with the lowest rank is the best; without a rank the row has no best. */
  rankOf?: (offer: Offer) => number;
  word?: string;
};

const { lower, sooner } = compareRowsCopy.best;
const EXIT_MONTH = 12;

/**
 * The cars' facts below their prices, in the order in which they are read: those of the
 * offer, then those of its technical sheet. A car whose sheet did not come has a dash.
 */
export function comparisonRows(
  offers: readonly Offer[],
  sheets: readonly (ModelSheet | undefined)[],
): ComparisonRow[] {
  const versions = offers.map(({ version }) =>
    sheets
      .flatMap((sheet) => sheet?.versions ?? [])
      .find(({ slug }) => slug === version.slug),
  );
  return [
    ...factsOf(offers).map(({ label, textOf, rankOf, word }) => ({
      label,
      texts: offers.map(textOf),
      best: rankOf ? findSingleLowest(offers.map(rankOf)) : -1,
      word,
    })),
    ...sheetFigures(offers).flatMap((figure) => sheetRow(figure, versions)),
  ];
}

/** Figures that tell cars of any class apart. */
function sheetFigures(offers: readonly Offer[]): SheetFigure[] {
  const { rows } = sheetFiguresCopy;
  const wanted: string[] = [
    ...[rows.length, rows.clearance, rows.city, rows.highway, rows.range],
    ...[rows.zeroTo100, rows.airbags],
  ];
  const all = (['sizes', 'energy', 'power', 'safety'] as const).flatMap((part) =>
    figuresOf(part, 'suv'),
  );
  return [
    luggageFigure(offers.map(({ classSlug }) => classSlug)),
    ...all.filter(({ label }) => wanted.includes(label)),
  ];
}

/** A row with the figure, or none where no car has it. */
function sheetRow(
  { label, textOf, rankOf, word }: SheetFigure,
  versions: readonly (SheetVersion | undefined)[],
): ComparisonRow[] {
  const found = versions.map((version) => version && textOf(version));
  if (found.every((text) => !text)) return [];
  const ranks = versions.map((version) =>
    version && rankOf ? rankOf(version) : Number.POSITIVE_INFINITY,
  );
  return [
    {
      label,
      texts: found.map((text) =>
        text === undefined ? copy.noSheet : (text ?? copy.hasNone),
      ),
      best: ranks.every(Number.isFinite) ? findSingleLowest(ranks) : -1,
      ...(word && { word }),
    },
  ];
}

/** Whether all cars have the same text in a row. */
export function isSame({ texts }: ComparisonRow): boolean {
  return new Set(texts).size === 1;
}

/**
 * Index of the only car with the lowest monthly price; -1 when the km differ, since a
 * smaller package is cheaper but not better.
 */
export function cheapestOf(offers: readonly Offer[]): number {
  return isOneKm(offers) ? findSingleLowest(offers.map(({ monthly }) => monthly)) : -1;
}

export function isOneKm(offers: readonly Offer[]): boolean {
  return new Set(offers.map(({ km }) => km)).size === 1;
}

function factsOf(offers: readonly Offer[]): readonly Fact[] {
  const { rows } = copy;
  const totalOf = ({ monthly, term }: Offer) =>
    contractTotalCentavos(centavosFromReais(monthly), term, 0);
  const exitOf = ({ monthly, term }: Offer) =>
    exitCostCentavos(centavosFromReais(monthly), term, EXIT_MONTH);
  const extraKmOf = ({ version }: Offer) => version.extraKm;
  const deductibleOf = ({ version }: Offer) => version.deductible;
  const ranked = (rankOf: (offer: Offer) => number) =>
    isOneKm(offers) ? { rankOf, word: lower } : {};
  return [
    {
      label: rows.total,
      textOf: (offer) => money(reaisFromCentavos(totalOf(offer))),
      ...ranked(totalOf),
    },
    {
      label: rows.exit,
      textOf: (offer) => money(reaisFromCentavos(exitOf(offer))),
      ...ranked(exitOf),
    },
    { label: rows.km, textOf: ({ km }) => formatKm(km) },
    {
      label: rows.delivery,
      textOf: (offer) => promiseAt(offer.model, deliveryOf(offer)),
      rankOf: deliveryRank,
      word: sooner,
    },
    { label: rows.type, textOf: ({ model }) => model.type },
    { label: rows.engine, textOf: ({ version }) => version.engine },
    { label: rows.gearbox, textOf: ({ version }) => version.gearbox },
    { label: rows.seats, textOf: ({ version }) => String(version.seats) },
    {
      label: rows.extraKm,
      textOf: (offer) => money(extraKmOf(offer)),
      rankOf: extraKmOf,
      word: lower,
    },
    {
      label: rows.deductible,
      textOf: (offer) => money(deductibleOf(offer)),
      rankOf: deductibleOf,
      word: lower,
    },
  ];
}

/** A queue promises no day, so it ranks after every date. */
function deliveryRank(offer: Offer): number {
  const delivery = deliveryOf(offer);
  const isPromised = offer.model.available && delivery.kind !== 'queue';
  return isPromised ? Date.parse(delivery.date) : Number.POSITIVE_INFINITY;
}
