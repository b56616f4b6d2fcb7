/** Of an answer that waits, among all that waits in this portal. */
export const disputeActId = ({ id }: { id: string }): string => `dispute:${id}`;
