import { bigint, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { at, day } from '#platform/data/columns';

/**
 * Rates of a dealership's commission (docs/product/sales.md). A trigger refuses changes:
 * a new rate is a new row.
 */
export const commissionRates = pgTable('commission_rates', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  dealershipId: integer('dealership_id').notNull(),
  /** Hundredths of a percent. */
  rateHundredths: integer('rate_hundredths').notNull(),
  /** First day on whose signatures it holds. */
  holdsFrom: day('holds_from').notNull(),
  /** The consultant; null once the account is gone. */
  setBy: uuid('set_by'),
  setAt: at('set_at').notNull(),
});
