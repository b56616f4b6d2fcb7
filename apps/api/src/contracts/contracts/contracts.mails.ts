import { formatDate, type IsoDate } from '@site/api-contract/brazil';
import { memberContractPath } from '@site/api-contract/site-paths';
import { type Mail } from '#platform/mail/mail';
import { money } from '#platform/mail/mail-money';
import { type MailConfig, writeMail } from '#platform/mail/mail-template';
import { planFacts } from '../../sales/simulations/pricing/plan-facts';
import { withdrawableUntil } from './contract.rules';
import { type ContractRow } from './contracts.repository';

/** The page that every mail of a contract links to. */
export const linkTo = ({ id }: Pick<ContractRow, 'id'>) => ({
  label: 'Ver meu contrato',
  path: memberContractPath(id),
});

export const factsOf = ({ number, terms }: ContractRow) => [
  ['Contrato', number] as const,
  ...planFacts(terms),
];

/**
 * The mail of a signed contract: the first payment, the promised delivery, and how to
 * step back.
 */
export function signedMail(
  config: MailConfig,
  {
    to,
    contract,
    first,
    hasPdf,
  }: {
    to: string;
    contract: ContractRow;
    /** The first payment: one month and the items that are charged once. */
    first: { dueOn: IsoDate; centavos: number };
    hasPdf: boolean;
  },
): Mail {
  const { number, terms } = contract;
  return writeMail(config, {
    car: terms,
    to,
    subject: `Contrato ${number} assinado`,
    paragraphs: [
      [
        `Seu contrato ${number} está assinado.`,
        hasPdf && 'O PDF está neste e-mail: guarde-o.',
      ],
      [
        `A primeira parcela, de ${money(first.centavos)}, vence em ${formatDate(first.dueOn)}.`,
        `Você recebe o carro até ${formatDate(terms.promisedOn)}.`,
      ],
      [
        'Mudou de ideia?',
        `Até ${formatDate(withdrawableUntil(terms))}, às 23:59, você desiste sem custo e recebe de volta tudo o que pagou.`,
      ],
    ],
    facts: factsOf(contract),
    link: linkTo(contract),
  });
}
