import { type AnalysisReasonCode } from '@site/api-contract/sales';

export type CreditQuestion = {
  /** CPF or CNPJ, without punctuation. */
  document: string;
  clientType: 1 | 2;
  /** The new monthly price in question. */
  monthlyCentavos: number;
  /** Monthly sum of the other cars that the same income pays, and their number. */
  others: { centavos: number; count: number };
  /** A month for PF, a year for PJ. */
  incomeCentavos: number;
};

export type CreditFinding = {
  /** Reasons against the proposal; empty when there are none. */
  reasons: readonly AnalysisReasonCode[];
  /** For the consultant, who decides (LGPD art. 20). */
  note: string;
};

/** Knows what a person or company can pay. It advises and never decides. */
export type CreditBureau = {
  assess(question: CreditQuestion): Promise<CreditFinding>;
};
