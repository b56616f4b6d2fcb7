import { CONTRACT_STAGES, type ContractStage } from '@site/contracts';
import { CUSTOMER_PARAM } from '@site/contracts/site-paths';

/** Names of the filters in the address. */
export type FilterName = 'busca' | 'mostrar' | typeof CUSTOMER_PARAM;

/** Each stage as the address says it. */
export const STAGE_WORDS: Record<ContractStage, string> = {
  late: 'em-atraso',
  'car-overdue': 'carro-a-devolver',
  coming: 'antes-da-entrega',
  active: 'ativos',
  over: 'encerrados',
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type ContractFilters = {
  search?: string;
  stage?: ContractStage;
  customerId?: string;
};

/** Reads the filters from the address; what is not a known value is ignored. */
export function filtersFrom(params: URLSearchParams): ContractFilters {
  const search = params.get('busca')?.trim().slice(0, 120);
  const stage = CONTRACT_STAGES.find(
    (known) => STAGE_WORDS[known] === params.get('mostrar'),
  );
  const customerId = params.get(CUSTOMER_PARAM);
  return {
    ...(search && { search }),
    ...(stage && { stage }),
    ...(customerId && UUID.test(customerId) && { customerId }),
  };
}
