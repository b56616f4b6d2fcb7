import { type LossOutcome } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { lossMoney, lossSentence } from '@site/api-contract/driving';
import { memberContractPath, memberServicePath } from '@site/api-contract/site-paths';
import { type CompanyConfig, reachUs } from '#platform/company';
import { type Mail } from '#platform/mail/mail';
import { reais } from '#platform/mail/mail-money';
import { type MailConfig, writeMail } from '#platform/mail/mail-template';
import {
  type PartPayment,
  partPaymentText,
} from '../../payments/payments/part-payment.rules';
import { contractFacts } from '../../sales/simulations/pricing/plan-facts';
import { type ReturnFacts } from '../returns/returns.repository';

/**
 * The contract is over, since the car is gone: the day, the refund, and the remaining
 * debt.
 */
export function lostMail(
  config: MailConfig & CompanyConfig,
  { contract, customer }: Pick<ReturnFacts, 'contract' | 'customer'>,
  {
    outcome,
    requestId,
    part,
    hadPurchase,
  }: {
    outcome: LossOutcome;
    requestId: string;
    /** Where the paid part of the car's price goes; null when nothing was paid. */
    part: PartPayment | null;
    /** The customer was about to buy the car. */
    hadPurchase: boolean;
  },
): Mail {
  const { lostOn, hadEnded, monthCost, back, refund, owed } = outcome;
  return writeMail(config, {
    car: contract.terms,
    to: customer.email,
    subject: hadEnded
      ? `Contrato ${contract.number}: não há mais carro a devolver`
      : `Contrato ${contract.number}: encerrado pela perda do carro`,
    paragraphs: [
      lossSentence(outcome),
      lossMoney(outcome),
      hadPurchase && [
        'A compra do carro terminou com o contrato,',
        'e nada é cobrado por ela.',
        partPaymentText(part),
      ],
      owed > 0
        ? [
            `Ficaram ${reais(owed)} em aberto,`,
            'com os vencimentos de antes:',
            'pague pela sua área.',
          ]
        : 'Nada fica em aberto.',
      [
        'A franquia do seguro, quando houver,',
        'é decidida no seu atendimento.',
        'Multas de trânsito de antes da perda',
        'continuam suas.',
      ],
      ['Algo não está certo?', `Fale com a gente: ${reachUs(config)}.`],
    ],
    facts: [
      ...contractFacts(contract),
      ['Dia da perda', formatDate(lostOn)],
      !hadEnded && ['Mês da perda', reais(monthCost)],
      back > 0 && ['Cobranças desfeitas', reais(back)],
      refund > 0 && ['Você recebe de volta', reais(refund)],
      owed > 0 && ['Em aberto', reais(owed)],
    ],
    link: hadEnded
      ? {
          label: 'Ver o atendimento',
          path: memberServicePath(requestId),
        }
      : {
          label: 'Ver o contrato',
          path: memberContractPath(contract.id),
        },
  });
}
