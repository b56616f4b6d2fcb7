import { daysBetween, formatDate, type IsoDate } from '@site/api-contract/brazil';
import { backOnText } from '@site/api-contract/driving';
import { sum } from '@site/api-contract/pricing';
import { memberPaymentsPath } from '@site/api-contract/site-paths';
import { type CompanyConfig, reachUs } from '#platform/company';
import { type Config } from '#platform/config';
import { type Mail } from '#platform/mail/mail';
import { money } from '#platform/mail/mail-money';
import { type Paragraph, type Reader, writeMail } from '#platform/mail/mail-template';
import { type ContractRow } from '../../contracts/contracts/contracts.repository';
import { type CardRow } from '../../contracts/contracts/plan/next-bills.repository';
import { midSentence } from '../../contracts/ledger/item-labels.rules';
import { bearsLateCharges, type OpenBill } from '../../contracts/ledger/open-bills.rules';
import { billToPay } from '../bills/bill.rules';
import { LATE_CHARGES } from '../payments/payment-words';
import { cardName } from '../saved-cards/saved-cards.rules';
import { type ReminderStep } from './payment-reminders.table';

/** Steps at which the customer may need a person more than a way to pay. */
const WITH_A_PERSON: readonly ReminderStep[] = ['em-5-dias', 'em-15-dias', 'ultima'];

type Words = {
  /** `label` in the middle of a sentence; `age` in days past due. */
  subject: (label: string, day: string, age: number) => string;
  text: Paragraph;
  /** Replaces it when the bill bears neither fine nor interest. */
  bearsNone?: Paragraph;
};

/** Tells the days past due, so that a late mail says how long its interest ran. */
const openFor: Words['subject'] = (label, _day, age) =>
  `Conta em aberto há ${age} dias: ${label}`;

const HOW_TO_PAY = 'Pague por Pix, boleto ou cartão na área logada.';
const PAID_ALREADY = 'Se você já pagou, desconsidere: boletos levam até dois dias úteis.';

const WORDS: Readonly<Record<ReminderStep, Words>> = {
  'em-3-dias': {
    subject: (label, day) => `Sua conta vence em ${day}: ${label}`,
    text: HOW_TO_PAY,
  },
  hoje: {
    subject: (label) => `Sua conta vence hoje: ${label}`,
    text: 'Pagando hoje, não há multa nem juros.',
    bearsNone: HOW_TO_PAY,
  },
  venceu: {
    subject: (label, day) => `Sua conta venceu em ${day}: ${label}`,
    text: [`Desde o vencimento há ${LATE_CHARGES}.`, PAID_ALREADY],
    bearsNone: PAID_ALREADY,
  },
  'em-5-dias': {
    subject: openFor,
    text: [
      'Precisa de outra forma de pagar?',
      'Na área logada você troca na hora.',
      'Se algo não bater, fale com a gente.',
    ],
  },
  'em-15-dias': {
    subject: openFor,
    text: [
      'Fale com a gente se não conseguir pagar agora:',
      'uma pessoa olha o seu caso com você.',
    ],
  },
  ultima: {
    subject: (label) => `Último aviso: ${label} em aberto`,
    text: [
      'Esta é a última mensagem automática sobre esta conta.',
      'Daqui em diante uma pessoa decide o que acontece com o contrato,',
      'e você pode falar com ela antes.',
    ],
  },
};

const OLDER_TOO = 'Há também conta mais antiga em aberto neste contrato.';
const OLDER_FIRST = [
  'Há conta mais antiga em aberto neste contrato,',
  'e a página de pagamento começa por ela.',
];

/** The mail of one step of the dunning calendar. */
export function reminderMail(
  config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN'> & CompanyConfig,
  {
    to,
    contract,
    bill,
    label,
    earlier,
    step,
    today,
    expired,
    backOn,
  }: {
    to: Reader;
    contract: ContractRow;
    bill: OpenBill;
    label: string;
    /** Open bills that are older. */
    earlier: readonly OpenBill[];
    step: ReminderStep;
    /** Day up to which the bill bears interest. */
    today: IsoDate;
    /** The saved card that would pay it if it had not expired. */
    expired: CardRow | null;
    /** Day of a booked return that takes its month back. */
    backOn?: IsoDate | undefined;
  },
): Mail {
  const { subject, text, bearsNone = text } = WORDS[step];
  const isFirst = billToPay([...earlier, bill], bill.dueOn) === bill;
  const inside = midSentence(label);
  return writeMail(config, {
    car: contract.terms,
    to,
    subject: subject(inside, formatDate(bill.dueOn), daysBetween(bill.dueOn, today)),
    paragraphs: [
      `A conta é do contrato ${contract.number}: ${inside}.`,
      bearsLateCharges(bill) ? text : bearsNone,
      expired && [
        `O cartão salvo, ${cardName(expired)}, vale até ${expired.expiry} e não paga esta conta.`,
        'Troque o cartão na área logada, ou pague de outra forma.',
      ],
      backOn && backOnText(backOn),
      earlier.length > 0 && (isFirst ? OLDER_TOO : OLDER_FIRST),
      WITH_A_PERSON.includes(step) && `Nosso atendimento: ${reachUs(config)}.`,
    ],
    facts: [
      ['Vencimento', formatDate(bill.dueOn)],
      ['Valor hoje', money(bill.centavos)],
      bill.lateCentavos > 0 && ['Multa e juros', money(bill.lateCentavos)],
      earlier.length > 0 && ['Em aberto no contrato', money(sum([...earlier, bill]))],
    ],
    link: { label: 'Pagar agora', path: memberPaymentsPath(contract.id, bill.dueOn) },
  });
}
