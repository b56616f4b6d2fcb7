import { type StockCounts } from '@site/api-contract';
import { STOCK_STATES, type StockState } from '@site/api-contract/catalog';
import {
  addressValues,
  ChoiceFilter,
  ClearFilters,
  Filters,
  SearchFilter,
  useAddressFilters,
  withoutAbsent,
} from '@site/ui';
import { stockCopy as copy } from './stock.copy';

/** Names of the filters in the address. */
type FilterName = 'busca' | 'situacao';

/** States by their word in the address. */
const WORDS: Record<StockState, string> = {
  free: 'livres',
  reserved: 'reservados',
  delivered: 'entregues',
};

/** Reads the filters from the address; unknown values are ignored. */
export function filtersFrom(params: URLSearchParams): {
  search?: string;
  state?: StockState;
} {
  const { search, oneOf } = addressValues<FilterName>(params);
  return withoutAbsent({
    search,
    state: oneOf(STOCK_STATES, 'situacao', (state) => WORDS[state]),
  });
}

/** Filters in one row; each change is written to the address. */
export function StockFilters({ counts }: { counts: StockCounts | undefined }) {
  const { params, change, clear, clearings } = useAddressFilters<FilterName>();
  const inYard = counts && counts.free + counts.reserved;
  return (
    <Filters>
      <SearchFilter
        key={clearings}
        id="busca"
        label={copy.search}
        value={params.get('busca') ?? ''}
        onSearch={(value) => change('busca', value)}
      />
      <ChoiceFilter
        id="situacao"
        label={copy.state}
        value={params.get('situacao') ?? ''}
        onChoose={(value) => change('situacao', value)}
        options={[
          ['', copy.withCount(copy.states[''], inYard ?? 0)],
          ...STOCK_STATES.map(
            (state) =>
              [
                WORDS[state],
                copy.withCount(copy.states[state], counts?.[state] ?? 0),
              ] as const,
          ),
        ]}
      />
      <ClearFilters params={params} clear={clear} label={copy.clear} />
    </Filters>
  );
}
