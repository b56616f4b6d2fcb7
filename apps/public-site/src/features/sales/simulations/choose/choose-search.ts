import { type VehicleVersion } from '@site/api-contract';
import { CLASS_SLUGS, type ClassSlug } from '@site/api-contract/catalog';
import {
  allowedNumber,
  deliveryOf,
  listParam,
  type Offer,
  setParam,
  type Wanted,
} from '@site/api-contract/pricing';
import { PICKED_PARAM } from '@site/api-contract/site-paths';
import { type Conditions, readConditions, writeConditions } from '@site/simulator';
import { MAX_COMPARED } from '../core/compare-search';

/** Options of the filter 'Preço até', in reais a month. */
export const PRICE_STEPS = [
  1600, 1800, 2000, 2200, 2600, 3000, 3500, 4000, 5000,
] as const;
export const GEARBOXES = ['automatico', 'manual'] as const;
export const FUELS = [
  'flex',
  'eletrico',
] as const satisfies readonly VehicleVersion['fuel'][];
/** Options of the filter 'Lugares': the minimum number of seats. */
export const SEATS = [4, 5, 7] as const;
export const SORTS = ['menor-preco', 'maior-preco', 'entrega'] as const;
export type Sort = (typeof SORTS)[number];

export type Filters = {
  classes: ClassSlug[];
  maxPrice: number | null;
  gearbox: (typeof GEARBOXES)[number] | null;
  fuel: (typeof FUELS)[number] | null;
  seats: number | null;
  prompt: boolean;
};
export type FilterName = keyof Filters;

/** The state of the list, stored in the URL. */
export type ChooseState = Conditions & {
  filters: Filters;
  sort: Sort;
  compare: string[];
  first: string | null;
};

export function readChoose(search: URLSearchParams): ChooseState {
  const classes = listParam(search, 'classe');
  return {
    ...readConditions(search),
    filters: {
      classes: CLASS_SLUGS.filter((slug) => classes.includes(slug)),
      maxPrice: allowedNumber(PRICE_STEPS, search.get('preco')) ?? null,
      gearbox: GEARBOXES.find((box) => box === search.get('cambio')) ?? null,
      fuel: FUELS.find((fuel) => fuel === search.get('combustivel')) ?? null,
      seats: allowedNumber(SEATS, search.get('lugares')) ?? null,
      prompt: search.get('pronta') === '1',
    },
    sort: SORTS.find((sort) => sort === search.get('ordem')) ?? 'menor-preco',
    compare: listParam(search, PICKED_PARAM).slice(0, MAX_COMPARED),
    first: search.get('modelo'),
  };
}

/** Writes the state into a copy of the query; other parameters (campaigns) stay. */
export function writeChoose(
  search: URLSearchParams,
  state: ChooseState,
): URLSearchParams {
  const { filters, sort, compare } = state;
  const next = new URLSearchParams(search);
  writeConditions(next, state);
  setParam(next, 'classe', filters.classes.join(','));
  setParam(next, 'preco', String(filters.maxPrice ?? ''));
  setParam(next, 'cambio', filters.gearbox);
  setParam(next, 'combustivel', filters.fuel);
  setParam(next, 'lugares', String(filters.seats ?? ''));
  setParam(next, 'pronta', filters.prompt ? '1' : null);
  setParam(next, 'ordem', sort === 'menor-preco' ? null : sort);
  setParam(next, PICKED_PARAM, compare.join(','));
  return next;
}

/**
 * Predicate for the filters about the car itself; a model shows the cheapest version that
 * passes.
 */
export function wantedBy({ gearbox, fuel, seats, prompt }: Filters): Wanted {
  return {
    isWanted: (version) =>
      (gearbox === null || version.automatic === (gearbox === 'automatico')) &&
      (fuel === null || version.fuel === fuel) &&
      (seats === null || version.seats >= seats),
    inStock: prompt,
  };
}

/** The offers that pass every filter, sorted; the requested model comes first. */
export function chooseOffers(
  offers: readonly Offer[],
  { filters, sort, first }: Pick<ChooseState, 'filters' | 'sort' | 'first'>,
): Offer[] {
  const passing = offers.filter((offer) => passes(offer, filters)).sort(COMPARE[sort]);
  const isFirst = ({ model }: Offer) => model.modelSlug === first;
  return [...passing.filter(isFirst), ...passing.filter((one) => !isFirst(one))];
}

function passes({ classSlug, monthly }: Offer, { classes, maxPrice }: Filters): boolean {
  return (
    (classes.length === 0 || classes.includes(classSlug)) &&
    (maxPrice === null || monthly <= maxPrice)
  );
}

const COMPARE: Record<Sort, (a: Offer, b: Offer) => number> = {
  'menor-preco': (a, b) => a.monthly - b.monthly,
  'maior-preco': (a, b) => b.monthly - a.monthly,
  entrega: (a, b) => promised(a) - promised(b) || a.monthly - b.monthly,
};

/** Business days until delivery. A queue has no promised day, so it comes last. */
function promised(offer: Offer): number {
  const delivery = deliveryOf(offer);
  return delivery.kind === 'queue' ? Number.POSITIVE_INFINITY : delivery.businessDays;
}
