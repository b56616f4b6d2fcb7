import { money } from '../../platform/mail/mail-money';

/** Where a part payment of the car goes once the car is not bought, in centavos. */
export type PartPayment = {
  /** What it paid of the bills that are late. */
  usedCentavos: number;
  /** What goes back the way it came. */
  refundedCentavos: number;
};

/** The sentence on it, to follow another one; null and nothing paid say nothing. */
export function partPaymentText(part: PartPayment | null): string {
  if (!part || part.usedCentavos + part.refundedCentavos === 0) return '';
  const { usedCentavos, refundedCentavos } = part;
  const used = money(usedCentavos);
  const back = money(refundedCentavos);
  if (usedCentavos === 0)
    return ` Os ${back} que você já tinha pago voltam pelo mesmo caminho.`;
  return refundedCentavos === 0
    ? ` Os ${used} que você já tinha pago foram usados nas contas vencidas deste contrato.`
    : ` Do que você já tinha pago, ${used} foram usados nas contas vencidas deste contrato, e ${back} voltam pelo mesmo caminho.`;
}
