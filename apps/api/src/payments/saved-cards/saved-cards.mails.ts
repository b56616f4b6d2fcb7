import { formatDate, type IsoDate } from '@site/api-contract/brazil';
import { memberPaymentsPath } from '@site/api-contract/site-paths';
import { type Mail } from '#platform/mail/mail';
import { money } from '#platform/mail/mail-money';
import { type MailConfig, type Reader, writeMail } from '#platform/mail/mail-template';
import { type ContractRow } from '../../contracts/contracts/contracts.repository';
import {
  type CardRow,
  type NextBills,
} from '../../contracts/contracts/plan/next-bills.repository';
import { midSentence } from '../../contracts/ledger/item-labels.rules';
import { type OpenBill } from '../../contracts/ledger/open-bills.rules';
import { billFacts, lateChargesAhead, nextBillsText } from '../payments/payment-words';
import { type BankChargeRow } from '../payments/payments.repository';
import { cardName } from './saved-cards.rules';

type About = { to: Reader; contract: ContractRow; card: CardRow };

/** A card was saved: the agreement, and how to end it. */
export function cardSavedMail(
  config: MailConfig,
  {
    to,
    contract,
    card,
    replaced,
    waits,
  }: About & {
    replaced: boolean;
    /** Pix Automático pays first. */
    waits: boolean;
  },
): Mail {
  return writeMail(config, {
    car: contract.terms,
    to,
    subject: `Cartão salvo no contrato ${contract.number}`,
    paragraphs: [
      [
        waits && 'O Pix Automático paga as próximas parcelas enquanto estiver ativo.',
        `${waits ? 'Depois dele, elas' : 'As próximas parcelas'} são cobradas no vencimento, no cartão ${cardName(card)}.`,
        'Avisamos por e-mail três dias antes de cada uma.',
        replaced && 'Ele entrou no lugar do anterior, que foi removido.',
      ],
      [
        'O número fica no banco:',
        'nós guardamos só um código, a bandeira, os quatro últimos dígitos e a validade.',
        'Troque ou remova o cartão quando quiser, na área logada.',
      ],
    ],
    link: { label: 'Ver pagamentos', path: memberPaymentsPath(contract.id) },
  });
}

/** A card was removed, by its owner or with the end of the contract. */
export function cardRemovedMail(
  config: MailConfig,
  {
    to,
    contract,
    card,
    over,
    next,
  }: About & {
    over: boolean;
    /** How the next bills are paid from now on. */
    next: NextBills | null;
  },
): Mail {
  return writeMail(config, {
    car: contract.terms,
    to,
    subject: `Cartão removido do contrato ${contract.number}`,
    paragraphs: [
      over
        ? `O contrato terminou, e o cartão ${cardName(card)} foi removido: nada mais é cobrado nele.`
        : [
            `O cartão ${cardName(card)} foi removido e não é mais cobrado.`,
            nextBillsText(next),
          ],
    ],
    link: { label: 'Ver pagamentos', path: memberPaymentsPath(contract.id) },
  });
}

/** A card is charged in three days: which card, the amount, and its items. */
export function cardAheadMail(
  config: MailConfig,
  { to, contract, card, bill, label }: About & { bill: OpenBill; label: string },
): Mail {
  const day = formatDate(bill.dueOn);
  return writeMail(config, {
    car: contract.terms,
    to,
    subject: `Em ${day} cobramos no cartão: ${midSentence(label)}`,
    paragraphs: [
      [
        `Em ${day} cobramos ${money(bill.centavos)} no cartão ${cardName(card)}:`,
        `${midSentence(label)}, do contrato ${contract.number}.`,
        'Você não precisa fazer nada.',
      ],
      [
        'Quer pagar de outra forma?',
        'Antes desse dia, troque ou remova o cartão, ou pague com Pix na área logada.',
      ],
    ],
    facts: billFacts(bill),
    link: { label: 'Ver pagamentos', path: memberPaymentsPath(contract.id) },
  });
}

type OfCharge = {
  to: Reader;
  contract: ContractRow;
  charge: BankChargeRow;
  label: string;
};

/** The bank of the card asks its owner to confirm a charge (3-D Secure). */
export function confirmCardMail(
  config: MailConfig,
  { to, contract, charge, label }: OfCharge,
): Mail {
  return writeMail(config, {
    car: contract.terms,
    to,
    subject: `Confirme no banco: ${midSentence(label)}`,
    paragraphs: [
      [
        'O banco do seu cartão pede que você confirme esta cobrança.',
        `Confirme até ${formatDate(charge.payableUntil)}; sem multa nem juros.`,
      ],
    ],
    facts: billFacts(charge),
    link: {
      label: 'Confirmar a cobrança',
      path: memberPaymentsPath(contract.id, charge.dueOn),
    },
  });
}

/**
 * The bank refused the card and is asked again; meanwhile fine and interest grow, where
 * the bill `bears` them.
 */
export function cardTriesAgainMail(
  config: MailConfig,
  {
    to,
    contract,
    charge,
    label,
    nextTry,
    bears,
  }: OfCharge & { nextTry: IsoDate; bears: boolean },
): Mail {
  return writeMail(config, {
    car: contract.terms,
    to,
    subject: `Tentamos o cartão de novo em ${formatDate(nextTry)}: ${midSentence(label)}`,
    paragraphs: [
      [
        'O banco recusou o cartão salvo.',
        'Nada foi cobrado nele.',
        'Tentamos de novo a cada dois dias, até três vezes.',
      ],
      [
        lateChargesAhead(bears),
        'Para não esperar, pague agora com um Pix avulso.',
        'Na mesma página você troca o cartão.',
      ],
    ],
    facts: billFacts(charge),
    link: { label: 'Pagar com Pix', path: memberPaymentsPath(contract.id, charge.dueOn) },
  });
}

/** The card could not pay a bill, so a single Pix is offered. */
export function cardFallbackMail(
  config: MailConfig,
  { to, contract, charge, label }: OfCharge,
): Mail {
  const why: Readonly<Record<string, string>> = {
    cartao_vencido: 'O cartão salvo está vencido.',
    nao_reconhecida: 'Você disse ao banco do cartão que não reconhece esta cobrança.',
    sem_confirmacao: 'A cobrança não foi confirmada no banco do cartão a tempo.',
  };
  return writeMail(config, {
    car: contract.terms,
    to,
    subject: `O cartão não passou: ${midSentence(label)}`,
    paragraphs: [
      [
        why[charge.reason ?? ''] ?? 'O banco recusou o cartão salvo.',
        'Nada foi cobrado nele.',
        'A conta continua em aberto:',
        'pague agora com um Pix avulso.',
      ],
      'Na mesma página você troca ou remove o cartão.',
    ],
    facts: billFacts(charge),
    link: { label: 'Pagar com Pix', path: memberPaymentsPath(contract.id, charge.dueOn) },
  });
}
