import { formatDate, formatKm, type IsoDate } from '@site/api-contract/brazil';
import { memberPaymentsPath } from '@site/api-contract/site-paths';
import { type Config } from '#platform/config';
import { type Mail } from '#platform/mail/mail';
import { money } from '#platform/mail/mail-money';
import { writeMail } from '#platform/mail/mail-template';
import { type ContractRow } from '../../contracts/contracts/contracts.repository';

/** Km were bought: their price, its due day, and the km of the contract now. */
export function toppedUpMail(
  config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN'>,
  {
    to,
    contract: { id, number, terms },
    km,
    centavos,
    creditCentavos,
    dueOn,
    totalKm,
  }: {
    to: string;
    contract: Pick<ContractRow, 'id' | 'number' | 'terms'>;
    km: number;
    centavos: number;
    /** The part of the price that the customer's credit paid. */
    creditCentavos: number;
    dueOn: IsoDate;
    /** Km of the whole contract, with the bought ones. */
    totalKm: number;
  },
): Mail {
  const open = centavos - creditCentavos;
  const payment =
    open === 0
      ? ['Seu crédito já pagou tudo: não há nada a pagar por eles.']
      : [
          creditCentavos > 0 && `Seu crédito pagou ${money(creditCentavos)}.`,
          `${money(open)} vencem em ${formatDate(dueOn)}, e você pode pagar antes.`,
        ];
  return writeMail(config, {
    car: terms,
    to,
    subject: `Contrato ${number}: ${formatKm(km)} a mais`,
    paragraphs: [
      [`Você comprou ${formatKm(km)} por ${money(centavos)}.`, ...payment],
      [
        `Seu contrato tem agora ${formatKm(totalKm)} ao todo.`,
        'O que sobra de um mês fica para os outros, até o fim.',
      ],
    ],
    facts: [
      ['Contrato', number],
      ['Km comprados', formatKm(km)],
      ['Valor', money(centavos)],
      open > 0 && creditCentavos > 0 && ['A pagar', money(open)],
      open > 0 && ['Vencimento', formatDate(dueOn)],
    ],
    link: {
      label: 'Ver pagamentos',
      path: memberPaymentsPath(id, open > 0 ? dueOn : undefined),
    },
  });
}
