import { PROPOSAL_STATES, STATE_LABELS } from '@site/api-contract/sales';
import {
  ChoiceFilter,
  ClearFilters,
  deferred,
  Filters,
  SearchFilter,
  useAddressFilters,
} from '@site/ui';
import { proposalsCopy as copy } from '../proposals.copy';
import { MoreFilters } from './more-filters';
import { type StateCounts } from './proposal-figures';
import { type FilterName, OWN_DAYS, periodOf, PERIODS } from './proposal-filters';

const DateRangeFilter = deferred(
  async () => (await import('./date-range-filter')).DateRangeFilter,
);

// A draft that the customer has not sent is not listed for the dealership.
const STATES = PROPOSAL_STATES.filter((state) => state !== 'rascunho');

/** The filters that a phone shows when asked. */
const MORE: readonly FilterName[] = ['origem', 'dias', 'de', 'ate', 'passo', 'ordem'];

/** Filters in one row; each change is written to the address. */
export function FiltersBar({ counts }: { counts: StateCounts }) {
  const { params, change, clear, clearings } = useAddressFilters<FilterName>();
  const valueOf = (name: FilterName) => params.get(name) ?? '';
  const period = periodOf(params);
  const choosePeriod = (chosen: string) => {
    if (chosen !== OWN_DAYS) {
      change('de', '');
      change('ate', '');
    }
    change('dias', chosen);
  };
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);

  return (
    <Filters>
      <SearchFilter
        key={clearings}
        id="busca"
        label={copy.search}
        value={valueOf('busca')}
        onSearch={(value) => change('busca', value)}
      />
      <ChoiceFilter
        id="estado"
        label={copy.state}
        value={valueOf('estado')}
        onChoose={(value) => change('estado', value)}
        options={[
          ['', copy.all(total)],
          ...STATES.map(
            (state) =>
              [state, copy.withCount(STATE_LABELS[state].label, counts[state])] as const,
          ),
        ]}
      />
      <MoreFilters isUsed={MORE.some((name) => valueOf(name) !== '')}>
        <ChoiceFilter
          id="origem"
          label={copy.origin}
          value={valueOf('origem')}
          onChoose={(value) => change('origem', value)}
          options={[['', copy.allOrigins], ...copy.origins]}
        />
        <ChoiceFilter
          id="dias"
          label={copy.period}
          value={period}
          onChoose={choosePeriod}
          options={[
            ['', copy.anyTime],
            ...PERIODS.map((days) => [days, copy.lastDays(days)] as const),
            [OWN_DAYS, copy.ownDays],
          ]}
        />
        {period === OWN_DAYS && (
          <DateRangeFilter labels={copy} valueOf={valueOf} onChoose={change} />
        )}
        <ChoiceFilter
          id="passo"
          label={copy.next}
          value={valueOf('passo')}
          onChoose={(value) => change('passo', value)}
          options={copy.nexts}
        />
        {valueOf('passo') === '' && (
          <ChoiceFilter
            id="ordem"
            label={copy.order}
            value={valueOf('ordem')}
            onChoose={(value) => change('ordem', value)}
            options={copy.orders}
          />
        )}
      </MoreFilters>
      <ClearFilters params={params} clear={clear} label={copy.clear} />
    </Filters>
  );
}
