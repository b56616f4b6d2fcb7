import { type OverdueDecisionKind } from '@site/contracts';
import { formatDate, type IsoDate } from '@site/contracts/brazil';
import { sum } from '@site/contracts/pricing';
import { memberPaymentsPath } from '@site/contracts/site-paths';
import { isDelivered } from '@site/contracts/states';
import { type Mail } from '../../platform/mail/mail';
import { money } from '../../platform/mail/mail-money';
import { writeMail } from '../../platform/mail/mail-template';
import { type Overdue } from './overdue-view';
import { type MailConfig } from './payments.mails';

/** What a person has decided about an overdue contract, with their words. */
export function overdueMail(
  config: MailConfig,
  {
    to,
    overdue: { record, bills, ending },
    kind,
    message,
    promisedOn,
  }: {
    to: string;
    overdue: Overdue;
    kind: OverdueDecisionKind;
    message: string;
    promisedOn: IsoDate | null;
  },
): Mail {
  const { contract, proposal } = record;
  const delivered = isDelivered(proposal.state);
  const late = bills.reduce((total, { lateCentavos }) => total + lateCentavos, 0);
  const until = promisedOn ? formatDate(promisedOn) : '';
  const cost = money(ending?.exitCentavos ?? 0);
  const { subject, text } = {
    combinar: {
      subject: `Combinado: você paga até ${until}`,
      text: `Até ${until} não mandamos mais lembretes do que está em aberto no contrato ${contract.number}.`,
    },
    perdoar: {
      subject: `Multa e juros perdoados no contrato ${contract.number}`,
      text: `Tiramos ${money(late)} de multa e juros da sua conta. O valor da mensalidade continua em aberto; juros contam de novo a partir de amanhã.`,
    },
    encerrar: {
      subject: `Contrato ${contract.number} encerrado por falta de pagamento`,
      text: delivered
        ? `Uma pessoa da equipe encerrou o contrato depois do último aviso. O carro precisa ser devolvido: marque o dia na área logada. O custo de saída deste mês, ${cost}, entra no acerto final.`
        : 'Uma pessoa da equipe encerrou o contrato depois do último aviso. As cobranças dele foram desfeitas e nada fica em aberto.',
    },
  }[kind];
  return writeMail(config, {
    to,
    subject,
    paragraphs: [text, message],
    facts: [
      ['Contrato', contract.number],
      ...(kind === 'encerrar' && !delivered
        ? []
        : [
            [
              'Em aberto',
              money(kind === 'perdoar' ? sum(bills) - late : sum(bills)),
            ] as const,
          ]),
    ],
    link: { label: 'Ver pagamentos', path: memberPaymentsPath(contract.id) },
  });
}
