import { formatCentavos, formatDate, formatDateTime } from '@site/contracts/brazil';
import { memberPaymentsPath } from '@site/contracts/site-paths';
import { type Config } from '../../platform/config';
import { type Mail } from '../../platform/mail/mail';
import { writeMail } from '../../platform/mail/mail-template';
import { type ContractRow } from '../contracts/contracts.repository';
import { billLabel } from './bill.rules';
import { METHOD_NAMES } from './payment-words';
import { type ChargeRow } from './payments.repository';

type MailConfig = Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN'>;
const money = (centavos: number) => formatCentavos(centavos).replace(/\s/g, ' ');

/** Money came: how much, for what, and what it leaves open or as credit. */
export function paidMail(
  config: MailConfig,
  {
    to,
    contract,
    charge,
    centavos,
    paidAt,
    openCentavos,
    creditCentavos,
    over,
  }: {
    to: string;
    contract: ContractRow;
    charge: ChargeRow;
    centavos: number;
    paidAt: Date;
    /** Of the same bill, after this payment. */
    openCentavos: number;
    /** More than was owed. */
    creditCentavos: number;
    over: boolean;
  },
): Mail {
  const label = billLabel(charge.installment, contract.terms.term);
  const rest =
    openCentavos > 0
      ? `O pagamento foi menor do que a conta: faltam ${money(openCentavos)} da ${label.toLowerCase()}.`
      : creditCentavos > 0
        ? over
          ? `O contrato já terminou: devolvemos ${money(creditCentavos)}.`
          : `Você pagou ${money(creditCentavos)} a mais: o valor é seu crédito e abate a próxima cobrança.`
        : null;
  return writeMail(config, {
    to,
    subject: `Recebemos ${money(centavos)} do contrato ${contract.number}`,
    paragraphs: [
      `Recebemos seu pagamento: ${label}. O recibo está na área logada.`,
      ...(rest === null ? [] : [rest]),
    ],
    facts: [
      ['Contrato', contract.number],
      ['Valor', money(centavos)],
      ['Pago em', formatDateTime(paidAt)],
      ['Como', METHOD_NAMES[charge.method]],
    ],
    link: { label: 'Ver pagamentos', path: memberPaymentsPath(contract.id) },
  });
}

/** The payer, or the card, said no. */
export function declinedMail(
  config: MailConfig,
  { to, contract, charge }: { to: string; contract: ContractRow; charge: ChargeRow },
): Mail {
  const label = billLabel(charge.installment, contract.terms.term);
  return writeMail(config, {
    to,
    subject: `O pagamento da ${label.toLowerCase()} não passou`,
    paragraphs: [
      `O banco recusou o pagamento por ${METHOD_NAMES[charge.method]}. Nada foi cobrado.`,
      `A conta de ${money(charge.centavos)}, com vencimento em ${formatDate(charge.dueOn)}, continua em aberto: escolha outra forma e pague em um minuto.`,
    ],
    link: { label: 'Pagar agora', path: memberPaymentsPath(contract.id) },
  });
}

/** Money went back to where it came from. */
export function refundedMail(
  config: MailConfig,
  { to, contract, centavos }: { to: string; contract: ContractRow; centavos: number },
): Mail {
  return writeMail(config, {
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
  { to, contract, charge }: { to: string; contract: ContractRow; charge: ChargeRow },
): Mail {
  const label = billLabel(charge.installment, contract.terms.term);
  return writeMail(config, {
    to,
    subject: `O Pix Automático da ${label.toLowerCase()} não passou`,
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
