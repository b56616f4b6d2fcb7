import { CONTRACT_STAGES, type ContractStage } from '@site/api-contract';
import {
  ChoiceFilter,
  ClearFilters,
  Filters,
  SearchFilter,
  useAddressFilters,
} from '@site/ui';
import { type FilterName, STAGE_WORDS } from './contract-filters';
import { contractsCopy as copy } from './contracts.copy';

/** Filters in one row; each change is written to the address. */
export function ContractFiltersForm({
  counts,
}: {
  counts: Partial<Record<ContractStage, number>>;
}) {
  const { params, change, clear, clearings } = useAddressFilters<FilterName>();
  return (
    <Filters className="filters contracts-filters">
      <SearchFilter
        key={clearings}
        id="busca"
        label={copy.search}
        value={params.get('busca') ?? ''}
        onSearch={(text) => change('busca', text)}
      />
      <ChoiceFilter
        id="mostrar"
        label={copy.show}
        value={params.get('mostrar') ?? ''}
        onChoose={(value) => change('mostrar', value)}
        options={[
          ['', copy.all],
          ...CONTRACT_STAGES.map(
            (stage) =>
              [
                STAGE_WORDS[stage],
                copy.withCount(copy.stages[stage], counts[stage]),
              ] as const,
          ),
        ]}
      />
      <ClearFilters params={params} clear={clear} label={copy.clear} />
    </Filters>
  );
}
