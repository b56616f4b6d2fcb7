import { type CustomerEvent, type Lead } from '@site/api-contract';
import { atTheirRequest, type RequestedAct } from '@site/api-contract/activity';
import { formatBRL, formatDate } from '@site/api-contract/brazil';
import { type DamageState } from '@site/api-contract/driving';
import { RETURN_KIND_LABELS, type ReturnKind } from '@site/api-contract/sales';
import { OTHER_STATE, withFallback } from '@site/api-contract/with-fallback';
import { LEAD_KIND_LABELS } from '../../../shared/lead-kinds.copy';

type Contested = Extract<CustomerEvent, { kind: 'dispute' }>;

const DAMAGES: Record<DamageState, string> = withFallback(
  {
    aguardando: 'Danos aguardando o cliente',
    cobrados: 'Danos cobrados',
    contestados: 'Danos contestados',
    retirados: 'Danos retirados',
  },
  OTHER_STATE,
);

/** Acts of a consultant for a customer on the phone. */
const ACTS = withFallback<RequestedAct, string>(
  {
    'service-request': 'Atendimento aberto',
    odometer: 'Km do painel anotado',
    'delivery-slot': 'Entrega marcada',
    'return-slot': 'Devolução marcada',
    'return-cancelled': 'Devolução desmarcada',
    'workshop-slot': 'Oficina marcada',
    'workshop-cancelled': 'Oficina desmarcada',
    'second-copy': 'Segunda via enviada',
    address: 'Endereço novo, para o cliente conferir',
  },
  'Outro pedido',
);

export const customersCopy = {
  title: 'Clientes',
  lead: 'Procure por CPF, CNPJ ou e-mail inteiro, ou pelo nome. Cada busca fica registrada.',
  search: 'CPF, CNPJ, e-mail ou nome',
  find: 'Procurar',
  searching: 'Procurando',
  caption: 'Clientes encontrados, por nome',
  columns: {
    name: 'Nome',
    document: 'CPF ou CNPJ',
    email: 'E-mail',
    since: 'Conta desde',
  },
  none: 'Nenhum cliente encontrado',
  noneText: 'Confira se o CPF, o CNPJ ou o e-mail está inteiro.',
  more: 'Há mais clientes com esse nome. Digite mais letras do nome.',
  failed: 'Não conseguimos procurar.',
  tooMany: 'Muitas consultas na última hora. Espere alguns minutos e tente de novo.',
  day: formatDate,
  one: {
    back: 'Procurar outro cliente',
    title: 'Cliente',
    loading: 'Carregando o cliente',
    failed: 'Não conseguimos abrir o cliente.',
    gone: 'Este cliente não está aqui',
    goneText: 'A conta não existe ou foi apagada.',
    document: 'CPF ou CNPJ',
    email: 'E-mail',
    cellphone: 'Celular',
    since: 'Conta desde',
    looks: 'Quem olhou este cliente',
    history: 'Tudo deste cliente',
    empty: 'Nada aconteceu com este cliente ainda.',
    more: 'Só os 50 mais recentes de cada assunto aparecem aqui.',
    noAnalysis:
      'Propostas, contratos e o que vem deles ficam de fora: você não tem acesso a eles.',
    noLeads: 'Os leads ficam de fora: você não tem acesso a eles.',
    proposal: (number: string) => `Proposta ${number}`,
    contract: (number: string) => `Contrato ${number}`,
    service: (number: string) => `Atendimento ${number}`,
    fine: 'Multa de trânsito',
    return: (number: string) => `Devolução do contrato ${number}`,
    purchase: (number: string) => `Compra do carro do contrato ${number}`,
    noPrice: 'Ainda sem preço',
    price: (reais: number) => `Preço ${formatBRL(reais)}`,
    dispute: (label: string) => `Contestação: ${label}`,
    contested: ({ contested, contractNumber, answeredAt }: Contested) =>
      [
        `${formatBRL(contested)} no contrato ${contractNumber}`,
        answeredAt === null
          ? 'Sem resposta'
          : `Respondida em ${formatDate(new Date(answeredAt))}`,
      ].join('. '),
    /** The label of the line says whether it is a charge or a credit. */
    line: (reais: number, number: string) =>
      `${formatBRL(Math.abs(reais))} no contrato ${number}`,
    act: (act: RequestedAct) => ACTS[act],
    by: atTheirRequest,
    onContract: (number: string, by: string) =>
      `Contrato ${number}. ${atTheirRequest(by)}`,
    lead: 'Lead',
    leadForm: (form: Lead['kind']) => LEAD_KIND_LABELS[form],
    owed: (reais: number) => `${formatBRL(reais)} em aberto`,
    paid: 'nada em aberto',
    late: (days: number) => (days === 1 ? '1 dia de atraso' : `${days} dias de atraso`),
    fineOf: (description: string, reais: number) => `${description}, ${formatBRL(reais)}`,
    reason: (reason: ReturnKind) => RETURN_KIND_LABELS[reason],
    damages: (state: DamageState) => DAMAGES[state],
    carBack: (at: string) => `Carro de volta em ${formatDate(new Date(at))}`,
    carOut: 'Carro com o cliente',
  },
} as const;
