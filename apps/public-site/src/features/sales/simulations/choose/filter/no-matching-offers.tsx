import { type VehicleClass } from '@site/api-contract';
import { type ChooseState, type Filters } from '../choose-search';
import { filtersCopy as copy } from './filters.copy';
import { filtersSet, NO_FILTERS, relaxFilters } from './relax-filters';

export type NothingPassesProps = {
  classes: readonly VehicleClass[];
  state: ChooseState;
  onFilters: (filters: Filters) => void;
};

/**
 * Shown when no car passes all filters: buttons to remove one, with the number of cars
 * that would match.
 */
export function NoMatchingOffers({ classes, state, onFilters }: NothingPassesProps) {
  const ways = relaxFilters(classes, state);
  return (
    <div className="sim-state">
      <h2>{copy.emptyTitle}</h2>
      {ways.length > 0 && (
        <>
          <p id="nothing-passes">{copy.emptyText}</p>
          <ul className="ways-back" aria-labelledby="nothing-passes">
            {ways.map(({ name, filters, count, lowest }) => (
              <li key={name}>
                <button
                  type="button"
                  className="btn btn--line"
                  onClick={() => onFilters(filters)}
                >
                  {copy.drop(copy.filterNamed(name, state.filters))}
                </button>
                <span>{copy.comesBack(count, lowest)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {filtersSet(state.filters).length > 0 && (
        <button
          type="button"
          className={ways.length > 0 ? 'link' : 'btn'}
          onClick={() => onFilters(NO_FILTERS)}
        >
          {copy.clearFilters}
        </button>
      )}
    </div>
  );
}
