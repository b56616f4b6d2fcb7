import * as z from 'zod/mini';
import { PROPOSAL_STATES } from '../sales/proposal-states';
import { returnKind } from '../sales/proposals.schemas';
import { crossFieldRule } from '../wire/cross-field-rule';
import { instant, isoDayAhead, longText, reais, uuid } from '../wire/fields';
import { searchText } from '../wire/search-text';

/**
 * A consultant's decision after the last automatic reminder: another day of payment (no
 * reminder until then), no fine and interest, or the end of the contract.
 */
export const OVERDUE_DECISIONS = ['combinar', 'perdoar', 'encerrar'] as const;
export type OverdueDecisionKind = (typeof OVERDUE_DECISIONS)[number];

/**
 * A contract that still owes after the last automatic reminder of the dunning calendar.
 */
const overdueContract = z.object({
  contractId: z.string(),
  /** `C-2611-0001`. */
  contract: z.string(),
  customer: z.string(),
  email: z.string(),
  /** Digits; empty where none was given. */
  cellphone: z.string(),
  versionName: z.string(),
  state: z.enum(PROPOSAL_STATES),
  /** Why the car must come back, if it must. */
  returnKind,
  /** The customer has the car. */
  delivered: z.boolean(),
  /** Due day of the oldest open bill, and the days since then. */
  dueDate: z.string(),
  daysLate: z.int(),
  /**
   * All that is owed today, with fine and interest.
   */
  owed: reais,
  lateCharges: reais,
  /** Day of the last automatic reminder. */
  letterOn: z.string(),
  /** The agreed day, until it has passed. */
  promisedUntil: z.nullable(z.string()),
  /**
   * The day from which it may be ended, some business days after the last reminder, and
   * the cost of leaving then; null when that can't be decided here.
   */
  ending: z.nullable(z.object({ from: z.string(), cost: reais })),
  /** Newest first. */
  decisions: z.array(
    z.object({
      kind: z.enum(OVERDUE_DECISIONS),
      message: z.string(),
      promisedOn: z.nullable(z.string()),
      decidedAt: instant,
      /**
       * Null once that person's account is gone.
       */
      decidedBy: z.nullable(z.string()),
    }),
  ),
});
export type OverdueContract = z.output<typeof overdueContract>;

export const listOverdueContracts = {
  summary: 'Contratos que esperam a decisão de uma pessoa depois do último aviso',
  query: z.object({ search: searchText }),
  data: z.array(overdueContract),
};

/** Most days ahead of an agreed day. */
export const MOST_PROMISE_DAYS = 30;

type AskedDecision = { decision?: string; promisedOn?: string };

const decision = {
  decision: z.enum(OVERDUE_DECISIONS, 'Escolha o que fazer.'),
  /**
   * The day of payment for `combinar`: from tomorrow, at most `MOST_PROMISE_DAYS` ahead.
   */
  promisedOn: z.optional(isoDayAhead('a data combinada')),
  /** The customer reads it in the mail. */
  message: longText('Escreva a mensagem: a pessoa vai ler.', 1000),
};
const asksForDay = crossFieldRule<AskedDecision>(({ decision, promisedOn }) =>
  decision === 'combinar' && promisedOn === undefined
    ? [{ path: ['promisedOn'], message: 'Informe a data combinada.' }]
    : [],
);

/** Form in which the consultant decides. */
export const overdueDecision = z.strictObject(decision).check(asksForDay);
export type OverdueDecision = z.output<typeof overdueDecision>;

export const decideOverdue = {
  summary:
    'Decide sobre um contrato em atraso: combinar, perdoar multa e juros, ou encerrar',
  params: z.object({ id: uuid }),
  body: z
    .strictObject({ ...decision, revision: z.int().check(z.nonnegative()) })
    .check(asksForDay),
  data: z.array(overdueContract),
};
