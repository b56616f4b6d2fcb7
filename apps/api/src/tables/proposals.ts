import {
  bigint,
  date,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { type AnalysisReasonCode } from '@site/contracts/analysis-reasons';
import { DOCUMENT_KINDS } from '@site/contracts/documents';
import { type ProposalActor, type ProposalState } from '@site/contracts/states';
import { type ChoiceSnapshot, type QuoteSnapshot } from './simulations';

const at = (name: string) => timestamp(name, { withTimezone: true });
const centavos = (name: string) => bigint(name, { mode: 'number' });

/** A basket that was sent, with its choice and price as they were (product.md §6). */
export const proposals = pgTable('proposals', {
  id: uuid('id').primaryKey(),
  /** Readable number, `P-2611-0487`. */
  number: text('number').notNull(),
  simulationId: uuid('simulation_id').notNull(),
  simulationCode: text('simulation_code').notNull(),
  userId: uuid('user_id').notNull(),
  state: text('state').$type<ProposalState>().notNull(),
  revision: integer('revision').notNull(),
  clientType: integer('client_type').$type<1 | 2>().notNull(),
  versionSlug: text('version_slug').notNull(),
  paint: text('paint').notNull(),
  term: integer('term').notNull(),
  km: integer('km').notNull(),
  choice: jsonb('choice').$type<ChoiceSnapshot>().notNull(),
  quote: jsonb('quote').$type<QuoteSnapshot>().notNull(),
  priceTable: text('price_table').notNull(),
  monthlyCentavos: centavos('monthly_centavos').notNull(),
  contractTotalCentavos: centavos('contract_total_centavos').notNull(),
  paymentMethod: text('payment_method', { enum: ['pix', 'boleto', 'cartao'] }).notNull(),
  dueDay: integer('due_day').notNull(),
  /** A month for PF, a year for PJ. */
  incomeCentavos: centavos('income_centavos'),
  dealershipId: integer('dealership_id'),
  sellerId: uuid('seller_id'),
  origin: text('origin', { enum: ['site', 'link-da-loja', 'venda-assistida'] }).notNull(),
  campaign: text('campaign'),
  deliveryDate: date('delivery_date', { mode: 'string' }),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
  /** When it was said that it expires soon; before `updatedAt` that was another time. */
  remindedAt: at('reminded_at'),
});

/** A refusal that the customer asked another person to look at again (LGPD art. 20). */
export const proposalReviews = pgTable('proposal_reviews', {
  proposalId: uuid('proposal_id').primaryKey(),
  askedAt: at('asked_at').notNull(),
  /** The customer's, for who reviews. */
  comment: text('comment'),
  /** Who refused, and so may not answer. */
  firstConsultantId: uuid('first_consultant_id'),
  answeredAt: at('answered_at'),
  answeredById: uuid('answered_by_id'),
});

/** A document that the analysis asked for, with what is wrong or missing. */
export const requestedDocuments = pgTable('requested_documents', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  proposalId: uuid('proposal_id').notNull(),
  kind: text('kind', { enum: DOCUMENT_KINDS }).notNull(),
  /** The consultant's, for the customer. */
  instruction: text('instruction').notNull(),
  askedAt: at('asked_at').notNull(),
  receivedAt: at('received_at'),
});

/** Every transition: who, when, from, to, reason. Rows are only added. */
export const proposalEvents = pgTable('proposal_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  proposalId: uuid('proposal_id').notNull(),
  fromState: text('from_state').$type<ProposalState>(),
  toState: text('to_state').$type<ProposalState>().notNull(),
  actor: text('actor').$type<ProposalActor>().notNull(),
  actorId: uuid('actor_id'),
  /** The customer reads it. */
  reason: text('reason'),
  /** The customer reads the sentences of these. */
  reasonCodes: text('reason_codes')
    .array()
    .$type<AnalysisReasonCode[]>()
    .notNull()
    .default([]),
  /** Only consultants read it. */
  note: text('note'),
  at: at('at').notNull(),
});
