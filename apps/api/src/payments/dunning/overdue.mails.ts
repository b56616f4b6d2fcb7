import { type OverdueDecisionKind } from '@site/api-contract';
import { formatDate, type IsoDate } from '@site/api-contract/brazil';
import { MONTHS_UNTIL_BACK } from '@site/api-contract/driving';
import { sum } from '@site/api-contract/pricing';
import { memberPaymentsPath, memberReturnPath } from '@site/api-contract/site-paths';
import { type Mail } from '#platform/mail/mail';
import { money } from '#platform/mail/mail-money';
import { type MailConfig, type Reader, writeMail } from '#platform/mail/mail-template';
import { type PartPayment, partPaymentText } from '../payments/part-payment.rules';
import { type Overdue } from './overdue-view';

/** A car that the customer has and that must come back. */
export type Demanded = {
  bringBy: IsoDate;
  /** The customer was about to buy it, which ended with the contract. */
  undonePurchase: { part: PartPayment | null } | null;
};

/**
 * Tells the customer a consultant's decision about an overdue contract, in the
 * consultant's words.
 */
export function overdueMail(
  config: MailConfig,
  {
    to,
    overdue: { record, bills, ending },
    kind,
    message,
    promisedOn,
    demanded,
  }: {
    to: Reader;
    overdue: Overdue;
    kind: OverdueDecisionKind;
    message: string;
    promisedOn: IsoDate | null;
    /** Null unless the contract ended while the customer had the car. */
    demanded: Demanded | null;
  },
): Mail {
  const { contract } = record;
  const bringBy = demanded?.bringBy;
  const late = bills.reduce((total, { lateCentavos }) => total + lateCentavos, 0);
  const until = promisedOn ? formatDate(promisedOn) : '';
  const cost = money(ending?.exitCentavos ?? 0);
  const { subject, text } = {
    combinar: {
      subject: `Combinado: você paga até ${until}`,
      text: [
        `Até ${until} não mandamos mais lembretes`,
        `do que está em aberto no contrato ${contract.number}.`,
      ],
    },
    perdoar: {
      subject: `Multa e juros perdoados no contrato ${contract.number}`,
      text: [
        `Tiramos ${money(late)} de multa e juros da sua conta.`,
        'O valor da mensalidade continua em aberto;',
        'juros contam de novo a partir de amanhã.',
      ],
    },
    encerrar: {
      subject: `Contrato ${contract.number} encerrado por falta de pagamento`,
      text: [
        'Uma pessoa da equipe encerrou o contrato depois do último aviso.',
        ...(bringBy
          ? [
              `Devolva o carro até ${formatDate(bringBy)}:`,
              'marque na área logada o dia de levá-lo à loja.',
              `O custo de saída deste mês, ${cost}, entra no acerto final.`,
              MONTHS_UNTIL_BACK.customer,
            ]
          : ['As cobranças dele foram desfeitas e nada fica em aberto.']),
      ],
    },
  }[kind];
  return writeMail(config, {
    car: contract.terms,
    to,
    subject,
    paragraphs: [
      text,
      demanded?.undonePurchase && [
        'A compra do carro terminou com o contrato: nada mais é cobrado por ela.',
        partPaymentText(demanded.undonePurchase.part),
      ],
      message,
    ],
    facts: [
      ['Contrato', contract.number],
      bringBy && ['Devolver o carro até', formatDate(bringBy)],
      (kind !== 'encerrar' || bringBy) && [
        'Em aberto',
        money(kind === 'perdoar' ? sum(bills) - late : sum(bills)),
      ],
    ],
    link: bringBy
      ? { label: 'Marcar a devolução', path: memberReturnPath(contract.id) }
      : { label: 'Ver pagamentos', path: memberPaymentsPath(contract.id) },
  });
}
