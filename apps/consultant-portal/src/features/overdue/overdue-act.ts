/** Of a decision that waits, among all that waits in this portal. */
export const overdueActId = (contractId: string): string => `overdue:${contractId}`;
