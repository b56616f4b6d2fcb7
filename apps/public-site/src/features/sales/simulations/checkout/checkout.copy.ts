import { type ClientType, type ProposalRequest } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { benefitText, type QuoteBenefit } from '@site/api-contract/pricing';
import { money, months } from '../core/simulation.copy';

/** The terms that the customer agrees to; amounts in reais. */
export type Agreed = {
  monthly: number;
  term: number;
  /** The sum that is charged once. */
  once: number;
  benefit: QuoteBenefit | undefined;
};

export const checkoutCopy = {
  title: (model: string) => `Assinar o ${model}`,
  lead: 'Leia o resumo, escolha como pagar e envie. Nada é cobrado agora: primeiro analisamos, depois você assina.',
  summary: 'O que você está contratando',
  unfold: 'Ver o resumo inteiro',
  fold: 'Esconder o resumo',
  car: 'Carro',
  color: 'Cor',
  simulation: 'Simulação',
  term: 'Prazo',
  fixed: (term: number) => `${months(term)}, preço fixo`,
  km: 'Km por mês',
  kmValue: (km: string, extra: number) => `${km}, extra a ${money(extra)} cada`,
  addOns: 'Opcionais',
  noAddOns: 'Nenhum',
  delivery: 'Entrega',
  deliveryBy: (date: string) => `até ${formatDate(date)}, se você assinar hoje`,
  queue: 'pela fila de pré-reserva',
  joinQueue: 'Entrar na fila de novo',
  deductible: 'Franquia do seguro',
  lockedUntil: 'Preço garantido até',
  month: 'O mês',
  monthly: 'Mensalidade',
  contractTotal: 'Total do contrato',
  plan: (dueDay: number) =>
    dueDay ? `Ver as parcelas, com vencimento no dia ${dueDay}` : 'Ver as parcelas',
  planHelp:
    'Datas como se você assinasse hoje. O dia do vencimento é o que você escolhe em Como você vai pagar.',
  exitTitle: 'Se você sair antes',
  exit: (month: number, cost: number) =>
    `Saindo no mês ${month}, você paga ${money(cost)}.`,
  exitRule: '20% do que falta, e nunca mais que 4 mensalidades.',
  withdrawal: 'Depois de assinar, você tem 7 dias para desistir sem pagar nada.',
  late: 'Se a entrega passar da data prometida, sair não custa nada. Essa data é adiada pelos dias em que o seu primeiro pagamento atrasar ou em que você demorar a escolher o dia.',
  edit: 'Mudar a simulação',
  back: 'Voltar ao carrinho',
  formTitle: 'Como você vai pagar',
  method: 'Forma de pagamento',
  methods: {
    pix: {
      name: 'Pix',
      help: 'Um código por mês, na área logada. Se quiser, também por e-mail.',
    },
    boleto: {
      name: 'Boleto',
      help: 'Um boleto por mês, na área logada. Se quiser, também por e-mail.',
    },
    cartao: {
      name: 'Cartão de crédito',
      help: 'Pedido só depois da aprovação, na página do banco. Se quiser, fica salvo e paga as próximas parcelas.',
    },
  } satisfies Record<ProposalRequest['paymentMethod'], { name: string; help: string }>,
  dueDay: 'Dia do vencimento',
  dueDayHelp: 'Se cair em fim de semana ou feriado, vence no próximo dia útil.',
  dueDayOf: (day: number) => `Dia ${day}`,
  income: { 1: 'Renda por mês', 2: 'Faturamento por ano' } satisfies Record<
    ClientType,
    string
  >,
  incomeHelp: {
    1: 'Some salário e outras entradas. Usamos só nesta análise.',
    2: 'O faturamento bruto do último ano. Usamos só nesta análise.',
  } satisfies Record<ClientType, string>,
  incomeUnderstood: {
    1: (amount) => `${amount} por mês`,
    2: (amount) => `${amount} por ano`,
  } satisfies Record<ClientType, (amount: string) => string>,
  incomeLow: 'Parece pouco para um mês. Confira se não faltou um zero.',
  incomeHigh: 'Parece muito para um mês. Confira se não sobrou um zero.',
  confirm: ({ monthly, term, once, benefit }: Agreed) =>
    `Li o resumo e quero contratar por ${money(monthly)} por mês durante ${months(term)}${once > 0 ? `, mais ${money(once)} uma vez` : ''}${benefit ? `, com a campanha ${benefit.code} (${benefitText(benefit)})` : ''}.`,
  send: 'Enviar proposta',
  sending: 'Enviando...',
  next: [
    'Analisamos a proposta e você acompanha cada passo na sua área.',
    'Se for aprovada, você assina o contrato com um código enviado por e-mail.',
    'Só então vem a primeira parcela.',
  ],
  nextTitle: 'Depois de enviar',
  failed:
    'Não conseguimos enviar. Nada foi cobrado e o que você preencheu continua aqui. Tente de novo em instantes.',
  changed: 'Ver a versão atual',
  changedTogether: 'O resumo já mudou. Confira e marque de novo antes de enviar.',
  toProposals: 'Ver minhas propostas',
  over: (date: string) =>
    `A garantia deste preço acabou em ${date}. Veja o preço de hoje e o que mudou antes de enviar.`,
  todaysPrice: 'Ver o preço de hoje',
  readingPrice: 'Buscando o preço...',
  repriceFailed: 'Não conseguimos recalcular agora. Tente de novo em instantes.',
  /**
   * Texts for a simulation of the other client type, by the client type of the account.
   */
  otherPerson: {
    1: {
      title: 'Esta simulação é para empresa',
      text: 'Sua conta é de pessoa física, e o preço muda. Veja o mesmo carro para você; esta simulação continua no carrinho.',
      action: 'Ver o preço para pessoa física',
    },
    2: {
      title: 'Esta simulação é para pessoa física',
      text: 'Sua conta é de empresa, e o preço muda. Veja o mesmo carro para a empresa; esta simulação continua no carrinho.',
      action: 'Ver o preço para empresa',
    },
  } satisfies Record<ClientType, { title: string; text: string; action: string }>,
  finish: 'Concluir o cadastro',
  gone: 'Não encontramos essa simulação. Ela pode ter virado proposta ou saído do carrinho.',
  toCart: 'Ir para o carrinho',
  loadFailed: 'Não conseguimos abrir a simulação agora.',
  loadFailedText: 'Ela está guardada no seu carrinho. Tente de novo em instantes.',
};
