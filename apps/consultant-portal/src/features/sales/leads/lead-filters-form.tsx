import { LEAD_STATE_LABELS, LEAD_STATES } from '@site/api-contract/sales';
import {
  ChoiceFilter,
  deferred,
  Filters,
  SearchFilter,
  useAddressFilters,
} from '@site/ui';
import { ALL_STATES, leadQueryFrom } from './lead-filters';
import { leadsCopy as copy } from './leads.copy';

const HolderFilter = deferred(
  async () => (await import('../../../shared/queue/holder-filter')).HolderFilter,
);

/** Search text, holder and state, above the queue. */
export function LeadFilters({ counts }: { counts?: { free: number; mine: number } }) {
  const { params, change } = useAddressFilters<'busca' | 'de' | 'estado'>();
  const { holder, state, search } = leadQueryFrom(params);
  return (
    <Filters className="leads-filters">
      <SearchFilter
        id="busca"
        label={copy.search}
        value={search}
        onSearch={(text) => change('busca', text)}
      />
      <HolderFilter
        queue="leads"
        label={copy.whose}
        value={holder}
        onChoose={(value) => change('de', value)}
        options={[
          ['', copy.everybodys],
          ['livres', copy.withCount(copy.free, counts?.free)],
          ['meus', copy.withCount(copy.mine, counts?.mine)],
        ]}
      />
      <ChoiceFilter
        id="estado"
        label={copy.stateFilter}
        value={state}
        onChoose={(value) => change('estado', value)}
        options={[
          ['', copy.openOnes],
          ...LEAD_STATES.map((one) => [one, LEAD_STATE_LABELS[one].label] as const),
          [ALL_STATES, copy.allOnes],
        ]}
      />
    </Filters>
  );
}
