import { formatDate } from '@site/contracts/brazil';
import { memberPaymentsPath } from '@site/contracts/site-paths';
import { type Mail } from '../../platform/mail/mail';
import { money } from '../../platform/mail/mail-money';
import { writeMail } from '../../platform/mail/mail-template';
import { type ContractRow } from '../contracts/contracts.repository';
import { midSentence } from '../ledger/item-labels.rules';
import { type MailConfig } from './payments.mails';
import { type ChargeRow } from './payments.repository';

/** Pix Automático was authorized, or it has ended. */
export function automaticMail(
  config: MailConfig,
  { to, contract, accepted }: { to: string; contract: ContractRow; accepted: boolean },
): Mail {
  return writeMail(config, {
    to,
    subject: accepted
      ? `Pix Automático autorizado no contrato ${contract.number}`
      : `Pix Automático encerrado no contrato ${contract.number}`,
    paragraphs: [
      accepted
        ? 'Seu banco autorizou o Pix Automático: as próximas mensalidades são pagas no vencimento, sem você fazer nada. Cancele quando quiser, no aplicativo do banco ou na área logada.'
        : 'O Pix Automático deste contrato não está mais ativo. As próximas mensalidades você paga por Pix, boleto ou cartão.',
    ],
    link: { label: 'Ver pagamentos', path: memberPaymentsPath(contract.id) },
  });
}

/** The bank could not take a bill: a single Pix is offered in its place. */
export function fallbackMail(
  config: MailConfig,
  {
    to,
    contract,
    charge,
    label,
  }: { to: string; contract: ContractRow; charge: ChargeRow; label: string },
): Mail {
  return writeMail(config, {
    to,
    subject: `O Pix Automático não passou: ${midSentence(label)}`,
    paragraphs: [
      'Seu banco não conseguiu debitar esta conta. Ela continua em aberto: pague agora com um Pix avulso.',
    ],
    facts: [
      ['Vencimento', formatDate(charge.dueOn)],
      ['Valor', money(charge.centavos)],
    ],
    link: { label: 'Pagar com Pix', path: memberPaymentsPath(contract.id) },
  });
}
