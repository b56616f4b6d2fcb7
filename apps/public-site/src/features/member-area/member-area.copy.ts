import { type ContractSummary } from '@site/api-contract';
import { formatBRL, formatDate, formatTotal } from '@site/api-contract/brazil';
import { lossSentence } from '@site/api-contract/driving';
import { LATE_CHARGES_TEXT } from '@site/api-contract/pricing';
import { type ProposalState } from '@site/api-contract/sales';
import { withFallback } from '@site/api-contract/with-fallback';
import { endedUnpaidText, isEndedUnpaid } from './returns/ended-unpaid';

type Owing = Pick<ContractSummary, 'carReturn' | 'lateCharges' | 'dueBefore' | 'loss'>;

/** The due day of the amount that is left of a contract. */
function dueText({ dueBefore: [first, ...more] = [] }: Owing): string {
  if (!first) return '';
  const on = more.length > 0 ? 'a partir de' : 'em';
  const day = formatDate(first.dueDate);
  return ` e ${first.late ? 'venceu' : 'vence'} ${on} ${day}`;
}

export const memberAreaCopy = {
  title: 'Área logada',
  navigation: 'Sua área',
  toPortal: 'Voltar ao portal',

  overview: 'Visão geral',
  proposals: 'Propostas',
  data: 'Seus dados',
  documents: 'Documentos',
  seeDelivery: 'Ver a entrega',
  security: 'Segurança',
  privacy: 'Privacidade',
  changeData: 'Trocar nome, celular ou e-mail',
  simulations: 'Simulações',
  simulationsLead:
    'O preço de cada uma fica garantido até a data indicada. Compare no carrinho e assine quando quiser.',
  simulationsFailed: 'Não conseguimos carregar suas simulações',
  guaranteedUntil: (date: string) => `Preço garantido até ${date}`,
  guaranteeOver: 'Garantia do preço terminou',
  subscribe: (car: string) => `Assinar o ${car}`,
  reprice: 'Ver o preço de hoje',
  compare: 'Comparar no carrinho',
  seeInCart: 'Ver no carrinho',
  signOut: 'Sair',

  next: 'O que vem agora',
  dueOn: (day: string) => `Próxima parcela, vence em ${day}`,
  lateCharges: `Com ${LATE_CHARGES_TEXT}, contados até hoje.`,
  includes: (label: string, amount: number) => `Inclui ${label}, ${formatBRL(amount)}.`,
  installmentOf: (label: string, car: string) => `${label} do ${car}.`,
  continueRegistration: 'Continuar cadastro',
  seeProposal: 'Ver proposta',
  sign: 'Ler e assinar',
  checkContract: 'Conferir um contrato',
  seeCart: 'Ver suas simulações',
  simulate: 'Simular um carro',
  startText:
    'Escolha modelo, prazo e km por mês. O preço aparece na hora, linha por linha.',

  sent: (number: string) =>
    `Proposta ${number} enviada. Guardamos tudo: acompanhe cada passo por aqui.`,

  ownCars: (count: number) => (count === 1 ? 'Seu carro' : 'Seus carros'),
  pastContracts: 'Contratos encerrados',
  owedText: (contract: Owing) =>
    [
      isEndedUnpaid(contract)
        ? endedUnpaidText(contract.carReturn?.endedOn)
        : contract.loss
          ? lossSentence(contract.loss)
          : 'O contrato terminou.',
      `Este valor ficou em aberto${contract.lateCharges ? ', com multa e juros até hoje' : dueText(contract)}.`,
    ].join(' '),
  owed: (amount: number) => `${formatBRL(amount)} em aberto`,
  lost: (loss: NonNullable<ContractSummary['loss']>) =>
    `${lossSentence(loss)}${loss.refund > 0 ? ` Devolvemos ${formatBRL(loss.refund)}.` : ''}`,
  giveCarBack: 'Devolver o carro',
  giveCarBackBy: (day: string) => `Devolver o carro até ${formatDate(day)}`,
  fine: ({ answerUntil, amount, isNamed }: NonNullable<ContractSummary['waitingFine']>) =>
    isNamed
      ? {
          text: `Você disse quem dirigia. Falta a folha assinada: envie até ${formatDate(answerUntil)}.`,
          label: 'Enviar a indicação',
        }
      : {
          text: `Chegou uma multa${amount ? ` de ${formatBRL(amount)}` : ''}. Quem dirigia? Responda até ${formatDate(answerUntil)}.`,
          label: 'Dizer quem dirigia',
        },
  contractCancelled: (car: string) => `O contrato do ${car} foi cancelado`,
  contractCancelledText:
    'As cobranças foram desfeitas. O que volta para você, o recibo e o extrato estão no contrato.',
  contract: 'Contrato',
  signedOn: 'Assinado em',
  monthly: 'Mensalidade',
  seeContract: 'Ver contrato',
  plate: 'Placa',
  readingOn: (day: string) => `Leitura de ${day}`,
  verbsOf: (car: string) => `O que fazer com o ${car}`,
  pay: 'Pagar',
  askHelp: 'Pedir ajuda',
  tellKm: 'Informar km',
  seeKm: 'Ver km',
  takenBy: withFallback(
    {
      'pix-automatico': 'O Pix Automático paga no dia: não é preciso fazer nada.',
      'cartao-salvo': 'O cartão salvo paga no dia: não é preciso fazer nada.',
    },
    'O pagamento é automático: não é preciso fazer nada.',
  ),
  contractsFailed: 'Não conseguimos carregar seus contratos',

  proposalsCount: (count: number) =>
    count === 1 ? '1 proposta' : `${formatTotal(count)} propostas`,
  proposalsMore: (shown: number, total: number) =>
    `Mostrando as ${shown} mais recentes de ${formatTotal(total)}.`,
  proposalsNone: 'Nenhuma proposta em andamento.',
  proposalsEmpty: 'Nenhuma proposta por aqui',
  proposalsEmptyText:
    'Quando você enviar a primeira, cada passo aparece aqui, com a data.',
  proposalsFailed: 'Não conseguimos carregar suas propostas',
  proposalsFailedText: 'Nada se perdeu: está tudo guardado. Tente de novo em instantes.',
  timelineOf: (number: string) => `Passos da proposta ${number}`,
  done: 'feito',
  current: 'passo atual',
  ahead: 'falta',
  /**
   * Label before the analyst's message: an approval has a greeting, other states a
   * reason.
   */
  reasonOf: (state: ProposalState) => (state === 'aprovada' ? 'Recado:' : 'Motivo:'),

  name: 'Nome',
  companyName: 'Razão Social',
  email: 'E-mail',
  cellphone: 'Celular',
  address: 'Cidade',
  registration: 'Cadastro',
  registrationDone: 'Completo',
  registrationOpen: 'Incompleto',
  masked: 'Por segurança, mostramos só uma parte do e-mail e do celular.',
  dataFailed: 'Não conseguimos carregar seus dados',

  simulationsText: (count: number) =>
    count === 0
      ? 'Nenhuma simulação guardada.'
      : count === 1
        ? '1 simulação guardada.'
        : `${count} simulações guardadas.`,

  back: 'Voltar para a visão geral',
  toOverview: 'Ir para a visão geral',
  proposalNumber: (number: string) => `Proposta ${number}`,
  sentOn: (date: string) => `Enviada em ${date}`,
  plan: 'O plano',
  month: 'O mês, linha por linha',
  monthTotal: 'Mensalidade',
  history: 'Histórico',
  whatChanges: 'O que muda a resposta',
  version: 'Versão',
  paint: 'Cor',
  term: 'Prazo',
  months: (count: number) => `${count} meses`,
  km: 'Km por mês',
  addOns: 'Opcionais',
  noAddOns: 'Nenhum',
  payment: 'Pagamento',
  dueDay: 'Vencimento',
  dueDayValue: (day: number) => `Todo dia ${day}`,
  delivery: 'Entrega',
  total: 'Total do contrato',
  payFirst: 'Pagar a primeira parcela',
  contractAndPlan: 'Ver contrato e parcelas',
  simulation: 'Simulação',
} as const;
