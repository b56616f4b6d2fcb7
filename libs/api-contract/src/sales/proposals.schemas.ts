import * as z from 'zod/mini';
import { clientType } from '../catalog/vehicles.schemas';
import { documentKind } from '../identity/documents.schemas';
import {
  cursor,
  fileAnswer,
  instant,
  isoDay,
  pageOf,
  pageSize,
  reais,
  uuid,
} from '../wire/fields';
import { inHundredths } from '../wire/number-fields';
import { searchText } from '../wire/search-text';
import { saleClaim } from './attribution/sale-claims.schemas';
import { affordability, commitment } from './income-of-proposals.schemas';
import { PAYMENT_METHODS } from './payment-methods';
import { proposalEvent } from './proposal-event';
import { PROPOSAL_STATES } from './proposal-states';
import { ORIGINS, RETURN_KINDS } from './proposal-terms';
import { campaignBenefit } from './simulations.schemas';

export const proposalState = z.enum(PROPOSAL_STATES);

/** Absent until the car must go back. */
export const returnKind = z.optional(z.enum(RETURN_KINDS));

export const DUE_DAYS = [5, 10, 15, 20, 25] as const;
/**
 * Due day that a checkout proposes; installments are shown for it until the customer
 * chooses.
 */
export const USUAL_DUE_DAY = 10 satisfies (typeof DUE_DAYS)[number];

/** The rule for an amount in reais; `what` is its name, with the article. */
export const incomeRule = (what: string) =>
  z
    .number({
      error: ({ input }) =>
        typeof input === 'string'
          ? `Escreva ${what} em números, como 11.200,00.`
          : `Informe ${what}.`,
    })
    .check(
      z.gt(0, `Informe ${what}.`),
      z.lte(1_000_000_000, `Confira ${what}: passa de R$ 1 bilhão.`),
      inHundredths,
    );

/**
 * Checkout: turns a basket into a proposal (spec §7, docs/product/sales.md). Income (PF,
 * a month) or revenue (PJ, a year), in reais.
 */
export const proposalRequest = z.strictObject({
  basketId: uuid,
  revision: z.int(),
  paymentMethod: z.enum(PAYMENT_METHODS, 'Escolha como pagar.'),
  dueDay: z.literal([...DUE_DAYS], 'Escolha o dia do vencimento.'),
  income: incomeRule('a renda'),
  acceptedSummary: z.literal(true, 'Leia o resumo e confirme para enviar.'),
  /**
   * The customer saw the place and its dealership, and keeps them. Required when the
   * place is the default one and no address confirms it.
   */
  acceptedPlace: z.optional(z.literal(true)),
});
export type ProposalRequest = z.output<typeof proposalRequest>;

/** The dealership's planned next step, and its day. */
const nextStep = z.object({ step: z.string(), day: z.string() });
export type NextStep = z.output<typeof nextStep>;

export const proposal = z.object({
  id: z.string(),
  /** Readable number, `P-2611-0487`. */
  number: z.string(),
  simulationCode: z.string(),
  state: proposalState,
  returnKind,
  revision: z.int(),
  clientType,
  customerName: z.string(),
  /** Masked for dealers and sellers, whole for consultants and the owner. */
  customerDocument: z.string(),
  customerEmail: z.string(),
  modelSlug: z.string(),
  modelName: z.string(),
  versionName: z.string(),
  /** For the wheels of its picture. */
  versionSlug: z.optional(z.string()),
  paint: z.string(),
  paintName: z.string(),
  term: z.int(),
  km: z.int(),
  addOns: z.array(z.string()),
  monthly: reais,
  contractTotal: reais,
  paymentMethod: z.enum(PAYMENT_METHODS),
  dueDay: z.int(),
  /** How the car is handed over, in the words of `handoverOf`. */
  handover: z.object({ label: z.string(), text: z.string() }),
  dealershipName: z.nullable(z.string()),
  sellerName: z.nullable(z.string()),
  origin: z.enum(ORIGINS),
  createdAt: instant,
  updatedAt: instant,
  /** Only for dealers and sellers; absent without a plan. */
  next: z.optional(nextStep),
  /** Review of a refusal, once the customer asked for it; dealerships don't read it. */
  review: z.optional(
    z.object({
      askedAt: instant,
      /** The customer's comment on the request. */
      comment: z.nullable(z.string()),
      answeredAt: z.nullable(instant),
      /** The viewer decided first, so another consultant must answer. */
      isForAnother: z.boolean(),
    }),
  ),
});
export type Proposal = z.output<typeof proposal>;

/** Notes of dealers and sellers about a proposal; only they read them. */
const followUp = z.object({
  /** Revision of the next step and the notes together; 0 before the first. */
  revision: z.int(),
  /** Newest first. */
  notes: z.array(
    z.object({
      at: instant,
      /** Null once the account is gone. */
      by: z.nullable(z.string()),
      note: z.nullable(z.string()),
      /** The next step that was set with it. */
      next: z.nullable(nextStep),
    }),
  ),
});

