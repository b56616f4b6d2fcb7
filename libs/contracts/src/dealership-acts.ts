/** What was done about a dealership. No zod: the tables use it too. */
export const DEALERSHIP_ACTS = ['added', 'changed', 'ended', 'reopened'] as const;
