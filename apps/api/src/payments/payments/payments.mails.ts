import { formatDateTime } from '@site/api-contract/brazil';
import { memberPaymentsPath } from '@site/api-contract/site-paths';
import { type Mail } from '#platform/mail/mail';
import { money } from '#platform/mail/mail-money';
import { type MailConfig, type Reader, writeMail } from '#platform/mail/mail-template';
import { type ContractRow } from '../../contracts/contracts/contracts.repository';
import { chargeMethodLabel } from './payment-words';
import { type BankChargeRow } from './payments.repository';

/** A payment came: its amount, its items, and the open rest or the credit. */
export function paidMail(
  config: MailConfig,
  {
    to,
    contract,
    charge,
    label,
    centavos,
    paidAt,
    openCentavos,
    creditCentavos,
    usedCredit,
    lateCentavos,
    undoneLate,
    over,
    isTooLate,
  }: {
    to: Reader;
    contract: ContractRow;
    charge: Pick<BankChargeRow, 'method'>;
    /** Name of the paid bill. */
    label: string;
    centavos: number;
    paidAt: Date;
    /** The open rest of the same bill after this payment. */
    openCentavos: number;
    /** The amount beyond the debt. */
    creditCentavos: number;
    /** See `receiptFacts`. */
    usedCredit: readonly (readonly [label: string, amount: string])[];
    /** The part that paid fine and interest. */
    lateCentavos: number;
    /** The payment was made before late charges that were posted meanwhile. */
    undoneLate: boolean;
    over: boolean;
    /** It was the price of a car whose purchase had ended. */
    isTooLate: boolean;
  },
): Mail {
  const rest =
    openCentavos > 0
      ? `O pagamento foi menor do que a conta: faltam ${money(openCentavos)}.`
      : creditCentavos > 0
        ? over
          ? `O contrato já terminou: devolvemos ${money(creditCentavos)}.`
          : isTooLate
            ? `A compra do carro já tinha terminado: devolvemos ${money(creditCentavos)}.`
            : `Você pagou ${money(creditCentavos)} a mais: o valor vira crédito e entra na próxima cobrança.`
        : null;
  return writeMail(config, {
    car: contract.terms,
    to,
    subject: `Recebemos ${money(centavos)} do contrato ${contract.number}`,
    paragraphs: [
      [`Recebemos seu pagamento: ${label}.`, 'O recibo está na área logada.'],
      undoneLate && [
        'O banco só nos avisou agora.',
        'Multa e juros lançados depois do seu pagamento foram desfeitos.',
      ],
      rest,
    ],
    facts: [
      ['Contrato', contract.number],
      ['Valor', money(centavos)],
      ...usedCredit,
      lateCentavos > 0 && ['Multa e juros incluídos', money(lateCentavos)],
      ['Pago em', formatDateTime(paidAt)],
      ['Como', chargeMethodLabel(charge.method)],
    ],
    link: { label: 'Ver pagamentos', path: memberPaymentsPath(contract.id) },
  });
}
