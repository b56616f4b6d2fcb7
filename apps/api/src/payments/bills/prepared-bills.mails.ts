import { formatDate } from '@site/api-contract/brazil';
import { memberPaymentsPath } from '@site/api-contract/site-paths';
import { type ReceiverConfig } from '#platform/company';
import { type Mail } from '#platform/mail/mail';
import { money } from '#platform/mail/mail-money';
import { type MailConfig, type Reader, writeMail } from '#platform/mail/mail-template';
import { type Actor, SYSTEM } from '#platform/security/audit';
import { requestedLine } from '../../activity/requested-acts/requested-acts';
import { type ContractRow } from '../../contracts/contracts/contracts.repository';
import { toPaymentCharge } from '../codes/payment-codes';
import { type BankChargeRow } from '../payments/payments.repository';

/** A bill is ready: its Pix code, or the typed line of its boleto. */
export async function preparedMail(
  config: MailConfig & ReceiverConfig,
  {
    to,
    contract,
    charge,
    label,
    actor = SYSTEM,
  }: {
    to: Reader;
    contract: ContractRow;
    charge: BankChargeRow;
    label: string;
    /** A consultant who sends it again at the customer's request. */
    actor?: Actor;
  },
): Promise<Mail> {
  const { pix, boleto } = await toPaymentCharge(config, charge, null);
  const due = formatDate(charge.dueOn);
  return writeMail(config, {
    car: contract.terms,
    to,
    subject: `Chegou a sua conta: vence em ${due}`,
    paragraphs: [
      pix
        ? `${label}. Copie o código Pix abaixo e cole no aplicativo do seu banco.`
        : [
            `${label}.`,
            'Pague com a linha digitável abaixo, ou baixe o boleto em PDF na área logada.',
          ],
      requestedLine(actor),
    ],
    textToCopy: pix?.code ?? boleto?.line,
    facts: [
      ['Contrato', contract.number],
      ['Valor', money(charge.centavos)],
      ['Vencimento', due],
    ],
    link: { label: 'Ver a conta', path: memberPaymentsPath(contract.id, charge.dueOn) },
  });
}
