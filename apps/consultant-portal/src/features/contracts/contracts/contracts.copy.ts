import { type ContractStage } from '@site/api-contract';
import { formatBRL, formatDate, formatTotal } from '@site/api-contract/brazil';
import { OTHER_STATE, withFallback } from '@site/api-contract/with-fallback';

const STAGES: Record<ContractStage, string> = withFallback(
  {
    late: 'Em atraso',
    'car-overdue': 'Devolução atrasada',
    coming: 'Antes da entrega',
    active: 'Ativos',
    over: 'Encerrados',
  },
  OTHER_STATE,
);

export const contractsCopy = {
  title: 'Contratos',
  keys: 'mudam de contrato.',
  search: 'Número, cliente, placa, CPF, CNPJ ou e-mail',
  show: 'Mostrar',
  all: 'Todos',
  stages: STAGES,
  withCount: (label: string, total = 0) =>
    total === 0 ? label : `${label} (${formatTotal(total)})`,
  clear: 'Limpar',
  caption: 'Contratos, do mais recente ao mais antigo',
  columns: {
    customer: 'Cliente',
    car: 'Carro',
    state: 'Situação',
    next: 'Próxima parcela',
    owed: 'Em aberto',
    late: 'Atraso',
  },
  carOverdue: (day: string) => `Devolução era até ${formatDate(day)}`,
  due: (day: string) => `vence em ${formatDate(day)}`,
  wasDue: (day: string) => `venceu em ${formatDate(day)}`,
  none: 'Nada a vencer',
  withLate: 'com multa e juros até hoje',
  money: formatBRL,
  days: (days: number) => (days === 1 ? '1 dia' : `${days} dias`),
  inTime: 'Em dia',
  /** Nothing of it can be late any more. */
  settled: '–',
  count: (shown: number, total: number) =>
    total === 1 ? '1 contrato' : `${shown} de ${formatTotal(total)} contratos`,
  more: 'Carregar mais',
  loadingMore: 'Carregando...',
  empty: 'Nenhum contrato ainda. Quando um cliente assinar, ele aparece aqui na hora.',
  nothingFound: 'Nenhum contrato com esses filtros.',
  failed: 'Não conseguimos abrir os contratos.',
} as const;
