import { ANALYSIS_REASONS, type AnalysisReason } from './analysis-reasons.data';

export { ANALYSIS_REASONS };

export type AnalysisReasonCode = keyof typeof ANALYSIS_REASONS;

export const ANALYSIS_REASON_CODES = Object.keys(ANALYSIS_REASONS) as [
  AnalysisReasonCode,
  ...AnalysisReasonCode[],
];

/** The reason of a code; codes of stored decisions always exist. */
export function analysisReason(code: AnalysisReasonCode): AnalysisReason {
  return ANALYSIS_REASONS[code];
}

/** The reasons for a decision about a person (1) or a company (2), in their order. */
export function reasonsFor(to: string, clientType: 1 | 2): AnalysisReasonCode[] {
  return ANALYSIS_REASON_CODES.filter((code) => {
    const reason = analysisReason(code);
    return (
      reason.decisions.some((decision) => decision === to) &&
      (reason.clientType ?? clientType) === clientType
    );
  });
}

/** Reasons of a too low income, for which figures can be shown. */
const OF_INCOME: readonly string[] = [
  'renda-insuficiente',
  'renda-comprometida',
  'faturamento-insuficiente',
  'faturamento-comprometido',
] satisfies AnalysisReasonCode[];

export function isReasonOfIncome(code: string): boolean {
  return OF_INCOME.includes(code);
}
