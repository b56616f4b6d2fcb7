import * as z from 'zod/mini';
import { REQUESTED_ACTS } from '../activity/requested-acts';
import { PURCHASE_STATES } from '../contracts/purchase-states';
import { SERVICE_KINDS, SERVICE_STATES } from '../contracts/service-kinds';
import { DAMAGE_STATES } from '../driving/return-terms';
import { TRAFFIC_FINE_STATES } from '../driving/traffic-fines';
import { DISPUTE_STATES } from '../payments/payments.schemas';
import { LEAD_STATES } from '../sales/lead-states';
import { LEAD_KINDS } from '../sales/leads.schemas';
import { PROPOSAL_STATES } from '../sales/proposal-states';
import { RETURN_KINDS } from '../sales/proposal-terms';
import { returnKind } from '../sales/proposals.schemas';
import { instant, reais, uuid } from '../wire/fields';
import { CUSTOMER_SEARCH_PROBLEM, customerSearchKind } from './customer-search';

/** A customer with masked data: the whole record is `getAccountRecord`. */
const customer = z.object({
  id: z.string(),
  name: z.string(),
  personType: z.enum(['PF', 'PJ']),
  document: z.string(),
  email: z.string(),
  /** Empty where none was given. */
  cellphone: z.string(),
  /** When the account was made. */
  since: instant,
});
export type Customer = z.output<typeof customer>;

export const findCustomers = {
  summary:
    'Procura clientes por CPF, CNPJ ou e-mail inteiro, ou por começos de palavras do nome',
  query: z.strictObject({
    search: z.string(CUSTOMER_SEARCH_PROBLEM).check(
      z.trim(),
      z.maxLength(254),
      z.refine((text) => customerSearchKind(text) !== null, CUSTOMER_SEARCH_PROBLEM),
    ),
  }),
  data: z.object({
    items: z.array(customer),
    /** There are more than are shown: another word of the name finds fewer. */
    hasMore: z.boolean(),
  }),
};

const happened = { id: z.string(), at: instant };

/** An event of a customer; `id` is that of its page. */
const customerEvent = z.discriminatedUnion('kind', [
  z.object({
    ...happened,
    kind: z.literal('proposal'),
    number: z.string(),
    car: z.string(),
    state: z.enum(PROPOSAL_STATES),
    returnKind,
  }),
  z.object({
    ...happened,
    kind: z.literal('contract'),
    number: z.string(),
    car: z.string(),
    state: z.enum(PROPOSAL_STATES),
    returnKind,
    /** Owed now, late or not yet due. */
    owed: reais,
    daysLate: z.int(),
  }),
  z.object({
    ...happened,
    kind: z.literal('service'),
    number: z.string(),
    subject: z.enum(SERVICE_KINDS),
    state: z.enum(SERVICE_STATES),
  }),
  z.object({
    ...happened,
    kind: z.literal('fine'),
    description: z.string(),
    amount: reais,
    state: z.enum(TRAFFIC_FINE_STATES),
  }),
  /** `id` is the contract's. */
  z.object({
    ...happened,
    kind: z.literal('return'),
    reason: z.enum(RETURN_KINDS),
    contractNumber: z.string(),
    /** When the car came back; null until then. */
    returnedAt: z.nullable(instant),
    damages: z.nullable(z.enum(DAMAGE_STATES)),
  }),
  /** The offer for the car at the end of a contract, whose id is `id`. */
  z.object({
    ...happened,
    kind: z.literal('purchase'),
    contractNumber: z.string(),
    /** Null until a consultant named one. */
    price: z.nullable(reais),
    state: z.enum(PURCHASE_STATES),
  }),
  /** A charge that was contested. */
  z.object({
    ...happened,
    kind: z.literal('dispute'),
    contractNumber: z.string(),
    label: z.string(),
    /**
     * Contested part of the charge, and the part that was taken back; null before the
     * answer.
     */
    contested: reais,
    credited: z.nullable(reais),
    state: z.enum(DISPUTE_STATES),
    answeredAt: z.nullable(instant),
  }),
  /** A line of a contract's statement, except disputes; `id` is the contract's. */
  z.object({
    ...happened,
    kind: z.literal('statement'),
    contractNumber: z.string(),
    /** Its place in the statement, from 1 on. */
    line: z.int(),
    label: z.string(),
    /** Above zero it is owed, below zero it was paid or credited. */
    amount: reais,
  }),
  z.object({
    ...happened,
    kind: z.literal('lead'),
    form: z.enum(LEAD_KINDS),
    status: z.enum(LEAD_STATES),
  }),
  /** An act of a consultant in a call, unless it is an event of its own. */
  z.object({
    ...happened,
    kind: z.literal('by-phone'),
    act: z.enum(REQUESTED_ACTS),
    by: z.string(),
    /** Null for an act on the account. */
    contract: z.nullable(z.object({ id: z.string(), number: z.string() })),
  }),
]);
export type CustomerEvent = z.output<typeof customerEvent>;

const customerFile = z.object({
  customer,
  events: z.array(customerEvent),
  /** Older ones of some kind are left out: the lists have them. */
  hasMore: z.boolean(),
  /** False for a consultant without the right: only leads are there. */
  hasAnalysis: z.boolean(),
  /** False for a consultant without the right: leads are left out. */
  hasLeads: z.boolean(),
});
export type CustomerFile = z.output<typeof customerFile>;

export const getCustomer = {
  summary:
    'Tudo de um cliente, do mais recente ao mais antigo; cada consulta fica na trilha',
  params: z.object({ id: uuid }),
  data: customerFile,
};
