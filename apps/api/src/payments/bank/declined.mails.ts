import { formatDate } from '@site/api-contract/brazil';
import { memberPaymentsPath } from '@site/api-contract/site-paths';
import { type Mail } from '#platform/mail/mail';
import { money } from '#platform/mail/mail-money';
import { type MailConfig, type Reader, writeMail } from '#platform/mail/mail-template';
import { type ContractRow } from '../../contracts/contracts/contracts.repository';
import { midSentence } from '../../contracts/ledger/item-labels.rules';
import { CHARGE_METHOD_NAMES } from '../payments/payment-words';
import { type BankChargeRow } from '../payments/payments.repository';

/** The payer or the card declined. */
export function declinedMail(
  config: MailConfig,
  {
    to,
    contract,
    charge,
    label,
  }: { to: Reader; contract: ContractRow; charge: BankChargeRow; label: string },
): Mail {
  return writeMail(config, {
    car: contract.terms,
    to,
    subject: `O pagamento não passou: ${midSentence(label)}`,
    paragraphs: [
      [
        `O banco recusou o pagamento por ${CHARGE_METHOD_NAMES[charge.method]}.`,
        'Nada foi cobrado.',
      ],
      [
        `A conta de ${money(charge.centavos)}, com vencimento em ${formatDate(charge.dueOn)}, continua em aberto:`,
        'escolha outra forma e pague em um minuto.',
      ],
    ],
    link: { label: 'Pagar agora', path: memberPaymentsPath(contract.id, charge.dueOn) },
  });
}
