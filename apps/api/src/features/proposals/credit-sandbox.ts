import { formatCentavos } from '@site/contracts/brazil';

export type CreditQuestion = {
  clientType: 1 | 2;
  monthlyCentavos: number;
  incomeCentavos: number;
};
export type CreditFinding = { fits: boolean; note: string };

const LIMIT_PERCENT = 30;

/**
 * The demo's credit rule (product.md §6): the instalment is at most 30 % of the monthly
 * income of a person, or of a twelfth of the yearly revenue of a company. The finding is
 * a note for the consultant, who alone decides.
 */
export function assessBySandbox({
  clientType,
  monthlyCentavos,
  incomeCentavos,
}: CreditQuestion): CreditFinding {
  const months = clientType === 1 ? 1 : 12;
  const fits = monthlyCentavos * 100 * months <= incomeCentavos * LIMIT_PERCENT;
  const basis =
    clientType === 1 ? 'da renda mensal informada' : 'do faturamento médio por mês';
  const share = ((monthlyCentavos * months) / incomeCentavos) * 100;
  const percent =
    share > 999
      ? 'mais de 999'
      : share.toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  const verdict = `${fits ? 'Cabe no' : 'Passa do'} limite de ${LIMIT_PERCENT}%.`;
  return {
    fits,
    note: `Parcela de ${formatCentavos(monthlyCentavos)}: ${percent}% ${basis}. ${verdict}`,
  };
}
