/** The most cars with late maintenance that are listed. */
export const MOST_OVERDUE = 20;
