/** The client type of a price, on paper and in mails. */
export const PERSON = { 1: 'pessoa física', 2: 'pessoa jurídica' } as const;
