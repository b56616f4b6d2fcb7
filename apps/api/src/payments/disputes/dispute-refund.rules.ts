import { money } from '#platform/mail/mail-money';

/** Money that a charge taken back gives to the customer, in centavos. */
export type DisputeRefund = {
  centavos: number;
  /**
   * The part that the bank sends back; null while the contract goes on: all is credit.
   */
  refundCentavos: number | null;
};

/**
 * Where that money goes: it pays what is open first. `why` says in brackets what it is
 * made of.
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
