import * as z from 'zod/mini';
import { SERVICE_KINDS, SERVICE_STATES } from '../contracts/service-kinds';
import { WORKSHOP_REASONS, WORKSHOP_STATES } from '../driving/workshop/workshop';
import { LEAD_STATES } from '../sales/lead-states';
import { LEAD_KINDS } from '../sales/leads.schemas';
import { PROPOSAL_STATES } from '../sales/proposal-states';
import { returnKind } from '../sales/proposals.schemas';
import { text } from '../wire/fields';
import { SHORTEST_SEARCH, TOO_SHORT_SEARCH } from './search-kinds';

const LONGEST_SEARCH = 120;

/** A thing that was found: the id of its page, and the name of its customer or sender. */
const found = { id: z.string(), name: z.string() };

/** A thing with a number of its own, about a car. */
const numbered = { ...found, number: z.string(), car: z.string() };

/** Null until the dealership has noted the car's numbers. */
const plate = z.nullable(z.string());

/** A booked day, AAAA-MM-DD in São Paulo, and its hour, HH:MM. */
const slot = z.nullable(z.object({ day: z.iso.date(), time: z.string() }));

/** Days since the oldest late bill fell due; zero when nothing is late. */
const daysLate = z.int();

/** Numbers of things that are open with a customer, as far as the reader's rights go. */
const customerOpen = z.object({
  /** Contracts whose car is still to come. */
  coming: z.int(),
  /** Contracts whose car is with the customer. */
  active: z.int(),
  daysLate,
  /** Proposals without a contract. */
  proposals: z.int(),
  /** Requests for help. */
  services: z.int(),
  leads: z.int(),
});
export type CustomerOpen = z.output<typeof customerOpen>;

const foundItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('customer'),
    ...found,
    /** Masked; empty where none was given. */
    document: z.string(),
    open: customerOpen,
  }),
  z.object({
    kind: z.literal('proposal'),
    ...numbered,
    state: z.enum(PROPOSAL_STATES),
    returnKind,
  }),
  z.object({
    kind: z.literal('contract'),
    ...numbered,
    plate,
    stage: z.enum(['coming', 'active', 'over']),
    daysLate,
  }),
  z.object({
    kind: z.literal('service'),
    ...found,
    number: z.string(),
    subject: z.enum(SERVICE_KINDS),
    state: z.enum(SERVICE_STATES),
  }),
  z.object({
    kind: z.literal('lead'),
    ...found,
    form: z.enum(LEAD_KINDS),
    status: z.enum(LEAD_STATES),
  }),
  /** A car that a dealership hands over; `id` is the contract's. */
  z.object({
    kind: z.literal('delivery'),
    ...numbered,
    plate,
    stage: z.enum(['coming', 'handed-over', 'cancelled']),
    slot,
  }),
  /** A car that comes back to a dealership; `id` is the contract's. */
  z.object({
    kind: z.literal('return'),
    ...numbered,
    plate,
    isBack: z.boolean(),
    slot,
    /** The last day to bring it back, where the house demanded it. */
    bringBy: z.nullable(z.iso.date()),
  }),
  /** A visit to a dealership's workshop; `number` is the contract's. */
  z.object({
    kind: z.literal('workshop'),
    ...numbered,
    plate,
    reason: z.enum(WORKSHOP_REASONS),
    state: z.enum(WORKSHOP_STATES),
    slot,
  }),
]);
export type FoundItem = z.output<typeof foundItem>;

export const searchPortal = {
  summary:
    'Procura clientes, propostas, contratos, pedidos e leads por nome, CPF, CNPJ, e-mail, telefone, número ou placa, até onde vai o acesso de quem procura; lojas e vendedores acham só o que é seu. Cada busca fica na trilha, sem o que foi digitado',
  body: z.strictObject({
    text: text(TOO_SHORT_SEARCH, LONGEST_SEARCH).check(
      z.minLength(SHORTEST_SEARCH, TOO_SHORT_SEARCH),
    ),
  }),
  data: z.object({
    /** By kind, as `FOUND_KINDS` orders them; of each kind a few. */
    items: z.array(foundItem),
    /** There are more of some kind: more of the name, or the whole number, finds fewer. */
    hasMore: z.boolean(),
  }),
};
