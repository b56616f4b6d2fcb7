import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, centavos, day } from '#platform/data/columns';

/**
 * Campaigns that the desk makes (docs/product/sales.md). Their figures are never changed;
 * a campaign can only be ended.
 */
export const campaigns = pgTable('campaigns', {
  id: uuid('id').primaryKey(),
  code: text('code').notNull(),
  /** Off each of the first `months` installments; 0 for km. */
  monthlyOffCentavos: centavos('monthly_off_centavos').notNull(),
  months: integer('months').notNull(),
  /** Km of the whole contract that cost nothing; 0 for an amount. */
  km: integer('km').notNull(),
  /** None stands for all models. */
  models: jsonb('models').$type<{ slug: string; name: string }[]>().notNull(),
  /** 1 for people, 2 for companies, 0 for both. */
  clientType: integer('client_type').$type<0 | 1 | 2>().notNull(),
  /** Months; 0 for any term. */
  minTerm: integer('min_term').notNull(),
  startsOn: day('starts_on').notNull(),
  endsOn: day('ends_on').notNull(),
  uses: integer('uses').notNull(),
  isTold: boolean('is_told').notNull(),
  madeAt: at('made_at').notNull(),
  /** Null once the consultant's account is gone. */
  madeBy: uuid('made_by'),
  endedAt: at('ended_at'),
  endedBy: uuid('ended_by'),
});

/** The campaign whose use a proposal takes. */
export const campaignUses = pgTable('campaign_uses', {
  proposalId: uuid('proposal_id').primaryKey(),
  campaignId: uuid('campaign_id').notNull(),
});
