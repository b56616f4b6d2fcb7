/** Acts on a dealership. No zod: the tables use them too. */
export const DEALERSHIP_ACTS = ['added', 'changed', 'ended', 'reopened'] as const;
