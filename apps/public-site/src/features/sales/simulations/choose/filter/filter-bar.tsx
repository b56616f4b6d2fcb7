import { type ReactNode } from 'react';
import { CLASS_SLUGS, type ClassSlug } from '@site/api-contract/catalog';
import { toggleInList } from '@site/simulator';
import { CLASS_NAMES } from '../../core/simulation.copy';
import {
  type Filters,
  FUELS,
  GEARBOXES,
  PRICE_STEPS,
  SEATS,
  type Sort,
  SORTS,
} from '../choose-search';
import { filtersCopy as copy } from './filters.copy';

export type FilterBarProps = {
  filters: Filters;
  sort: Sort;
  /** Vehicle classes that exist at this place for this client type. */
  classes: readonly ClassSlug[];
  count: number;
  onFilters: (filters: Filters) => void;
  onSort: (sort: Sort) => void;
};

/** Filters as chips, the number of matching models, and the order. */
export function FilterBar({
  filters,
  sort,
  classes,
  count,
  onFilters,
  onSort,
}: FilterBarProps) {
  const set = (part: Partial<Filters>) => onFilters({ ...filters, ...part });
  return (
    <div className="filter-bar">
      <div className="filter-chips" role="group" aria-label={copy.filters}>
        <Chip pressed={filters.prompt} onPress={() => set({ prompt: !filters.prompt })}>
          {copy.prompt}
        </Chip>
        <span className="filter-sep" />
        {CLASS_SLUGS.filter((slug) => classes.includes(slug)).map((slug) => (
          <Chip
            key={slug}
            pressed={filters.classes.includes(slug)}
            onPress={() => set({ classes: toggleInList(filters.classes, slug) })}
          >
            {CLASS_NAMES[slug]}
          </Chip>
        ))}
        <span className="filter-sep" />
        <FilterSelect
          label={copy.maxPrice}
          any={copy.anyPrice}
          values={PRICE_STEPS}
          value={filters.maxPrice}
          text={copy.upTo}
          onChange={(maxPrice) => set({ maxPrice })}
        />
        <FilterSelect
          label={copy.gearbox}
          any={copy.anyGearbox}
          values={GEARBOXES}
          value={filters.gearbox}
          text={(box) => copy.gearboxes[box]}
          onChange={(gearbox) => set({ gearbox })}
        />
        <FilterSelect
          label={copy.fuel}
          any={copy.anyFuel}
          values={FUELS}
          value={filters.fuel}
          text={(fuel) => copy.fuels[fuel]}
          onChange={(fuel) => set({ fuel })}
        />
        <FilterSelect
          label={copy.seats}
          any={copy.anySeats}
          values={SEATS}
          value={filters.seats}
          text={copy.seatsFrom}
          onChange={(seats) => set({ seats })}
        />
      </div>
      <p className="filter-count">
        <b>{copy.count(count)}</b>
      </p>
      <label className="filter-sort">
        <span className="vh">{copy.sort}</span>
        <select
          value={sort}
          onChange={(event) =>
            onSort(SORTS.find((known) => known === event.target.value) ?? sort)
          }
        >
          {SORTS.map((known) => (
            <option key={known} value={known}>
              {copy.sorts[known]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

type FilterSelectProps<Value extends string | number> = {
  label: string;
  /** Label of the option without a filter. */
  any: string;
  values: readonly Value[];
  value: string | number | null;
  text: (value: Value) => string;
  onChange: (value: Value | null) => void;
};

/** A filter with one value of several, as wide as its text. */
function FilterSelect<Value extends string | number>({
  label,
  any,
  values,
  value,
  text,
  onChange,
}: FilterSelectProps<Value>) {
  return (
    <label className="filter-pick" data-on={value === null ? undefined : ''}>
      <span className="vh">{label}</span>
      <select
        value={value ?? ''}
        onChange={(event) =>
          onChange(values.find((known) => String(known) === event.target.value) ?? null)
        }
      >
        <option value="">{any}</option>
        {values.map((known) => (
          <option key={known} value={known}>
            {text(known)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Chip({
  pressed,
  onPress,
  children,
}: {
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className="chip" aria-pressed={pressed} onClick={onPress}>
      {children}
    </button>
  );
}
