import { type StockItem } from '@site/api-contract';
import {
  formatCount,
  formatCounted,
  formatDate,
  formatDateTime,
} from '@site/api-contract/brazil';
import { type StockState } from '@site/api-contract/catalog';
import { withFallback } from '@site/api-contract/with-fallback';

const freeCars = (count: number) =>
  count === 0
    ? 'nenhum carro livre'
    : formatCounted(count, 'carro livre', 'carros livres');
const stockOut = (car: string) => `${car}: saiu do estoque.`;

const CHANGED_BY = withFallback(
  {
    DEALER: (name: string | null) => `por ${name ?? 'alguém da loja'}`,
    CONSULTANT: () => 'pela equipe de consultores',
    operations: () => 'pela equipe de operações',
    signature: () => 'com a assinatura de um contrato',
    release: () => 'com o cancelamento de um contrato',
  } as const,
  () => '',
);

export const stockCopy = {
  title: 'Estoque',
  lead: 'Carros de pronta entrega da loja. O que muda aqui vale na hora no site.',
  notYours: 'Só a concessionária vê o estoque',
  notYoursText:
    'Com a conta de vendedor, o configurador mostra quais cores estão prontas para a entrega. Sobre o estoque, fale com quem cuida da conta da concessionária.',
  failed: 'Não conseguimos abrir o estoque.',
  caption: 'Carros da loja, por modelo, versão e cor',
  search: 'Carro, cor, contrato ou chassi',
  state: 'Situação',
  states: {
    '': 'No pátio',
    free: 'Livres',
    reserved: 'Reservados',
    delivered: 'Entregues',
  } satisfies Record<StockState | '', string>,
  withCount: (label: string, count: number) =>
    count === 0 ? label : `${label} (${formatCount(count)})`,
  clear: 'Limpar',
  columns: {
    car: 'Carro',
    state: 'Situação',
    contract: 'Contrato',
    chassis: 'Chassi',
    since: 'Desde',
    acts: 'O que fazer',
  },
  free: (count: number) => formatCounted(count, 'livre', 'livres'),
  reserved: 'Reservado',
  delivered: 'Entregue',
  deliveredBy: (dealership: string) => `entrega: ${dealership}`,
  since: ({ state, since }: StockItem) =>
    state === 'delivered' ? formatDate(new Date(since)) : formatDateTime(since),
  changed: ({ as, name }: NonNullable<StockItem['changed']>) => CHANGED_BY[as](name),
  count: (shown: number, total: number) =>
    total === 1 ? '1 linha' : `${shown} de ${total} linhas`,
  more: 'Carregar mais',
  loadingMore: 'Carregando...',
  empty: 'Nenhum carro de pronta entrega nesta loja ainda.',
  emptyText: 'Inclua o primeiro: o site passa a mostrar a cor dele como pronta entrega.',
  nothingFound: 'Nenhum carro com esses filtros.',
  ofCar: (act: string, { versionName, paintName }: StockItem) =>
    `${act}: ${versionName}, ${paintName}`,
  add: 'Incluir carro',
  change: 'Mudar',
  withdraw: 'Retirar do estoque',
  back: 'Voltar',
  choicesFailed: 'Não conseguimos abrir a lista de carros.',
  version: 'Carro',
  paint: 'Cor',
  arrived: 'Quantos carros chegaram',
  addHelp: (free: number, quantity: number) =>
    `Hoje: ${freeCars(free)}. Com estes: ${formatCount(free + quantity)}.`,
  addNow: (free: number) => `Hoje: ${freeCars(free)}.`,
  addSubmit: 'Incluir no estoque',
  changeTitle: ({ versionName, paintName }: StockItem) => `${versionName}, ${paintName}`,
  freeLabel: 'Carros livres',
  changeHelp: (free: number) =>
    `Hoje: ${freeCars(free)}. Sem contar os reservados, que são dos contratos.`,
  changeSubmit: 'Salvar',
  pending: 'Salvando...',
  withdrawWaits: (free: number) =>
    `${freeCars(free)} ${free === 1 ? 'sai' : 'saem'} do estoque`,
  withdrawNow: 'Retirar agora',
  withdrawing: 'Sai do estoque em instantes. Dá para desfazer.',
  added: (car: string, free: number) =>
    free === 0 ? stockOut(car) : `${car}: agora há ${freeCars(free)}.`,
  withdrawn: 'Saiu do estoque.',
  saveFailed: 'Não conseguimos mudar o estoque agora. Tente de novo em instantes.',
} as const;
