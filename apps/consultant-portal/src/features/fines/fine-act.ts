/** Of a cancelling that waits, among all that waits in this portal. */
export const fineActId = (id: string): string => `fine:${id}`;
