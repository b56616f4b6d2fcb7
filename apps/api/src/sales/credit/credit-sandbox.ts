import { formatCentavos } from '@site/api-contract/brazil';
import { INCOME_LIMIT_PERCENT, incomeShare } from '@site/api-contract/pricing';
import { type AnalysisReasonCode } from '@site/api-contract/sales';
import { type CreditBureau, type CreditQuestion } from '#platform/ports/credit-bureau';

/** Last digits of a document with a debt in the sandbox, so that a demo can show one. */
const INDEBTED = /99$/;

/**
 * The demo's credit rule, by document and income (docs/product/sales.md): this month and
 * all others that are paid or asked for stay within the limit of the income, and
 * documents that end in 99 have a debt on record.
 */
export const creditSandbox: CreditBureau = {
  assess: async (question) => {
    const isIndebted = INDEBTED.test(question.document);
    const tooMuch = reasonOfIncome(question);
    const text = noteOf(question);
    return {
      reasons: [
        ...(tooMuch ? [tooMuch] : []),
        ...(isIndebted ? (['pendencia-financeira'] as const) : []),
      ],
      note: isIndebted ? `${text} Há pendência registrada neste documento.` : text,
    };
  },
};

/**
 * Whether the car alone exceeds the limit, or together with the others; null where all of
 * them fit.
 */
function reasonOfIncome(question: CreditQuestion): AnalysisReasonCode | null {
  const isPerson = question.clientType === 1;
  if (!incomeShare(question).fits)
    return isPerson ? 'renda-insuficiente' : 'faturamento-insuficiente';
  if (!shareOfAll(question).fits)
    return isPerson ? 'renda-comprometida' : 'faturamento-comprometido';
  return null;
}

const shareOfAll = (question: CreditQuestion) =>
  incomeShare({
    ...question,
    monthlyCentavos: question.monthlyCentavos + question.others.centavos,
  });

function noteOf(question: CreditQuestion): string {
  const { clientType, monthlyCentavos, others } = question;
  const { percent: share, fits } = shareOfAll(question);
  const basis =
    clientType === 1 ? 'da renda mensal informada' : 'do faturamento médio por mês';
  const percent =
    share > 999
      ? 'mais de 999'
      : share.toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  const verdict = `${fits ? 'Cabe no' : 'Passa do'} limite de ${INCOME_LIMIT_PERCENT}%.`;
  return `Parcela de ${formatCentavos(monthlyCentavos)}${besides(others)}: ${percent}% ${basis}. ${verdict}`;
}

function besides({ centavos, count }: CreditQuestion['others']): string {
  if (count === 0) return '';
  const cars = count === 1 ? '1 outro carro' : `${count} outros carros`;
  return `, com mais ${formatCentavos(centavos)} de ${cars}`;
}
