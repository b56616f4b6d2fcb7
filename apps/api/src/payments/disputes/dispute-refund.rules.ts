import { money } from '#platform/mail/mail-money';

/** Money that the customer gets when a charge is taken back, in centavos. */
export type DisputeRefund = {
  centavos: number;
  /**
   * The part that the bank sends back; null while the contract goes on and all becomes
   * credit.
   */
  refundCentavos: number | null;
};

/**
 * Tells where that money goes; it first pays open items. `why` explains the amount in
 * brackets.
 */
export function disputeRefundText(
  { centavos, refundCentavos }: DisputeRefund,
  why?: string,
): string {
  const amount = why ? `${money(centavos)} (${why})` : money(centavos);
  if (refundCentavos === null)
    return `${amount} viram crédito para o que estiver em aberto e para as próximas cobranças.`;
  if (refundCentavos >= centavos) return `Devolvemos ${amount} pelo banco.`;
  if (refundCentavos === 0)
    return `${amount} foram usados nas contas em aberto deste contrato.`;
  return [
    `De ${amount}, ${money(centavos - refundCentavos)} foram usados`,
    'nas contas em aberto deste contrato,',
    `e ${money(refundCentavos)} voltam pelo banco.`,
  ].join(' ');
}
