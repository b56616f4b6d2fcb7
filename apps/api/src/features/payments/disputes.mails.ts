import { formatDate, type IsoDate } from '@site/contracts/brazil';
import { memberPaymentsPath } from '@site/contracts/site-paths';
import { type Mail } from '../../platform/mail/mail';
import { money } from '../../platform/mail/mail-money';
import { writeMail } from '../../platform/mail/mail-template';
import { type ContractRow } from '../contracts/contracts.repository';
import { midSentence } from '../ledger/item-labels.rules';
import { type DisputeRow } from './disputes.repository';
import { type MailConfig } from './payments.mails';

/** We got the dispute, and nothing is asked for until it is answered. */
export function contestedMail(
  config: MailConfig,
  {
    to,
    contract,
    label,
    reason,
    centavos,
    paidCentavos,
    dueOn,
  }: {
    to: string;
    contract: ContractRow;
    label: string;
    reason: string;
    centavos: number;
    paidCentavos: number;
    dueOn: IsoDate;
  },
): Mail {
  return writeMail(config, {
    to,
    subject: `Recebemos sua contestação: ${midSentence(label)}`,
    paragraphs: [
      'Uma pessoa vai olhar o que você contou e responder por e-mail e na área logada.',
      paidCentavos < centavos
        ? 'Até a resposta este valor sai da cobrança: sem multa, sem juros, sem lembretes e sem débito automático.'
        : 'O valor já estava pago: se a cobrança estiver errada, ele volta para você.',
      `O que você escreveu: ${reason}`,
    ],
    facts: [
      ['Contrato', contract.number],
      ['Cobrança', label],
      ['Valor', money(centavos)],
      ['Vencimento', formatDate(dueOn)],
    ],
    link: { label: 'Ver pagamentos', path: memberPaymentsPath(contract.id) },
  });
}

/** A consultant has answered: what happens with the money, and why. */
export function disputeAnsweredMail(
  config: MailConfig,
  {
    to,
    contract,
    label,
    dispute: { state, answer, newDueOn, centavos, paidCentavos },
    double,
    over,
  }: {
    to: string;
    contract: ContractRow;
    label: string;
    dispute: DisputeRow;
    /** What was paid is given back twice. */
    double: boolean;
    /** The contract has ended: credit is sent back. */
    over: boolean;
  },
): Mail {
  const back = money(double ? 2 * paidCentavos : paidCentavos);
  const outcome =
    state === 'mantida'
      ? newDueOn
        ? `A cobrança foi mantida e vence de novo em ${formatDate(newDueOn)}. Até lá não há multa nem juros novos.`
        : 'A cobrança foi mantida. Ela já estava paga e nada muda.'
      : paidCentavos === 0
        ? 'Você tinha razão: a cobrança foi desfeita e nada é devido por ela.'
        : `Você tinha razão: a cobrança foi desfeita. ${
            over
              ? `Devolvemos ${back} pelo banco.`
              : `${back} viram crédito para o que estiver em aberto e para as próximas cobranças.`
          }`;
  return writeMail(config, {
    to,
    subject:
      state === 'mantida'
        ? `Contestação respondida: ${midSentence(label)} foi mantida`
        : `Contestação aceita: ${midSentence(label)}`,
    paragraphs: [outcome, `A resposta: ${answer ?? ''}`],
    facts: [
      ['Contrato', contract.number],
      ['Cobrança', label],
      ['Valor', money(centavos)],
    ],
    link: { label: 'Ver pagamentos', path: memberPaymentsPath(contract.id) },
  });
}
