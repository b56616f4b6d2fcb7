import { formatBRL, formatDate, type IsoDate } from '../brazil';

/** A contract whose car was stolen or written off. No zod: screens use it too. */

/** Why and when it ended, in a sentence. */
export const lossText = (lostOn: IsoDate) =>
  `O contrato terminou em ${formatDate(lostOn)}, por roubo, furto ou perda total do carro.`;

/** The same for a contract from which its customer had withdrawn. */
const lostAfterText = (lostOn: IsoDate) =>
  `O carro foi roubado, furtado ou teve perda total em ${formatDate(lostOn)}: não há devolução.`;

/** Why no car is expected any more. */
export const lossSentence = ({ lostOn, hadEnded }: LossDay) =>
  hadEnded ? lostAfterText(lostOn) : lossText(lostOn);

/** Describes the effect of the loss on the money in sentences that the customer reads. */
export function lossMoney({
  hadEnded,
  month,
  days,
  monthCost,
  back,
  refund,
}: LossMoney): string[] {
  if (hadEnded) return [];
  return [
    `Do mês ${month} você paga ${days === 1 ? '1 dia' : `${days} dias`}: ${formatBRL(monthCost)}.`,
    ...(back > 0
      ? [`Desfizemos ${formatBRL(back)} cobrados pelo tempo depois da perda.`]
      : []),
    ...(refund > 0
      ? [`Devolvemos ${formatBRL(refund)} do que já estava pago, pelo mesmo caminho.`]
      : []),
    'Não há custo de saída, acerto de km nem devolução.',
  ];
}

type LossDay = { lostOn: IsoDate; hadEnded?: boolean | undefined };
type LossMoney = Pick<LossDay, 'hadEnded'> & {
  month: number;
  days: number;
  monthCost: number;
  back: number;
  refund: number;
};

/** How the contract goes on while a theft is examined. */
export const UNTIL_LOST =
  'Enquanto apuramos, o contrato continua e as mensalidades vencem, mas não cobramos por e-mail as que vencerem depois desse dia. Se o carro não voltar, encerramos o contrato no dia da perda, e o que foi cobrado pelos dias depois dele volta para você. Se ele aparecer, o contrato segue como estava.';