export const proposalDetail = z.extend(proposal, {
  history: z.array(proposalEvent),
  followUp: z.optional(followUp),
  /** Amounts charged once, with the first installment; older answers lack them. */
  oneOff: z.optional(
    z.array(z.object({ key: z.string(), label: z.string(), amount: reais })),
  ),
  /** Reais; only for consultants and the owner. */
  income: z.nullable(reais),
  /** The campaign's benefit, which the contract's total contains; absent without one. */
  benefit: z.optional(campaignBenefit),
  deliveryDate: z.nullable(z.string()),
  /** Day of the handover, once it is booked; it may have passed (`isSlotPast`). */
  deliverySlot: z.optional(z.object({ day: z.string(), time: z.string() })),
  /** Paid, but the ordered car has not come: no day can be chosen; absent otherwise. */
  isCarToCome: z.optional(z.boolean()),
  /**
   * The other dealership whose yard the reserved car comes from; only for dealers and
   * sellers, absent where it is in their own or was ordered.
   */
  carFrom: z.optional(z.string()),
  /**
   * Documents of the analysis's latest request, with the day on which each came; absent
   * before the first request, and for dealerships.
   */
  requestedDocuments: z.optional(
    z.array(
      z.object({
        kind: documentKind,
        /** The consultant's note about it. */
        note: z.string(),
        askedAt: instant,
        receivedAt: z.nullable(instant),
      }),
    ),
  ),
  /**
   * Documents for which the analysis still waits, by name alone; only for dealers and
   * sellers, while something is missing.
   */
  missingDocuments: z.optional(z.array(documentKind)),
  /**
   * For an approved proposal of a company: partners who came or changed since, whom
   * nobody examined. Absent when there are none, and for dealerships.
   */
  partnersToCheck: z.optional(
    z.object({
      count: z.int(),
      /** When the last of them came or changed. */
      since: instant,
      /** Partners who can sign already. */
      signers: z.int(),
    }),
  ),
  /**
   * Other cars that the same income pays, only for consultants: every other proposal and
   * contract of the customer that is neither over nor refused, and those of a company's
   * partners.
   */
  commitments: z.optional(z.array(commitment)),
  /**
   * Only for the customer, while the proposal is refused for low income. Absent where it
   * would tell a company its partners' private payments.
   */
  affordability: z.optional(affordability),
  /** Digits, for everybody who may see the proposal (docs/product/sales.md). */
  customerPhone: z.optional(z.string()),
  /** Account of the customer; only for consultants and the owner. */
  customerId: z.optional(z.string()),
  /**
   * Why the sale is whose it is, and which other claims there were, in the order of the
   * rule; only for staff. Empty for a sale that nobody claimed.
   */
  saleClaims: z.optional(z.array(saleClaim)),
});
export type ProposalDetail = z.output<typeof proposalDetail>;

export const sendProposal = {
  summary: 'Envia a proposta de um carrinho (spec §7)',
  params: z.object({ id: uuid }),
  body: proposalRequest,
  data: proposalDetail,
};

const ORDERS = ['newest', 'oldest', 'changed', 'idle', 'priciest'] as const;

const proposalFilters = {
  state: z.optional(proposalState),
  origin: z.optional(z.enum(ORIGINS)),
  /** Name, document or number. */
  search: searchText,
  /** At most N days old on the calendar of São Paulo. */
  days: z.optional(z.enum(['7', '30', '90'])),
  /** Created on this day of São Paulo or later. */
  from: z.optional(isoDay('o primeiro dia')),
  /** Created on this day of São Paulo or before. */
  to: z.optional(isoDay('o último dia')),
  /**
   * Only proposals for which the dealership noted a next step: all of them (`any`) or those
   * whose day has come (`due`), ordered by that day.
   */
  next: z.optional(z.enum(['any', 'due'])),
  /**
   * By default newest first: by creation, by the last change of state or papers, or by
   * the monthly price. `idle` orders by the longest time without a change, and lists only
   * open ones unless a state is filtered. A filtered next step has its own order.
   */
  order: z.optional(z.enum(ORDERS)),
};

export const listProposals = {
  summary: 'Propostas que a pessoa pode ver',
  query: z.strictObject({ cursor, limit: pageSize, ...proposalFilters }),
  data: z.extend(pageOf(proposal), { counts: z.record(z.string(), z.int()) }),
};

export const exportProposals = {
  summary: 'Planilha das propostas filtradas, para a concessionária',
  query: z.strictObject(proposalFilters),
  data: fileAnswer,
};

export const getProposal = {
  summary: 'Uma proposta com o seu histórico',
  params: z.object({ id: uuid }),
  data: proposalDetail,
};
