/** A payment that the bank is asked to collect. Amounts are centavos. */
export type ChargeOrder = {
  /** The bank acts once for a key, however often it is asked. */
  key: string;
  /** Our name for the charge; every webhook contains it. */
  reference: string;
  /** The payer reads it. */
  description: string;
  payer: string;
  centavos: number;
};

/** The four ways to offer Pix Automático (domain-brazil §10.2). */
export type PixJourney = 1 | 2 | 3 | 4;

export type BankCharge = {
  id: string;
  state: 'open' | 'scheduled' | 'paid' | 'declined' | 'failed' | 'canceled';
};

/** States of Pix Automático (domain-brazil §10.2). */
export type RecurrenceState =
  'criada' | 'enviada' | 'aceita' | 'rejeitada' | 'expirada' | 'cancelada';
export type BankRecurrence = {
  id: string;
  state: RecurrenceState;
  /** The bank's URL for the BR Code. */
  location: string;
};
