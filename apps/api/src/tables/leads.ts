import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { LEAD_KINDS } from '@site/contracts';
import { at } from './columns';

export const leads = pgTable('leads', {
  id: uuid('id').primaryKey(),
  product: text('product').notNull(),
  kind: text('kind', { enum: LEAD_KINDS }).notNull(),
  name: text('name').notNull(),
  /** Null where the form asks for a phone alone. */
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
  status: text('status', { enum: ['novo', 'em_contato', 'simulou', 'encerrado'] })
    .notNull()
    .default('novo'),
  times: integer('times').notNull().default(1),
  dealershipId: integer('dealership_id'),
  sellerId: uuid('seller_id'),
  campaign: text('campaign'),
  /**
   * Browser session that sent it: only there it is merged with a repeat and may become a
   * reservation (security-requirements D2).
   */
  sessionId: uuid('session_id'),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

/** Places in the queue of a model that is not on sale yet. */
export const reservations = pgTable('reservations', {
  id: uuid('id').primaryKey(),
  modelSlug: text('model_slug').notNull(),
  number: integer('number').notNull(),
  email: text('email').notNull(),
  leadId: uuid('lead_id').notNull(),
  /** Browser session that took the place, the only one that it is shown to. */
  sessionId: uuid('session_id'),
  createdAt: at('created_at').notNull(),
});
