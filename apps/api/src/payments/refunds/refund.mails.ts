import { memberPaymentsPath } from '@site/api-contract/site-paths';
import { type Mail } from '#platform/mail/mail';
import { money } from '#platform/mail/mail-money';
import { type MailConfig, type Reader, writeMail } from '#platform/mail/mail-template';
import { type ContractRow } from '../../contracts/contracts/contracts.repository';

/** A refund was sent to the payer. */
export function refundedMail(
  config: MailConfig,
  { to, contract, centavos }: { to: Reader; contract: ContractRow; centavos: number },
): Mail {
  return writeMail(config, {
    car: contract.terms,
    to,
    subject: `Devolvemos ${money(centavos)} do contrato ${contract.number}`,
    paragraphs: [
      'O banco recebeu a ordem de devolução: o valor volta para a conta ou o cartão de onde saiu.',
    ],
    facts: [
      ['Contrato', contract.number],
      ['Valor', money(centavos)],
    ],
    link: { label: 'Ver pagamentos', path: memberPaymentsPath(contract.id) },
  });
}
