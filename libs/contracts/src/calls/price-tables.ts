import * as z from 'zod/mini';
import { call } from '../call';
import { csvText } from '../csv-text';
import { done, instant, isoDay, numericId, reais, text } from '../fields';
import { PRICE_TABLE_STATES } from '../price-changes';

/** Who did something to a price table; the name is null once the account is gone. */
const act = z.object({
  at: instant,
  role: z.enum(['CONSULTANT', 'operations']),
  name: z.nullable(z.string()),
});

/**
 * A price table as consultants with the right `desk` see it; the instants begin days of
 * São Paulo.
 */
const priceTable = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(PRICE_TABLE_STATES),
  validFrom: instant,
  /** The first instant at which it holds no more; null without an end. */
  validUntil: z.nullable(instant),
  /** When it takes over, or takes over again; null when it doesn't. */
  nextFrom: z.nullable(instant),
  /** How many prices it holds. */
  prices: z.int(),
  /** Null for a table that was imported before imports were recorded. */
  imported: z.nullable(act),
  withdrawn: z.nullable(act),
});
export type PriceTableSummary = z.output<typeof priceTable>;

/** The prices of one version for one kind of client, in reais a month. */
const priceGroup = z.object({
  model: z.string(),
  version: z.string(),
  client: z.enum(['PF', 'PJ']),
  cells: z.array(
    z.object({
      /** Months. */
      term: z.int(),
      /** Km a month. */
      km: z.int(),
      before: z.nullable(reais),
      after: z.nullable(reais),
    }),
  ),
});
export type PriceGroup = z.output<typeof priceGroup>;

export const listPriceTables = call(
  'GET',
  'price-tables',
  'As tabelas de preços, da que começa por último à mais antiga',
  {
    data: z.object({
      /** The newest 100. */
      items: z.array(priceTable),
      hasMore: z.boolean(),
      /** From when on no table holds and nothing can be priced; null when one always does. */
      gapFrom: z.nullable(instant),
      /** Days for which a price that was shown stays guaranteed. */
      guaranteeDays: z.int(),
    }),
    quiet: true, // said in the place of the list
  },
);

/** A table beside another one, price by price. */
const comparison = z.object({
  table: priceTable,
  /**
   * The table that it is compared with: the one in force, or the one before it. Null
   * without one.
   */
  against: z.nullable(z.string()),
  groups: z.array(priceGroup),
  guaranteeDays: z.int(),
});
export type PriceComparison = z.output<typeof comparison>;

export const comparePriceTable = call(
  'GET',
  'price-tables/:id',
  'Uma tabela de preços ao lado da vigente, preço por preço',
  {
    params: z.object({ id: numericId }),
    data: comparison,
    quiet: true, // said in the place of the table
  },
);

/** A table from a file; its days are days of São Paulo, both included. */
export const priceTableForm = z.strictObject({
  name: text('Dê um nome à tabela.', 80),
  validFrom: isoDay('o primeiro dia'),
  validUntil: z.optional(isoDay('o último dia')),
  /** version;client;term;km;monthly, as `npm run ops -- import prices` takes it. */
  csv: csvText,
});
export type PriceTableForm = z.output<typeof priceTableForm>;

export const checkPriceTable = call(
  'POST',
  'price-tables/checks',
  'Confere um arquivo de preços e diz o que ele mudaria; nada é gravado',
  { body: priceTableForm, data: comparison, quiet: true },
);

export const importPriceTable = call(
  'POST',
  'price-tables',
  'Importa uma tabela de preços, inteira ou nada, que vale a partir do primeiro dia',
  {
    body: priceTableForm,
    data: z.object({ id: z.string() }),
    status: 201,
    quiet: true,
  },
);

export const withdrawPriceTable = call(
  'POST',
  'price-tables/:id/withdrawals',
  'Retira uma tabela de preços que ainda não começou a valer',
  { params: z.object({ id: numericId }), data: done, quiet: true },
);
