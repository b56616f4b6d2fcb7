export type ChargeKind = 'pix' | 'boleto' | 'card' | 'automatic';
/**
 * `scheduled` waits for its day, `failed` was tried on its day and can be tried again;
 * `declined` was refused by the payer or the card.
 */
export type ChargeState =
  'open' | 'scheduled' | 'paid' | 'declined' | 'failed' | 'canceled';

export type Charge = {
  id: string;
  kind: ChargeKind;
  /** The receiver's own name for it. */
  reference: string;
  description: string;
  payer: string;
  centavos: number;
  due_on: string | null;
  /** The day on which the bank itself pays a charge of Pix Automático. */
  pay_on: string | null;
  tries: number;
  state: ChargeState;
  location: string | null;
  our_number: string | null;
  recurrence_id: string | null;
  token: string | null;
  created_at: string;
};

export type Payment = {
  id: string;
  charge_id: string;
  centavos: number;
  refunded_centavos: number;
  paid_at: string;
};

/** States of Pix Automático (domain-brazil §10.2). */
export type RecurrenceState =
  'criada' | 'enviada' | 'aceita' | 'rejeitada' | 'expirada' | 'cancelada';

export type Recurrence = {
  id: string;
  reference: string;
  contract: string;
  payer: string;
  journey: number;
  first_charge_id: string | null;
  state: RecurrenceState;
  location: string;
  short_of_money: number;
  created_at: string;
};

export type Card = {
  token: string;
  brand: string;
  last4: string;
  expiry: string;
  approves: number;
  /** Whether its bank asks the owner to confirm later charges. */
  asks: number;
  first_charge_id: string;
};

export type BankEvent = {
  id: string;
  charge_id: string | null;
  body: string;
  at: string;
  next_try_ms: number;
  tries: number;
  delivered_at: string | null;
  last_answer: string | null;
};
