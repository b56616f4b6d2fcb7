import * as z from 'zod/mini';
import { csvText } from '../wire/csv-text';
import {
  done,
  fileAnswer,
  instant,
  isoDayAhead,
  numericId,
  reais,
  slug,
  text,
} from '../wire/fields';
import { inHundredths, inNumbers } from '../wire/number-fields';
import { deskAct } from './desk-act';
import { EXTRA_KINDS, PRICE_TABLE_STATES } from './price-changes';

/**
 * A price table as consultants with the right `desk` see it; the instants begin days of
 * São Paulo.
 */
const priceTable = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(PRICE_TABLE_STATES),
  validFrom: instant,
  /** The first instant at which it does not hold any more; null without an end. */
  validUntil: z.nullable(instant),
  /** When it begins to hold, or holds again; null when it doesn't. */
  nextFrom: z.nullable(instant),
  /** How many prices it holds. */
  prices: z.int(),
  /** Null for a table whose import was not recorded. */
  imported: z.nullable(deskAct),
  withdrawn: z.nullable(deskAct),
});
export type PriceTableSummary = z.output<typeof priceTable>;

/**
 * The highest price of a color or an add-on (reais), and the most that can be named at
 * once.
 */
const MOST_EXTRA_REAIS = 10_000;
const MOST_EXTRAS = 100;

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

const extra = { kind: z.enum(EXTRA_KINDS), slug };

const namedExtra = {
  ...extra,
  name: z.string(),
  charged: z.enum(['month', 'once']),
};

/** Price of a color a month, or of an add-on as it is charged, in reais. */
const pricedExtra = z.object({
  ...namedExtra,
  /** Null while it isn't sold. */
  price: z.nullable(reais),
  /** The catalogue's own price, which holds where no table names another. */
  ownPrice: reais,
  /** A car's default color stays on sale and costs nothing. */
  isFixed: z.boolean(),
});
export type PricedExtra = z.output<typeof pricedExtra>;

/**
 * The price of a color or an add-on in two tables; null where a table doesn't sell it, or
 * there is no table before.
 */
const comparedExtra = z.object({
  ...namedExtra,
  before: z.nullable(reais),
  after: z.nullable(reais),
});
export type ComparedExtra = z.output<typeof comparedExtra>;

export const listPriceTables = {
  summary: 'As tabelas de preços, da que começa por último à mais antiga',
  data: z.object({
    /** The newest 100. */
    items: z.array(priceTable),
    hasMore: z.boolean(),
    /** Today's colors and add-ons; none while no table holds. */
    extras: z.array(pricedExtra),
    /**
     * The instant from which no table holds and nothing can be priced; null when there
     * always is one.
     */
    gapFrom: z.nullable(instant),
    /** Days for which a price that was shown stays guaranteed. */
    guaranteeDays: z.int(),
  }),
};

/** A table beside another one, price by price. */
const comparison = z.object({
  table: priceTable,
  /**
   * The table that it is compared with: the one in force, or the one before it. Null
   * without one.
   */
  against: z.nullable(z.string()),
  groups: z.array(priceGroup),
  /** Colors and add-ons in the order of the catalogue. */
  extras: z.array(comparedExtra),
  guaranteeDays: z.int(),
});
export type PriceComparison = z.output<typeof comparison>;

export const comparePriceTable = {
  summary: 'Uma tabela de preços ao lado da vigente, preço por preço',
  params: z.object({ id: numericId }),
  data: comparison,
};

export const exportPriceTable = {
  summary: 'Planilha de uma tabela de preços, ou da vigente, no formato da importação',
  query: z.strictObject({ table: z.optional(numericId) }),
  data: fileAnswer,
};

const facts = {
  name: text('Dê um nome à tabela.', 80),
  validFrom: isoDayAhead('o primeiro dia'),
  validUntil: z.optional(isoDayAhead('o último dia')),
};

/** The price of a color or an add-on, in reais; null to stop selling it. */
export const extraPrice = z.strictObject({
  ...extra,
  price: z.nullable(
    z
      .number(inNumbers('Informe o preço.', '59,00'))
      .check(
        z.gte(0, 'O preço não pode ser negativo.'),
        z.lte(MOST_EXTRA_REAIS, 'Confira o preço.'),
        inHundredths,
      ),
  ),
});
export type ExtraPrice = z.output<typeof extraPrice>;

/**
 * A new table; its days are days of São Paulo, both included. Everything that it doesn't
 * name stays as in the table before it: cars without a file, colors and add-ons without a
 * price.
 */
export const priceTableForm = z.strictObject({
  ...facts,
  /** carro;cliente;prazo;km;mensalidade, as `npm run ops -- import prices` takes it. */
  csv: z.optional(csvText),
  extras: z.optional(z.array(extraPrice).check(z.maxLength(MOST_EXTRAS))),
});
export type PriceTableForm = z.output<typeof priceTableForm>;

/** A new table whose car prices come from a file. */
export const carPricesForm = z.strictObject({ ...facts, csv: csvText });

/** A new table that names another price for colors and add-ons alone. */
export const extraPricesForm = z.strictObject({ ...facts, extras: z.array(extraPrice) });

export const checkPriceTable = {
  summary: 'Confere uma tabela de preços e diz o que ela mudaria; nada é gravado',
  body: priceTableForm,
  data: comparison,
};

export const importPriceTable = {
  summary:
    'Grava uma tabela de preços, inteira ou nada, que vale a partir do primeiro dia',
  body: priceTableForm,
  data: z.object({ id: z.string() }),
};

export const withdrawPriceTable = {
  summary: 'Retira uma tabela de preços que ainda não começou a valer',
  params: z.object({ id: numericId }),
  data: done,
};
