import { type ReactNode } from 'react';
import { CLASS_NAMES } from '../simulation.copy';
import { CLASS_SLUGS, type ClassSlug, type Filters, PRICE_STEPS, type Sort, SORTS, toggled } from './choose-search';
import { chooseCopy as copy } from './choose.copy';

export type FilterBarProps = {
  filters: Filters;
  sort: Sort;
  /** Classes that exist at this place for this kind of customer. */
  classes: readonly ClassSlug[];
  count: number;
  onFilters: (filters: Filters) => void;
  onSort: (sort: Sort) => void;
};

/** Filters as chips, the number of models they leave, and the order. */
export function FilterBar({ filters, sort, classes, count, onFilters, onSort }: FilterBarProps) {
  return (
    <div className="filter-bar">
      <div className="filter-chips" role="group" aria-label={copy.filters}>
        <Chip pressed={filters.prompt} onPress={() => onFilters({ ...filters, prompt: !filters.prompt })}>{copy.prompt}</Chip>
        <Chip pressed={filters.automatic} onPress={() => onFilters({ ...filters, automatic: !filters.automatic })}>{copy.automatic}</Chip>
        <span className="filter-sep" />
        {CLASS_SLUGS.filter((slug) => classes.includes(slug)).map((slug) => (
          <Chip key={slug} pressed={filters.classes.includes(slug)} onPress={() => onFilters({ ...filters, classes: toggled(filters.classes, slug) })}>
            {CLASS_NAMES[slug]}
          </Chip>
        ))}
        <span className="filter-sep" />
        <label className="filter-price" data-on={filters.maxPrice === null ? undefined : ''}>
          <span className="vh">{copy.maxPrice}</span>
          <select
            value={filters.maxPrice ?? ''}
            onChange={(event) => onFilters({ ...filters, maxPrice: PRICE_STEPS.find((step) => String(step) === event.target.value) ?? null })}
          >
            <option value="">{copy.anyPrice}</option>
            {PRICE_STEPS.map((step) => <option key={step} value={step}>{copy.upTo(step)}</option>)}
          </select>
        </label>
      </div>
      <p className="filter-count"><b>{copy.count(count)}</b></p>
      <label className="filter-sort">
        <span className="vh">{copy.sort}</span>
        <select value={sort} onChange={(event) => onSort(SORTS.find((known) => known === event.target.value) ?? sort)}>
          {SORTS.map((known) => <option key={known} value={known}>{copy.sorts[known]}</option>)}
        </select>
      </label>
    </div>
  );
}

function Chip({ pressed, onPress, children }: { pressed: boolean; onPress: () => void; children: ReactNode }) {
  return <button type="button" className="chip" aria-pressed={pressed} onClick={onPress}>{children}</button>;
}
