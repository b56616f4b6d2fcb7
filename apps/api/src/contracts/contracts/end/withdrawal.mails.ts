import { formatDate, formatDateTime, type IsoDate } from '@site/api-contract/brazil';
import { REFUND_WAY } from '@site/api-contract/driving';
import {
  memberContractPath,
  memberPaymentsPath,
  memberReturnPath,
} from '@site/api-contract/site-paths';
import { type Mail } from '#platform/mail/mail';
import { money } from '#platform/mail/mail-money';
import { type MailConfig, writeMail } from '#platform/mail/mail-template';
import { factsOf } from '../contracts.mails';
import { type ContractRow } from '../contracts.repository';

/** The mail with the receipt of a withdrawal: when, its cost, and the refund. */
export function withdrawnMail(
  config: MailConfig,
  {
    to,
    contract,
    at,
    exitCentavos,
    refundCentavos,
    owedCentavos,
    payBy,
    bringBy,
  }: {
    to: string;
    /** The terms that were in force when the contract ended. */
    contract: ContractRow;
    at: Date;
    exitCentavos: number;
    refundCentavos: number;
    owedCentavos: number;
    /** Last day to pay the owed amount. */
    payBy: IsoDate | null;
    /** Last day to bring the car back; null where it was never handed over. */
    bringBy: IsoDate | null;
  },
): Mail {
  const { number } = contract;
  const outcome =
    refundCentavos > 0
      ? [`Devolvemos ${money(refundCentavos)} do que você pagou.`, REFUND_WAY]
      : owedCentavos > 0
        ? `Falta pagar ${money(owedCentavos)} do custo de saída${payBy ? `, até ${formatDate(payBy)}` : ''}.`
        : 'Você não tinha pago nada, e nada fica em aberto.';
  return writeMail(config, {
    car: contract.terms,
    to,
    subject: `Contrato ${number}: recibo da desistência`,
    paragraphs: [
      [
        `Sua desistência do contrato ${number} está registrada em ${formatDateTime(at)}.`,
        'O contrato está cancelado e as cobranças dele foram desfeitas.',
      ],
      outcome,
      bringBy && [
        `O carro está com você: devolva até ${formatDate(bringBy)}`,
        'na loja que o entregou ou em outra que você escolher, com chaves e documentos.',
        'Marque o dia na sua área.',
        'Devolver não custa nada,',
        'e o valor acima não espera por isso.',
      ],
    ],
    facts: [
      ...factsOf(contract),
      ['Custo da desistência', money(exitCentavos)],
      refundCentavos === 0 && owedCentavos > 0
        ? ['Falta pagar', money(owedCentavos)]
        : ['Você recebe de volta', money(refundCentavos)],
      bringBy && ['Devolver o carro até', formatDate(bringBy)],
    ],
    link: bringBy
      ? { label: 'Marcar a devolução', path: memberReturnPath(contract.id) }
      : owedCentavos > 0
        ? { label: 'Pagar', path: memberPaymentsPath(contract.id, payBy ?? undefined) }
        : {
            label: 'Ver contrato e recibo em PDF',
            path: memberContractPath(contract.id),
          },
  });
}
