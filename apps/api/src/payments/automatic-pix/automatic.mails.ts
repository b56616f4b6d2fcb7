import { formatDate, type IsoDate } from '@site/api-contract/brazil';
import { memberPaymentsPath } from '@site/api-contract/site-paths';
import { type Mail } from '#platform/mail/mail';
import { type MailConfig, type Reader, writeMail } from '#platform/mail/mail-template';
import { type ContractRow } from '../../contracts/contracts/contracts.repository';
import { type NextBills } from '../../contracts/contracts/plan/next-bills.repository';
import { midSentence } from '../../contracts/ledger/item-labels.rules';
import { type OpenBill } from '../../contracts/ledger/open-bills.rules';
import { billFacts, lateChargesAhead, nextBillsText } from '../payments/payment-words';
import { type BankChargeRow } from '../payments/payments.repository';
import { cardName } from '../saved-cards/saved-cards.rules';

const asBefore = (next: NextBills | null) => [
  nextBillsText(next),
  'Você pode pedir de novo quando quiser.',
];

/**
 * The decision of the payer's bank, or of the customer, and its effect on the next bills.
 */
const WORDS = {
  aceita: {
    subject: 'Pix Automático autorizado',
    said: 'Seu banco autorizou o Pix Automático.',
    ahead: (_next: NextBills | null, older: readonly OpenBill[]) => [
      'As próximas mensalidades são pagas no vencimento, sem você fazer nada.',
      ...older.map(
        ({ dueOn }) =>
          `A conta que venceu em ${formatDate(dueOn)} fica fora: pague na área logada.`,
      ),
      'Cancele quando quiser, no aplicativo do banco ou na área logada.',
    ],
  },
  cancelada: {
    subject: 'Pix Automático encerrado',
    said: 'O Pix Automático deste contrato não está mais ativo.',
    ahead: (next: NextBills | null) => [nextBillsText(next)],
  },
  rejeitada: {
    subject: 'Pix Automático não autorizado',
    said: 'Seu banco avisou que o pedido de Pix Automático foi recusado.',
    ahead: asBefore,
  },
  expirada: {
    subject: 'Pedido de Pix Automático sem resposta',
    said: 'O pedido de Pix Automático venceu sem a sua autorização no aplicativo do banco.',
    ahead: asBefore,
  },
} as const;
const NOTHING_AHEAD = 'Nenhuma mensalidade deste contrato está por vencer.';

/** Pix Automático was authorized, was not, or has ended. */
export function automaticMail(
  config: MailConfig,
  {
    to,
    contract,
    state,
    isMoreAhead,
    older,
    next,
  }: {
    to: Reader;
    contract: ContractRow;
    state: keyof typeof WORDS;
    /** There are installments left that it could pay. */
    isMoreAhead: boolean;
    /** Open bills that were late before. */
    older: readonly OpenBill[];
    /** The way in which the next bills are paid from now on. */
    next: NextBills | null;
  },
): Mail {
  const { subject, said, ahead } = WORDS[state];
  return writeMail(config, {
    car: contract.terms,
    to,
    subject: `${subject} no contrato ${contract.number}`,
    paragraphs: [[said, ...(isMoreAhead ? ahead(next, older) : [NOTHING_AHEAD])]],
    link: { label: 'Ver pagamentos', path: memberPaymentsPath(contract.id) },
  });
}

type OfCharge = {
  to: Reader;
  contract: ContractRow;
  charge: BankChargeRow;
  label: string;
};
/** `bears` tells whether the bill bears fine and interest. */
type Retried = OfCharge & { nextTry: IsoDate; bears: boolean };

/**
 * The bank found no money for a bill and tries again; meanwhile fine and interest grow,
 * where the bill bears them.
 */
export function triesAgainMail(
  config: MailConfig,
  { to, contract, charge, label, nextTry, bears }: Retried,
): Mail {
  return writeMail(config, {
    car: contract.terms,
    to,
    subject: `O Pix Automático tenta de novo em ${formatDate(nextTry)}: ${midSentence(label)}`,
    paragraphs: [
      [
        'Seu banco não encontrou saldo para esta conta.',
        'Ele tenta de novo a cada dois dias, até três vezes.',
      ],
      [lateChargesAhead(bears), 'Para não esperar, pague agora com um Pix avulso.'],
    ],
    facts: billFacts(charge),
    link: { label: 'Pagar com Pix', path: memberPaymentsPath(contract.id, charge.dueOn) },
  });
}

/** The bank could not collect a bill, so a single Pix is offered. */
export function fallbackMail(
  config: MailConfig,
  {
    to,
    contract,
    charge,
    label,
    isEnded,
    next,
  }: OfCharge & { isEnded: boolean; next: NextBills | null },
): Mail {
  const why = isEnded
    ? 'O Pix Automático foi encerrado antes de pagar esta conta.'
    : 'Seu banco não conseguiu debitar esta conta.';
  return writeMail(config, {
    car: contract.terms,
    to,
    subject: isEnded
      ? `Sem Pix Automático, falta pagar: ${midSentence(label)}`
      : `O Pix Automático não passou: ${midSentence(label)}`,
    paragraphs: [
      [why, 'Ela continua em aberto: pague com um Pix avulso.'],
      next?.card &&
        `O cartão ${cardName(next.card)} só paga as próximas contas, não esta.`,
    ],
    facts: billFacts(charge),
    link: { label: 'Pagar com Pix', path: memberPaymentsPath(contract.id, charge.dueOn) },
  });
}
