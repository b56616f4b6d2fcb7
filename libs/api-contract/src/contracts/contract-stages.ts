/**
 * Consultants filter by these: late contracts, contracts whose car is overdue, in any
 * state, and contracts by their progress.
 */
export const CONTRACT_STAGES = [
  'late',
  'car-overdue',
  'coming',
  'active',
  'over',
] as const;
export type ContractStage = (typeof CONTRACT_STAGES)[number];
