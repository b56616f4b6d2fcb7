import { formatCentavos, formatDate } from '@site/contracts/brazil';
import { memberPaymentsPath } from '@site/contracts/site-paths';
import { type Config } from '../../platform/config';
import { type Mail } from '../../platform/mail/mail';
import { writeMail } from '../../platform/mail/mail-template';
import { type ReminderStep } from '../../tables';
import { type ContractRow } from '../contracts/contracts.repository';
import { billLabel, type OpenBill } from './bill.rules';

type Words = { subject: (label: string, day: string) => string; text: string };

const WORDS: Readonly<Record<ReminderStep, Words>> = {
  'em-3-dias': {
    subject: (label, day) => `${label} vence em ${day}`,
    text: 'Pague por Pix, boleto ou cartão na área logada.',
  },
  hoje: {
    subject: (label) => `${label} vence hoje`,
    text: 'Pagando hoje, não há multa nem juros.',
  },
  venceu: {
    subject: (label, day) => `${label} venceu em ${day}`,
    text: 'Desde o vencimento há multa de 2%, uma vez, e juros de 1% ao mês, contados por dia. Se você já pagou, desconsidere: boletos levam até dois dias úteis.',
  },
  'em-5-dias': {
    subject: (label) => `${label} está em aberto há 5 dias`,
    text: 'Precisa de outra forma de pagar? Na área logada você troca na hora. Se algo não bate, fale com a gente.',
  },
  'em-15-dias': {
    subject: (label) => `${label} está em aberto há 15 dias`,
    text: 'Fale com a gente se não consegue pagar agora: uma pessoa olha o seu caso com você.',
  },
  ultima: {
    subject: (label) => `Último aviso: ${label.toLowerCase()} em aberto`,
    text: 'Esta é a última mensagem automática. Daqui em diante uma pessoa decide com você o que acontece com o contrato; nada é encerrado sem essa conversa.',
  },
};

const money = (centavos: number) => formatCentavos(centavos).replace(/\s/g, ' ');

/** One step of the dunning calendar. */
export function reminderMail(
  config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN'>,
  {
    to,
    contract,
    bill,
    step,
  }: { to: string; contract: ContractRow; bill: OpenBill; step: ReminderStep },
): Mail {
  const label = billLabel(bill.installment, contract.terms.term);
  const { subject, text } = WORDS[step];
  return writeMail(config, {
    to,
    subject: subject(label, formatDate(bill.dueOn)),
    paragraphs: [`${label} do contrato ${contract.number}.`, text],
    facts: [
      ['Vencimento', formatDate(bill.dueOn)],
      ['Valor hoje', money(bill.centavos)],
      ...(bill.lateCentavos > 0
        ? [['Multa e juros', money(bill.lateCentavos)] as const]
        : []),
    ],
    link: { label: 'Pagar agora', path: memberPaymentsPath(contract.id) },
  });
}
