import { CONTRACT_STAGES, type ContractStage } from '@site/api-contract';
import { CUSTOMER_PARAM } from '@site/api-contract/site-paths';
import { addressValues, withoutAbsent } from '@site/ui';

/** Names of the filters in the address. */
export type FilterName = 'busca' | 'mostrar' | typeof CUSTOMER_PARAM;

/** The word for each stage in the address. */
export const STAGE_WORDS: Record<ContractStage, string> = {
  late: 'em-atraso',
  'car-overdue': 'carro-a-devolver',
  coming: 'antes-da-entrega',
  active: 'ativos',
  over: 'encerrados',
};

export type ContractFilters = {
  search?: string;
  stage?: ContractStage;
  customerId?: string;
};

/** Reads the filters from the address; unknown values are ignored. */
export function filtersFrom(params: URLSearchParams): ContractFilters {
  const { search, oneOf, id } = addressValues<FilterName>(params);
  return withoutAbsent({
    search,
    stage: oneOf(CONTRACT_STAGES, 'mostrar', (stage) => STAGE_WORDS[stage]),
    customerId: id(CUSTOMER_PARAM),
  });
}
