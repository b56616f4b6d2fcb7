import { formatCentavos } from '@site/contracts/brazil';
import { INCOME_LIMIT_PERCENT, incomeShare } from '@site/contracts/pricing';

export type CreditQuestion = {
  clientType: 1 | 2;
  monthlyCentavos: number;
  incomeCentavos: number;
};
export type CreditFinding = { fits: boolean; note: string };

/**
 * The demo's credit rule: the month stays within the limit of the income. The finding is
 * a note for the consultant, who alone decides.
 */
export function assessBySandbox({
  clientType,
  monthlyCentavos,
  incomeCentavos,
}: CreditQuestion): CreditFinding {
  const { percent: share, fits } = incomeShare({
    clientType,
    monthlyCentavos,
    incomeCentavos,
  });
  const basis =
    clientType === 1 ? 'da renda mensal informada' : 'do faturamento médio por mês';
  const percent =
    share > 999
      ? 'mais de 999'
      : share.toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  const verdict = `${fits ? 'Cabe no' : 'Passa do'} limite de ${INCOME_LIMIT_PERCENT}%.`;
  return {
    fits,
    note: `Parcela de ${formatCentavos(monthlyCentavos)}: ${percent}% ${basis}. ${verdict}`,
  };
}
