import * as z from 'zod/mini';
import {
  done,
  fileAnswer,
  instant,
  isoDayAhead,
  numericId,
  reais,
} from '../../wire/fields';
import { inHundredths, inNumbers } from '../../wire/number-fields';

/** A sale earns at the signature; a contract that is cancelled takes it back. */
export const STATEMENT_ENTRY_KINDS = ['venda', 'estorno'] as const;
export type StatementEntryKind = (typeof STATEMENT_ENTRY_KINDS)[number];

/** The highest rate of a commission, in percent. */
export const MOST_COMMISSION_PERCENT = 30;

const statementEntry = z.object({
  kind: z.enum(STATEMENT_ENTRY_KINDS),
  /** Day of São Paulo: the signature of a sale, the cancellation of one taken back. */
  day: z.string(),
  /** Day of the signature. */
  soldOn: z.string(),
  contractId: z.string(),
  contractNumber: z.string(),
  proposalId: z.string(),
  versionName: z.string(),
  /** Only for dealers and sellers, who may open its proposal. */
  customerName: z.optional(z.string()),
  dealershipName: z.string(),
  /** Null for a sale without a seller, and once the account is gone. */
  sellerId: z.nullable(z.string()),
  sellerName: z.nullable(z.string()),
  /** First twelve months without add-ons. */
  basis: reais,
  /** Percent of the basis; null where the dealership had no rate at the signature. */
  rate: z.nullable(z.number()),
  /** Below zero for one taken back. */
  commission: reais,
});
export type StatementEntry = z.output<typeof statementEntry>;

const sums = {
  /** Number of sales, and of those taken back. */
  sales: z.int(),
  takenBack: z.int(),
  /** Commission of the sales; of those taken back, above zero; the first less the second. */
  earned: reais,
  returned: reais,
  commission: reais,
};

const commissionRate = z.object({
  /** Percent of the basis. */
  rate: z.number(),
  /** First day of São Paulo on whose signatures it holds. */
  from: z.string(),
  setAt: instant,
  /** The consultant, for colleagues alone; null once the account is gone. */
  setBy: z.nullable(z.string()),
  /** A later entry for the same day took its place. */
  isReplaced: z.boolean(),
});
export type CommissionRate = z.output<typeof commissionRate>;

const salesStatement = z.object({
  /** `YYYY-MM`, like the other months. */
  month: z.string(),
  /** The first month with a sale; the current one without any. */
  firstMonth: z.string(),
  currentMonth: z.string(),
  today: z.string(),
  dealershipName: z.string(),
  ...sums,
  /** By name; sales without a seller first. */
  sellers: z.array(
    z.object({
      sellerId: z.nullable(z.string()),
      sellerName: z.nullable(z.string()),
      ...sums,
    }),
  ),
  /** By day. */
  entries: z.array(statementEntry),
  /** All rates of the dealership, the newest first. */
  rates: z.array(commissionRate),
});
export type SalesStatement = z.output<typeof salesStatement>;

const ofMonth = z.strictObject({
  /** By default the newest one with a sale or one taken back; the current one without any. */
  month: z.optional(
    z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Escolha o mês.')),
  ),
  /** The desk must name it; a dealership's own staff need not. */
  dealership: z.optional(numericId),
});

export const getSalesStatement = {
  summary: 'As vendas de um mês com a comissão de cada uma, e o que foi estornado',
  query: ofMonth,
  data: salesStatement,
};

export const exportSalesStatement = {
  summary: 'Planilha do extrato de vendas de um mês',
  query: ofMonth,
  data: fileAnswer,
};

const RATE_LIMIT = `Escreva de 0 a ${MOST_COMMISSION_PERCENT}%.`;

export const commissionRateForm = z.strictObject({
  rate: z
    .number(inNumbers('Informe a taxa.', '3,5'))
    .check(
      z.gte(0, RATE_LIMIT),
      z.lte(MOST_COMMISSION_PERCENT, RATE_LIMIT),
      inHundredths,
    ),
  /** After today: what was signed keeps the rate of its day. */
  from: isoDayAhead('o primeiro dia da taxa'),
});
export type CommissionRateForm = z.output<typeof commissionRateForm>;

/** Why a rate cannot hold from `day` on; null where it can. */
export function rateDayProblem(day: string, today: string): string | null {
  return day > today
    ? null
    : 'Escolha um dia depois de hoje: o que já foi assinado fica com a taxa do seu dia.';
}

export const setCommissionRate = {
  summary: 'Define a taxa de comissão de uma loja a partir de um dia',
  params: z.object({ id: numericId }),
  body: commissionRateForm,
  data: done,
};
