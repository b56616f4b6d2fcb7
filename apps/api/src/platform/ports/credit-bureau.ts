import { type AnalysisReasonCode } from '@site/api-contract/analysis-reasons';

export type CreditQuestion = {
  /** CPF or CNPJ, without punctuation. */
  document: string;
  clientType: 1 | 2;
  /** The month that is asked for. */
  monthlyCentavos: number;
  /** Sum a month of the other cars that the same income pays for, and their number. */
  others: { centavos: number; count: number };
  /** A month for PF, a year for PJ. */
  incomeCentavos: number;
};

export type CreditFinding = {
  /** Reasons against the proposal; empty when nothing speaks against it. */
  reasons: readonly AnalysisReasonCode[];
  /** For the consultant, who alone decides (LGPD art. 20). */
  note: string;
};

/** Whoever knows what a person or company can pay. It advises, it never decides. */
export type CreditBureau = {
  assess(question: CreditQuestion): Promise<CreditFinding>;
};
