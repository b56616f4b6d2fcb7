import {
  type ChargeMethod,
  type ContractPayments,
  type NextBillWay,
} from '@site/api-contract';
import { formatBRL, formatDate } from '@site/api-contract/brazil';
import { LATE_CHARGES_TEXT } from '@site/api-contract/pricing';
import { CHARGE_METHOD_LABELS as METHODS } from '@site/api-contract/sales';
import { OTHER_STATE, withFallback } from '@site/api-contract/with-fallback';
import { owedCopy } from '../overview/owed.copy';

type Next = NonNullable<ContractPayments['next']>;

/** The method inside a sentence: `Pix` stays capitalized, `Boleto` does not. */
const inSentence = (method: string) =>
  method.startsWith('Pix') ? method : method.toLowerCase();

const billCode = (method: ChargeMethod) =>
  method === 'pix' ? 'o código Pix' : 'a linha do boleto';

export const paymentsCopy = {
  title: 'Pagamentos',
  next: 'Conta a pagar',
  dueOn: (day: string, late: boolean) =>
    late ? `Venceu em ${formatDate(day)}` : `Vence em ${formatDate(day)}`,
  lateCharges: (reais: number) =>
    `${formatBRL(reais)} são ${LATE_CHARGES_TEXT}, contados até hoje.`,
  boletoPerhapsPaid: (reais: number, until: string) =>
    `Já pagou o boleto de ${formatBRL(reais)}? ${owedCopy.bankTells(until)}`,
  partly: (reais: number) =>
    `Você já pagou ${formatBRL(reais)} desta conta; este é o resto.`,
  nothing: 'Em dia',
  nothingText: 'Nenhuma conta em aberto.',
  nextOne: ({ amount, dueDate, payableFrom }: Next) =>
    [
      `A próxima, ${formatBRL(amount)}, vence em ${formatDate(dueDate)}.`,
      ...(payableFrom ? [`Dá para pagar a partir de ${formatDate(payableFrom)}.`] : []),
    ].join(' '),
  notYet: (next: Next) =>
    [`Vence em ${formatDate(next.dueDate)}.`, ...owedCopy.payableFrom(next)].join(' '),
  delivery: 'Ver a entrega',
  credit: (reais: number) =>
    `Você tem ${formatBRL(reais)} de crédito, que entra na próxima conta.`,
  creditUsed: (reais: number) => `Seu crédito de ${formatBRL(reais)} já está descontado.`,
  offline:
    'O pagamento pelo site ainda não está disponível. Fale com a gente para pagar.',
  how: owedCopy.payThis,
  method: (method: ChargeMethod) => METHODS[method],
  planned: (method: ChargeMethod) =>
    `Ao contratar, você escolheu ${inSentence(METHODS[method])}. Confirme abaixo ou pague de outra forma.`,
  automaticPays: (day: string, late: boolean) =>
    `O Pix Automático paga esta conta${late ? '' : ` em ${formatDate(day)}`}: não é preciso fazer nada. Se preferir, pague agora de outra forma.`,
  cardPaysOn: (day: string) =>
    `O cartão salvo paga esta conta em ${formatDate(day)}: não é preciso fazer nada. Se preferir, pague agora de outra forma.`,
  automaticTriesAgain: (bears: boolean) =>
    `Seu banco não encontrou saldo. O Pix Automático tenta de novo a cada dois dias, até três vezes. ${bears ? 'Depois do vencimento há multa e juros: se preferir' : 'Se preferir'}, pague agora de outra forma.`,
  opening: 'Falando com o banco...',
  failed: 'O banco não respondeu agora. Nada foi cobrado: tente de novo em instantes.',
  refused: (method: ChargeMethod) =>
    method === 'pix-automatico'
      ? 'O Pix Automático não pagou esta conta. Pague de outra forma.'
      : `O banco recusou o pagamento por ${inSentence(METHODS[method])}. Nada foi cobrado. Tente de novo ou escolha outra forma.`,
  cardApproved: 'O banco aprovou o cartão. Falta só a confirmação chegar aqui.',
  waiting: 'Esperando o banco confirmar. A página se atualiza sozinha.',
  received: 'Pagamento recebido. O recibo está logo abaixo.',
  nextBills: 'Como você paga?',
  ways: {
    automatic: { name: 'Pix Automático', note: 'O banco paga cada parcela no dia.' },
    card: { name: 'Cartão salvo', note: 'Cobramos cada parcela nele, no dia.' },
    each: { name: 'Eu pago cada conta', note: 'Por Pix ou boleto, por e-mail ou aqui.' },
  },
  wayOfToday: 'É assim hoje',
  automaticLead:
    'Você autoriza uma vez no aplicativo do banco, e cada mensalidade é paga no vencimento. Cancele quando quiser.',
  automaticStates: withFallback(
    {
      asked: 'Falando com o banco...',
      criada: 'Esperando você autorizar no aplicativo do banco.',
      enviada: 'O pedido está no aplicativo do seu banco: abra e autorize.',
      aceita: 'Ativo: as mensalidades são pagas no vencimento.',
      rejeitada: 'Seu banco avisou que o pedido foi recusado.',
      expirada: 'O pedido venceu sem resposta.',
      cancelada: 'Encerrado.',
    },
    OTHER_STATE,
  ),
  automaticLeavesOut: 'A conta acima fica fora: pague por Pix, boleto ou cartão.',
  automaticEnded: (by: NextBillWay | null) =>
    by === 'cartao-salvo'
      ? 'As próximas contas são cobradas no cartão salvo.'
      : by === 'pix' || by === 'boleto'
        ? `As próximas contas chegam ao seu e-mail com ${billCode(by)}.`
        : 'As próximas contas você paga por Pix, boleto ou cartão.',
  automaticNotice: 'Pedir no aplicativo do banco',
  automaticQr: 'Autorizar por QR code',
  automaticBoth: 'Pagar esta conta e autorizar',
  automaticAfter: 'Pagar esta conta e autorizar depois',
  automaticOffered:
    'Depois que você pagar este Pix, seu banco pergunta se quer o Pix Automático. Sem resposta, nada muda.',
  automaticPicture: 'QR code do Pix Automático',
  automaticRides: 'Ao pagar este Pix, você também autoriza o Pix Automático.',
  automaticEnd: 'Encerrar o Pix Automático',
  automaticEndAsk: 'Encerrar o Pix Automático?',
  automaticEndFollows:
    'As próximas mensalidades deixam de ser pagas sozinhas. Para voltar, é preciso autorizar de novo no aplicativo do banco.',
  automaticKeep: 'Manter o Pix Automático',
  prepared: 'Como receber as próximas contas',
  preparedLead:
    'Escolha Pix ou boleto, e cada conta chega pronta ao seu e-mail 10 dias antes de vencer. Aqui você ainda pode pagar de outra forma.',
  preparedBy: (method: ChargeMethod) =>
    `Cada conta chega ao seu e-mail com ${billCode(method)}, 10 dias antes de vencer.`,
  preparedByAutomatic: 'O Pix Automático paga as contas enquanto estiver ativo.',
  preparedByCard: 'O cartão salvo paga as contas enquanto estiver aqui.',
  preparedCardMissesNext:
    'O cartão salvo não paga a próxima conta. Troque de cartão, ou remova este para receber Pix ou boleto por e-mail.',
  preparedWith: (method: ChargeMethod) => `${METHODS[method]} por e-mail`,
  preparedNone: 'Só na área logada',
  pixLead: 'Copie o código e pague no aplicativo do seu banco, ou leia o QR code.',
  pixPicture: 'QR code do Pix',
  pixCode: 'Pix copia e cola',
  boletoLead: (day: string) =>
    `Pague até ${formatDate(day)}. O banco leva até dois dias úteis para confirmar.`,
  boletoPicture: 'Código de barras do boleto',
  boletoLine: 'Linha digitável',
  copy: 'Copiar',
  copied: 'Copiado.',
  copyFailed: 'Não deu para copiar. Selecione o texto e copie.',
  pdf: 'Baixar boleto em PDF',
  cardLead: 'O número do cartão é digitado na página do banco e não passa por aqui.',
  cardGo: 'Ir para a página do banco',
  cardKeep: 'Usar este cartão nas próximas parcelas',
  cardKeepHelp:
    'Cada parcela é cobrada nele no vencimento, com aviso por e-mail três dias antes. O número fica no banco; aqui ficam só um código, a bandeira, os quatro últimos dígitos e a validade. Remova o cartão quando quiser.',
  cardConfirm: (day: string) =>
    `O banco do seu cartão pede que você confirme esta cobrança. Confirme até ${formatDate(day)}, sem multa nem juros.`,
  cardConfirmGo: 'Confirmar no banco',
  cardCharging: 'Estamos cobrando esta conta no seu cartão salvo.',
  cardTriesAgain:
    'O banco recusou o cartão salvo. Tentamos de novo a cada dois dias, até três vezes. Se preferir, troque o cartão ou pague agora de outra forma.',
  cardName: ({ brand, last4 }: { brand: string; last4: string }) =>
    `${brand} final ${last4}`,
  cardExpiry: (expiry: string) => `validade ${expiry}`,
  cardPays: 'As próximas parcelas são cobradas nele no dia do vencimento.',
  cardMissesNext:
    'A validade acaba antes da próxima conta, que não será cobrada neste cartão. Troque de cartão ou pague de outra forma.',
  cardSaveLead:
    'Salve um cartão, e cada parcela é cobrada nele no vencimento. O número fica no banco; aqui ficam só um código, a bandeira, os quatro últimos dígitos e a validade.',
  cardAwaited: 'O banco está salvando o seu cartão. Ele aparece aqui em instantes.',
  cardSaveAtBank: 'Digite o cartão na página do banco. Agora nada é cobrado.',
  cardNotSaved: 'O banco recusou o cartão. Tente com outro.',
  cardSave: 'Salvar um cartão',
  cardChange: 'Trocar de cartão',
  cardRemove: 'Remover o cartão',
  cardRemoveAsk: ({ brand, last4 }: { brand: string; last4: string }) =>
    `Remover o ${brand} final ${last4}?`,
  cardRemoveFollows:
    'As próximas parcelas deixam de ser cobradas nele. Para voltar, é preciso digitar o cartão de novo na página do banco.',
  cardRemoveFollowsLess:
    'Ele não é cobrado hoje. Para usar de novo, é preciso digitar o cartão na página do banco.',
  cardStay: 'Manter o cartão',
  cardGiveUp: 'Agora não',
  later: 'Também em aberto',
  laterText: 'Cada conta tem o seu pagamento: escolha a que você quer pagar.',
  afterOlder:
    'Depois da mais antiga: mensalidades são pagas na ordem em que vencem, para a multa e os juros pararem de subir.',
  payLater: (label: string) => `Pagar: ${label}`,
  olderFirst: (day: string) =>
    `Antes da mensalidade de ${formatDate(day)} vem esta, que venceu primeiro: assim a multa e os juros param de subir.`,
  notOpen: (day: string) =>
    `A conta de ${formatDate(day)} não está em aberto: já foi paga ou ainda não foi gerada.`,
  paid: 'O que você pagou',
  paidAll: (count: number) => `Ver os ${count} pagamentos`,
  paidLess: 'Ver menos pagamentos',
  paidLine: (label: string, method: ChargeMethod, day: string) =>
    `${label}, ${METHODS[method]}, ${formatDate(new Date(day))}`,
  refunded: (reais: number) => `${formatBRL(reais)} devolvidos`,
  receipt: 'Recibo em PDF',
  receiptOf: (label: string) => `Recibo em PDF: ${label}`,
  fileFailed: 'Não conseguimos abrir o arquivo. Tente de novo em instantes.',
  loadFailed: 'Não conseguimos carregar os pagamentos.',
  loadFailedText: 'Nada foi cobrado. Tente de novo em instantes.',
  gone: 'Não encontramos esse contrato',
  goneText: 'Confira o endereço ou volte à visão geral.',
} as const;
