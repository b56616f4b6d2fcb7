import { formatDate, type IsoDate } from '@site/api-contract/brazil';
import { memberPaymentsPath } from '@site/api-contract/site-paths';
import { type Mail } from '#platform/mail/mail';
import { money } from '#platform/mail/mail-money';
import {
  type MailConfig,
  type Paragraph,
  type Reader,
  writeMail,
} from '#platform/mail/mail-template';
import { type ContractRow } from '../../contracts/contracts/contracts.repository';
import { midSentence } from '../../contracts/ledger/item-labels.rules';
import { disputeRefundText } from './dispute-refund.rules';
import { type DisputeRow } from './disputes.repository';

/** We got the dispute; nothing is asked for until it is answered. */
export function contestedMail(
  config: MailConfig,
  {
    to,
    contract,
    label,
    reason,
    centavos,
    contestedCentavos,
    leavesCentavos,
    dueOn,
    answerBy,
    files,
  }: {
    to: Reader;
    contract: ContractRow;
    label: string;
    reason: string;
    centavos: number;
    contestedCentavos: number;
    /** The unpaid part of the contested amount, which is not owed until the answer. */
    leavesCentavos: number;
    dueOn: IsoDate;
    answerBy: IsoDate;
    /** Names of the files of proof. */
    files: readonly string[];
  },
): Mail {
  const isPart = contestedCentavos < centavos;
  return writeMail(config, {
    car: contract.terms,
    to,
    subject: `Recebemos sua contestação: ${midSentence(label)}`,
    paragraphs: [
      [
        'Uma pessoa vai olhar o que você contou',
        `e responder até ${formatDate(answerBy)}, por e-mail e na área logada.`,
      ],
      leavesCentavos > 0
        ? [
            `Até a resposta ${isPart ? money(leavesCentavos) : 'este valor'}`,
            'sai da cobrança: sem multa, sem juros,',
            'sem lembretes e sem débito automático.',
            isPart && 'O resto continua como estava.',
          ]
        : 'O valor já estava pago: se a cobrança estiver errada, ele volta para você.',
      `O que você escreveu: ${reason}`,
      files.length > 0
        ? `Recebemos também ${files.length === 1 ? 'o arquivo' : 'os arquivos'} que você enviou.`
        : [
            'Tem fotos ou PDFs que ajudem?',
            'Envie em “Suas contestações”, na página de pagamentos.',
          ],
    ],
    facts: [
      ['Contrato', contract.number],
      ['Cobrança', label],
      ['Valor', money(centavos)],
      isPart && ['Você contesta', money(contestedCentavos)],
      ['Vencimento', formatDate(dueOn)],
      files.length > 0 && [files.length === 1 ? 'Arquivo' : 'Arquivos', files.join(', ')],
    ],
    link: { label: 'Ver pagamentos', path: memberPaymentsPath(contract.id) },
  });
}

type Answered = {
  to: Reader;
  contract: ContractRow;
  label: string;
  dispute: DisputeRow;
  /** The part of the taken-back amount that had been paid, in centavos. */
  paidCentavos: number;
  /** Credit in addition to the paid amount, in centavos: as much again, with interest. */
  undueCentavos: number;
  /** Centavos that the bank sends back; null while the contract goes on. */
  refundCentavos: number | null;
};

/** A consultant has answered: the effect on money, and the reason. */
export function disputeAnsweredMail(config: MailConfig, answered: Answered): Mail {
  const { to, contract, label, dispute } = answered;
  const { state, answer, centavos, contestedCentavos, newDueOn } = dispute;
  const credited = dispute.creditedCentavos ?? 0;
  const isLess = credited < contestedCentavos;
  return writeMail(config, {
    car: contract.terms,
    to,
    subject:
      state === 'mantida'
        ? `Olhamos sua contestação, e a cobrança continua: ${midSentence(label)}`
        : `Você tinha razão${isLess ? ' em parte' : ''}: ${midSentence(label)}`,
    paragraphs: [
      state === 'mantida' ? keptText(dispute) : acceptedText(answered, credited),
      `A resposta: ${answer ?? ''}`,
    ],
    facts: [
      ['Contrato', contract.number],
      ['Cobrança', label],
      ['Valor', money(centavos)],
      contestedCentavos < centavos && ['Você contestou', money(contestedCentavos)],
      credited > 0 && credited < centavos && ['Desfeito', undoneText(dispute)],
    ],
    link: {
      label: newDueOn ? 'Pagar' : 'Ver pagamentos',
      path: memberPaymentsPath(contract.id, newDueOn ?? undefined),
    },
  });
}

/** `R$ 637,00`, and the fine and interest taken back with it. */
function undoneText(
  { creditedCentavos, creditedLateCentavos: late }: DisputeRow,
  words = '',
): string {
  const sum = `${money(creditedCentavos ?? 0)}${words}`;
  return late > 0 ? `${sum}, com ${money(late)} de multa e juros` : sum;
}

function keptText({ newDueOn, centavos, contestedCentavos }: DisputeRow): Paragraph {
  if (!newDueOn) return 'A cobrança continua valendo. Ela já estava paga, e nada muda.';
  const isPart = contestedCentavos < centavos;
  return [
    isPart ? 'O que você contestou continua valendo' : 'A cobrança continua valendo',
    `e vence de novo em ${formatDate(newDueOn)}.`,
    'Até lá não há multa nem juros novos.',
    isPart && 'O resto continua com o vencimento de antes.',
  ];
}

function acceptedText(
  { dispute, paidCentavos: paid, undueCentavos, refundCentavos }: Answered,
  credited: number,
): Paragraph {
  const { centavos, contestedCentavos, newDueOn } = dispute;
  const isAll = credited >= centavos;
  const back = { centavos: paid + undueCentavos, refundCentavos };
  const why = undueCentavos > 0 ? 'o dobro do que você pagou, com correção' : undefined;
  return [
    credited < contestedCentavos ? 'Você tinha razão em parte:' : 'Você tinha razão:',
    !isAll
      ? `${undoneText(dispute, ' da cobrança foram desfeitos')}.`
      : paid > 0
        ? 'a cobrança foi desfeita.'
        : 'a cobrança foi desfeita e você não deve nada por ela.',
    paid > 0 && disputeRefundText(back, why),
    newDueOn && `O resto do que você contestou vence de novo em ${formatDate(newDueOn)}.`,
  ];
}
