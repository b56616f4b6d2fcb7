/** Told beside data of a customer whose readers are noted in the audit. */
export const AUDITED = 'Cada abertura fica registrada.';
