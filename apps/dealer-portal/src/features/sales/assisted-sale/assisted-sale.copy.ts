import { type SharedCart, type SharedCartState } from '@site/api-contract';
import { formatBRL, formatDateTime, formatKm } from '@site/api-contract/brazil';
import { OTHER_STATE, withFallback } from '@site/api-contract/with-fallback';

const customer = ({ customerName }: Pick<SharedCart, 'customerName'>) =>
  customerName ?? 'Cliente';

/** After a refusal or an end a cart has no name, and is known by its car. */
type Listed = Pick<SharedCart, 'customerName' | 'car' | 'state'>;
/** A cart without a name is known by its car; one that waits for a customer, by them. */
const listed = ({ customerName, car, state }: Listed) =>
  customerName ??
  (car
    ? `${car.modelName}, simulação ${car.simulationCode}`
    : state === 'requested' || state === 'live'
      ? 'Cliente'
      : 'Carrinho sem carro');

const ENDED_BY = withFallback<NonNullable<SharedCart['endedBy']>, string>(
  {
    customer: 'O cliente encerrou',
    seller: 'Você encerrou',
    time: 'O prazo terminou',
  },
  'Encerrado',
);

/** Texts about carts that a seller prepares for customers or shares with them. */
export const assistedSaleCopy = {
  customer,
  listed,
  // the list on the seller's home
  heading: 'Atendimentos',
  listHeading: 'Seus atendimentos',
  empty: 'Nenhum atendimento aberto.',
  failed: 'Não conseguimos abrir os seus atendimentos.',
  since: (at: string) => `desde ${formatDateTime(at)}`,
  ended: ({ state, endedBy, endedAt }: SharedCart) =>
    endedAt &&
    `${state === 'declined' ? 'O cliente recusou' : endedBy ? ENDED_BY[endedBy] : 'Encerrado'} em ${formatDateTime(endedAt)}.`,
  open: (cart: SharedCart) => `Abrir atendimento de ${listed(cart)}`,
  states: withFallback(
    {
      prepared: 'Em preparo',
      offered: 'Convite',
      requested: 'Aguarda o aceite',
      live: 'Em atendimento',
      declined: 'Recusado',
      ended: 'Encerrado',
    } satisfies Record<SharedCartState, string>,
    OTHER_STATE,
  ),
  invited: 'Convite enviado',
  declined: 'Convite recusado',
  // the two ways to start
  startHeading: 'Começar para um cliente',
  startLead:
    'Monte os carros e envie o convite. O cliente vê seu nome e sua loja e decide se aceita.',
  customerName: 'Como você chama o cliente',
  start: 'Começar simulação assistida',
  starting: 'Abrindo...',
  takeHeading: 'Um cliente convidou você',
  takeLead:
    'Cole o link que ele enviou. O carrinho abre quando ele aceitar o seu pedido.',
  invitation: 'Link do convite',
  take: 'Pedir para atender',
  taking: 'Pedindo...',
  taken: 'Pedido feito. Assim que o cliente aceitar, o atendimento abre aqui.',
  badInvitation: 'Este link não é um convite. Peça ao cliente o link inteiro.',
  tryAgain: 'Não conseguimos agora. Tente de novo em instantes.',
  // one cart
  title: 'Atendimento',
  of: (cart: SharedCart) => `Atendimento de ${customer(cart)}`,
  back: 'Voltar aos atendimentos',
  preparedLead: 'Só você vê este carrinho até o cliente aceitar o convite.',
  invitedLead: (until: string) =>
    `O convite espera a resposta do cliente até ${formatDateTime(until)}.`,
  declinedLead: (at: string) =>
    `O cliente recusou o convite em ${formatDateTime(at)}. As simulações continuam aqui: mude o que for preciso e convide de novo, ou encerre.`,
  accepted: (cart: SharedCart) => `${customer(cart)} aceitou.`,
  liveLead: (until: string) =>
    `Vocês veem e mudam as mesmas simulações. Só o cliente tira um carro, envia a proposta e assina; a senha também é só dele. Acaba em ${formatDateTime(until).slice(0, 10)}.`,
  cars: 'Simulações',
  noCars: 'Nenhum carro ainda. Inclua o primeiro para convidar o cliente.',
  noCarsLive:
    'O cliente deixou o carrinho vazio. Inclua um carro, ou espere a escolha dele.',
  add: 'Incluir um carro',
  addFirst: 'Escolher o carro',
  change: 'Mudar',
  duplicate: 'Duplicar',
  duplicating: 'Duplicando...',
  /** The copy has today's price, whatever the table of the first one. */
  duplicated: (model: string, before: number, now: number) =>
    before === now
      ? `O ${model} foi duplicado. Mude o que quiser na cópia.`
      : `O ${model} foi duplicado com o preço de hoje: ${formatBRL(now)} por mês, em vez de ${formatBRL(before)}.`,
  remove: 'Remover',
  removing: 'Removendo...',
  removed: (model: string) => `O ${model} saiu do carrinho.`,
  undo: 'Desfazer',
  undoing: 'Desfazendo...',
  undone: (model: string) => `O ${model} voltou para o carrinho, com o mesmo preço.`,
  /** Completes the label of a button for screen readers: 'Mudar o Lira, …'. */
  theCar: (model: string, code: string) => `o ${model}, simulação ${code}`,
  simulation: (code: string) => `Simulação ${code}`,
  plan: (term: number, km: number) => `${term} meses, ${formatKm(km)} por mês`,
  place: (place: { city: string; state: string }, clientType: 1 | 2) =>
    `${place.city}, ${place.state}. ${clientType === 1 ? 'Pessoa física' : 'Pessoa jurídica'}.`,
  facts: {
    addOns: 'Opcionais',
    delivery: 'Entrega',
    place: 'Para',
    total: 'Total do contrato',
  },
  addOns: (names: readonly string[]) => names.join(', ') || 'Nenhum',
  history: 'Histórico',
  noHistory: 'As mudanças aparecem aqui: quem, quando, de quanto para quanto.',
  invite: 'Convidar o cliente',
  inviteAgain: 'Enviar outro convite',
  end: 'Encerrar atendimento',
  endWhat: 'Encerra',
  endNow: 'Encerrar agora',
  endWaits: 'O atendimento ainda não acabou: até o envio dá para desfazer.',
  endDone: 'Atendimento encerrado.',
  overTitle: 'Este atendimento acabou',
  overText: 'O carrinho não abre mais por aqui.',
  openFailed: 'Não conseguimos abrir este atendimento.',
};
