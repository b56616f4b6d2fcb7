import { type VehicleClass } from '@site/api-contract';
import { offersOf } from '@site/api-contract/pricing';
import {
  chooseOffers,
  type ChooseState,
  type FilterName,
  type Filters,
  wantedBy,
} from '../choose-search';

export const NO_FILTERS: Filters = {
  classes: [],
  maxPrice: null,
  gearbox: null,
  fuel: null,
  seats: null,
  prompt: false,
};

const FILTER_NAMES = [
  'maxPrice',
  'prompt',
  'seats',
  'fuel',
  'gearbox',
  'classes',
] as const satisfies readonly FilterName[];

export function filtersSet(filters: Filters): FilterName[] {
  return FILTER_NAMES.filter((name) =>
    name === 'classes' ? filters.classes.length > 0 : Boolean(filters[name]),
  );
}

export type RelaxedFilters = {
  name: FilterName;
  filters: Filters;
  count: number;
  lowest: number;
};

/**
 * For an empty result: each filter whose removal would bring cars back, most cars first.
 */
export function relaxFilters(
  classes: readonly VehicleClass[],
  state: ChooseState,
): RelaxedFilters[] {
  return filtersSet(state.filters)
    .flatMap((name): RelaxedFilters[] => {
      const filters: Filters = { ...state.filters, [name]: NO_FILTERS[name] };
      const back = chooseOffers(
        offersOf(classes, state.term, state.km, wantedBy(filters)),
        { ...state, filters },
      );
      return back.length === 0
        ? []
        : [
            {
              name,
              filters,
              count: back.length,
              lowest: Math.min(...back.map(({ monthly }) => monthly)),
            },
          ];
    })
    .sort((a, b) => b.count - a.count);
}
