import { daysBetween, formatDate, type IsoDate } from '@site/contracts/brazil';
import { memberPaymentsPath } from '@site/contracts/site-paths';
import { type Config } from '../../../platform/config';
import { type Mail } from '../../../platform/mail/mail';
import { money } from '../../../platform/mail/mail-money';
import { writeMail } from '../../../platform/mail/mail-template';
import { type ReminderStep } from '../../../tables';
import { type ContractRow } from '../../contracts/contracts.repository';
import { isLateItem, midSentence } from '../../ledger/item-labels.rules';
import { type OpenBill } from '../bills/bill.rules';

type Words = {
  /** `one` of one item; `age` in days past due. */
  subject: (label: string, day: string, one: boolean, age: number) => string;
  text: string;
};

/** A mail that comes late says the days that its interest is of. */
const openFor: Words['subject'] = (label, _day, one, age) =>
  `${label} ${one ? 'está' : 'estão'} em aberto há ${age} dias`;

const WORDS: Readonly<Record<ReminderStep, Words>> = {
  'em-3-dias': {
    subject: (label, day, one) => `${label} ${one ? 'vence' : 'vencem'} em ${day}`,
    text: 'Pague por Pix, boleto ou cartão na área logada.',
  },
  hoje: {
    subject: (label, _day, one) => `${label} ${one ? 'vence' : 'vencem'} hoje`,
    text: 'Pagando hoje, não há multa nem juros.',
  },
  venceu: {
    subject: (label, day, one) => `${label} ${one ? 'venceu' : 'venceram'} em ${day}`,
    text: 'Desde o vencimento há multa de 2%, uma vez, e juros de 1% ao mês, contados por dia. Se você já pagou, desconsidere: boletos levam até dois dias úteis.',
  },
  'em-5-dias': {
    subject: openFor,
    text: 'Precisa de outra forma de pagar? Na área logada você troca na hora. Se algo não bate, fale com a gente.',
  },
  'em-15-dias': {
    subject: openFor,
    text: 'Fale com a gente se não consegue pagar agora: uma pessoa olha o seu caso com você.',
  },
  ultima: {
    subject: (label) => `Último aviso: ${midSentence(label)} em aberto`,
    text: 'Esta é a última mensagem automática. Daqui em diante uma pessoa decide o que acontece com o contrato, e você pode falar com ela antes.',
  },
};

/** One step of the dunning calendar. */
export function reminderMail(
  config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN'>,
  {
    to,
    contract,
    bill,
    label,
    step,
    today,
  }: {
    to: string;
    contract: ContractRow;
    bill: OpenBill;
    label: string;
    step: ReminderStep;
    /** Day up to which the bill bears interest. */
    today: IsoDate;
  },
): Mail {
  const one = bill.items.filter(({ item }) => !isLateItem(item)).length < 2;
  const { subject, text } = WORDS[step];
  return writeMail(config, {
    to,
    subject: subject(label, formatDate(bill.dueOn), one, daysBetween(bill.dueOn, today)),
    paragraphs: [
      `A conta é do contrato ${contract.number}: ${midSentence(label)}.`,
      text,
    ],
    facts: [
      ['Vencimento', formatDate(bill.dueOn)],
      ['Valor hoje', money(bill.centavos)],
      ...(bill.lateCentavos > 0
        ? [['Multa e juros', money(bill.lateCentavos)] as const]
        : []),
    ],
    link: { label: 'Pagar agora', path: memberPaymentsPath(contract.id, bill.dueOn) },
  });
}
