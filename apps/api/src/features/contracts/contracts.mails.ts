import {
  formatCentavos,
  formatDate,
  formatDateTime,
  type IsoDate,
} from '@site/contracts/brazil';
import { MEMBER_AREA_PATH } from '@site/contracts/site-paths';
import { type Config } from '../../platform/config';
import { type Mail } from '../../platform/mail/mail';
import { writeMail } from '../../platform/mail/mail-template';
import { withdrawableUntil } from './contract.rules';
import { type ContractRow } from './contracts.repository';

type MailConfig = Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN'>;

const LINK = { label: 'Ver meu contrato', path: MEMBER_AREA_PATH };
const money = (centavos: number) => formatCentavos(centavos).replace(/\s/g, ' ');

function factsOf({ number, terms }: ContractRow): [name: string, value: string][] {
  return [
    ['Contrato', number],
    ['Carro', `${terms.versionName}, ${terms.paintName}`],
    ['Mensalidade', money(terms.monthlyCentavos)],
    ['Prazo', `${terms.term} meses`],
    ['Km por mês', terms.km.toLocaleString('pt-BR')],
  ];
}

/** The contract was signed: what is due first, what is promised, how one can step back. */
export function signedMail(
  config: MailConfig,
  {
    to,
    contract,
    firstDueOn,
    hasPdf,
  }: { to: string; contract: ContractRow; firstDueOn: IsoDate; hasPdf: boolean },
): Mail {
  const { number, terms } = contract;
  return writeMail(config, {
    to,
    subject: `Contrato ${number} assinado`,
    paragraphs: [
      `Seu contrato ${number} está assinado.${hasPdf ? ' O PDF está neste e-mail: guarde-o.' : ''}`,
      `A primeira mensalidade vence em ${formatDate(firstDueOn)}. O carro está prometido para ${formatDate(terms.promisedOn)}.`,
      `Mudou de ideia? Até ${formatDate(withdrawableUntil(terms))}, às 23:59, você desiste sem custo e recebe de volta tudo o que pagou.`,
    ],
    facts: factsOf(contract),
    link: LINK,
  });
}

/** Receipt of a withdrawal: when, what it cost, what comes back. */
export function withdrawnMail(
  config: MailConfig,
  {
    to,
    contract,
    at,
    exitCentavos,
    refundCentavos,
    owedCentavos,
  }: {
    to: string;
    contract: ContractRow;
    at: Date;
    exitCentavos: number;
    refundCentavos: number;
    owedCentavos: number;
  },
): Mail {
  const { number } = contract;
  const outcome =
    refundCentavos > 0
      ? `Devolvemos ${money(refundCentavos)} do que você pagou.`
      : owedCentavos > 0
        ? `Falta pagar ${money(owedCentavos)} do custo de saída.`
        : 'Você não tinha pagado nada, e nada fica em aberto.';
  return writeMail(config, {
    to,
    subject: `Contrato ${number}: recibo da desistência`,
    paragraphs: [
      `Sua desistência do contrato ${number} está registrada em ${formatDateTime(at)}. O contrato está cancelado e as cobranças dele foram desfeitas.`,
      outcome,
    ],
    facts: [
      ...factsOf(contract),
      ['Custo da desistência', money(exitCentavos)],
      ['A devolver', money(refundCentavos)],
    ],
    link: LINK,
  });
}

/** A numbered change of the contract, as it was confirmed. */
export function amendedMail(
  config: MailConfig,
  {
    to,
    contract,
    number,
    text,
  }: { to: string; contract: ContractRow; number: number; text: string },
): Mail {
  return writeMail(config, {
    to,
    subject: `Contrato ${contract.number}: aditivo ${number}`,
    paragraphs: [
      `Registramos o aditivo ${number} do seu contrato ${contract.number}: ${text}`,
      'Tudo o mais fica como você assinou.',
    ],
    facts: [],
    link: LINK,
  });
}
