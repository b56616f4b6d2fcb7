import { type AnalysisReasonCode } from '@site/contracts/analysis-reasons';
import { formatCentavos } from '@site/contracts/brazil';
import { INCOME_LIMIT_PERCENT, incomeShare } from '@site/contracts/pricing';
import { type CreditBureau, type CreditQuestion } from './credit-bureau';

/** Check digits with which the sandbox knows of a debt, so that a demo can show one. */
const INDEBTED = /99$/;

/**
 * The demo's credit rule, by document and income (docs/decisions/043): the month stays
 * within the limit of the income, and documents that end in 99 have a debt on record.
 */
export const creditSandbox: CreditBureau = {
  assess: async (question) => {
    const { fits, text } = compare(question);
    const isIndebted = INDEBTED.test(question.document);
    const tooLittle: AnalysisReasonCode =
      question.clientType === 1 ? 'renda-insuficiente' : 'faturamento-insuficiente';
    const found: [boolean, AnalysisReasonCode][] = [
      [!fits, tooLittle],
      [isIndebted, 'pendencia-financeira'],
    ];
    return {
      reasons: found.filter(([applies]) => applies).map(([, reason]) => reason),
      note: isIndebted ? `${text} Há pendência registrada neste documento.` : text,
    };
  },
};

function compare({ clientType, monthlyCentavos, incomeCentavos }: CreditQuestion): {
  fits: boolean;
  text: string;
} {
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
    text: `Parcela de ${formatCentavos(monthlyCentavos)}: ${percent}% ${basis}. ${verdict}`,
  };
}
