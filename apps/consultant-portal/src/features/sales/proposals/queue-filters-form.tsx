import { PROPOSAL_STATES, STATE_LABELS } from '@site/api-contract/sales';
import { ChoiceFilter, Filters, SearchFilter, useAddressFilters } from '@site/ui';
import { proposalsCopy as copy } from './proposals.copy';
import { ALL_STATES, queueFrom, USUAL_STATE } from './queue-filters';

const STATES = PROPOSAL_STATES.filter((state) => state !== 'rascunho');

export function QueueFilters({ counts }: { counts: Readonly<Record<string, number>> }) {
  const { params, change } = useAddressFilters<'estado' | 'busca'>();
  const { state, search } = queueFrom(params);
  return (
    <Filters className="analysis-filters">
      <SearchFilter
        id="busca"
        label={copy.search}
        value={search}
        onSearch={(text) => change('busca', text)}
      />
      <ChoiceFilter
        id="estado"
        label={copy.state}
        value={state}
        onChoose={(value) => change('estado', value === USUAL_STATE ? '' : value)}
        options={[
          [ALL_STATES, copy.allStates],
          ...STATES.map(
            (known) =>
              [known, copy.withCount(STATE_LABELS[known].label, counts[known])] as const,
          ),
        ]}
      />
    </Filters>
  );
}
