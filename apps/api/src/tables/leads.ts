import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const leads = pgTable('leads', {
  id: uuid('id').primaryKey(),
  product: text('product').notNull(),
  kind: text('kind', { enum: ['desconto-assinar', 'contato', 'empresa', 'pre-reserva'] }).notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  cellphone: text('cellphone').notNull(),
  interest: text('interest').notNull(),
  status: text('status', { enum: ['novo', 'em_contato', 'simulou', 'encerrado'] })
    .notNull()
    .default('novo'),
  times: integer('times').notNull().default(1),
  dealershipId: integer('dealership_id'),
  sellerId: uuid('seller_id'),
  campaign: text('campaign'),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});
