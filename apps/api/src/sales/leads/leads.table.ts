import {
  bigint,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { LEAD_KINDS } from '@site/api-contract';
import { LEAD_REASONS, LEAD_STATES } from '@site/api-contract/sales';
import { at, day } from '#platform/data/columns';

export const leads = pgTable('leads', {
  id: uuid('id').primaryKey(),
  product: text('product').notNull(),
  kind: text('kind', { enum: LEAD_KINDS }).notNull(),
  name: text('name').notNull(),
  /** Null where the form has only a phone. */
  email: text('email'),
  cellphone: text('cellphone').notNull(),
  interest: text('interest').notNull(),
  message: text('message'),
  company: jsonb('company').$type<{
    name: string;
    cnpj: string;
    cars: number;
    city: string;
    state: string;
  }>(),
  status: text('status', { enum: LEAD_STATES }).notNull().default('novo'),
  /** Only a lead without interest has a reason. */
  reason: text('reason', { enum: LEAD_REASONS }),
  /** Consultant who works on it; null while it is free. */
  claimedBy: uuid('claimed_by'),
  claimedAt: at('claimed_at'),
  /** Since when the person waits for the first answer. */
  waitingSince: at('waiting_since').notNull(),
  nextContactAt: at('next_contact_at'),
  /** When it is due in the queue (`dueAt` of the rules); null once it is closed. */
  dueAt: at('due_at'),
  revision: integer('revision').notNull().default(1),
  times: integer('times').notNull().default(1),
  dealershipId: integer('dealership_id'),
  sellerId: uuid('seller_id'),
  campaign: text('campaign'),
  /**
   * Browser session that sent it: a repeat is merged, and a reservation made, only in the
   * same session (security-requirements D2).
   */
  sessionId: uuid('session_id'),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

const LEAD_ACTS = ['claimed', 'released', 'worked', 'returned', 'called'] as const;

/** Acts on a lead, one after the other. */
export const leadEntries = pgTable('lead_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  leadId: uuid('lead_id').notNull(),
  act: text('act', { enum: LEAD_ACTS }).notNull(),
  /** Null when the person wrote again. */
  enteredBy: uuid('entered_by'),
  note: text('note'),
  status: text('status', { enum: LEAD_STATES }),
  reason: text('reason', { enum: LEAD_REASONS }),
  nextContactAt: at('next_contact_at'),
  at: at('at').notNull(),
});

/** Mornings on which a consultant got the mail with the contacts of the day. */
export const leadDigests = pgTable(
  'lead_digests',
  { consultantId: uuid('consultant_id').notNull(), onDay: day('on_day').notNull() },
  ({ consultantId, onDay }) => [primaryKey({ columns: [consultantId, onDay] })],
);

/** Places in the queue of a model that is not on sale yet. */
export const reservations = pgTable('reservations', {
  id: uuid('id').primaryKey(),
  modelSlug: text('model_slug').notNull(),
  number: integer('number').notNull(),
  email: text('email').notNull(),
  /** The latest lead that asked for it. */
  leadId: uuid('lead_id').notNull(),
  /** Browser session that took the place, and may see it. */
  sessionId: uuid('session_id'),
  createdAt: at('created_at').notNull(),
  /** When its e-mail was confirmed. Null until then; such a place is not called. */
  confirmedAt: at('confirmed_at'),
  /** When it was called; null while it waits. */
  calledAt: at('called_at'),
  /** Last day of its turn. */
  calledUntil: day('called_until'),
  /** The last proposal that was sent in this turn. */
  proposalId: uuid('proposal_id'),
});
