import * as z from 'zod/mini';
import { crossFieldRule } from '../wire/cross-field-rule';
import {
  cellphone,
  clockTime,
  cursor,
  email,
  instant,
  isoDayAhead,
  longText,
  pageOf,
  pageSize,
  properName,
  slug,
  uuid,
} from '../wire/fields';
import { heldBy } from '../wire/held-by';
import { searchText } from '../wire/search-text';
import { PLACE_STATES } from './landing.schemas';
import { LEAD_REASONS, LEAD_STATES, leadWorkProblems } from './lead-states';

/** Options of the lead form (spec §5). */
export const LEAD_INTERESTS = [
  'quero para uso pessoal',
  'quero trabalhar com aplicativos',
] as const;

/** Lead form 'Desconto para Assinar': rules and messages of spec §5. */
export const leadForm = z.strictObject({
  name: properName('Informe um nome.', 120),
  email: email(),
  cellphone: cellphone(),
  interest: z.enum(LEAD_INTERESTS, 'Informe um interesse.'),
});
export type LeadForm = z.output<typeof leadForm>;

/** Body that is sent: the form and four fields as null (spec §3). */
export const leadRequest = z.extend(leadForm, {
  cpf: z.null(),
  state: z.null(),
  months: z.null(),
  hasAcceptedNewsletter: z.null(),
});
export type LeadRequest = z.output<typeof leadRequest>;

/**
 * Where a lead came from: the lead modal, the contact and company forms, and the landing
 * pages.
 */
export const LEAD_KINDS = [
  'desconto-assinar',
  'contato',
  'empresa',
  'pre-reserva',
  'aviso-de-modelo',
  'chamanochat',
  'campanha-whatsapp',
  'abordo',
  'assine',
] as const;

export const sendLead = {
  summary: 'Recebe o contato de uma pessoa interessada (spec §7)',
  params: z.object({ product: slug }),
  body: leadRequest,
  data: z.object({ id: z.string() }),
};

/**
 * A lead for consultants. `times` counts the merged sends; `email` is null where the form
 * has none.
 */
export const lead = z.object({
  id: z.string(),
  kind: z.enum(LEAD_KINDS),
  name: z.string(),
  email: z.nullable(z.string()),
  /** Digits; empty where the form has no phone. */
  cellphone: z.string(),
  interest: z.string(),
  /** The person's text, from forms that have a message. */
  message: z.nullable(z.string()),
  /** Only leads of kind 'empresa' have a company. */
  company: z.nullable(
    z.object({
      name: z.string(),
      cnpj: z.string(),
      cars: z.int(),
      city: z.string(),
      state: z.string(),
    }),
  ),
  status: z.enum(LEAD_STATES),
  /** Why the person has no interest; null in all other states. */
  reason: z.nullable(z.enum(LEAD_REASONS)),
  heldBy,
  /** Since when the person waits for the first answer. */
  waitingSince: instant,
  nextContactAt: z.nullable(instant),
  /** When somebody must act on it; it is late after that. Null when it is closed. */
  dueAt: z.nullable(instant),
  /** Other rows of the same e-mail or phone. */
  othersOfPerson: z.int(),
  revision: z.int(),
  times: z.int(),
  dealershipName: z.nullable(z.string()),
  sellerName: z.nullable(z.string()),
  campaign: z.nullable(z.string()),
  createdAt: instant,
  updatedAt: instant,
});
export type Lead = z.output<typeof lead>;

export const listLeads = {
  summary:
    'Fila de leads do consultor: os abertos por quem vem primeiro, os outros do mais recente ao mais antigo',
  query: z.strictObject({
    cursor,
    limit: pageSize,
    search: searchText,
    /** Free leads, the viewer's, or those of a colleague's id; by default all. */
    holder: z.optional(z.union([z.enum(['livres', 'meus']), uuid])),
    /** 'abertos' are all that are not closed. */
    status: z.optional(z.enum([...LEAD_STATES, 'abertos'])),
  }),
  data: z.extend(pageOf(lead), {
    /** Open ones, whatever the filters. */
    counts: z.object({ free: z.int(), mine: z.int() }),
  }),
};

/** One act on a lead, and who did it; null for the person who wrote again. */
const leadEntry = z.object({
  at: instant,
  act: z.enum(['claimed', 'released', 'worked', 'returned', 'called']),
  by: z.nullable(z.string()),
  note: z.nullable(z.string()),
  status: z.nullable(z.enum(LEAD_STATES)),
  reason: z.nullable(z.enum(LEAD_REASONS)),
  nextContactAt: z.nullable(instant),
});
export type LeadEntry = z.output<typeof leadEntry>;

/** The place in a queue that a lead asked for. */
const leadPlace = z.object({
  number: z.int(),
  model: z.string(),
  state: z.enum(PLACE_STATES),
  /** Last day of its turn, AAAA-MM-DD; null before it was called. */
  calledUntil: z.nullable(z.string()),
  /** The next place to call in this queue; null when nobody waits. */
  next: z.nullable(z.object({ number: z.int(), leadId: z.string() })),
});
export type LeadPlace = z.output<typeof leadPlace>;

const leadDetail = z.extend(lead, {
  /** Only leads of kind 'pre-reserva' have a place, once it was given. */
  place: z.nullable(leadPlace),
  /** Newest first. */
  entries: z.array(leadEntry),
  /** Other rows of the same e-mail or phone, newest first. */
  ofPerson: z.array(
    z.pick(lead, { id: true, kind: true, interest: true, status: true, createdAt: true }),
  ),
});
export type LeadDetail = z.output<typeof leadDetail>;

const ofLead = z.object({ id: uuid });
/** `revision` is the one that was read; a 409 when it has changed. */
const revision = z.int();

export const getLead = {
  summary: 'Um lead com o que já se fez, para consultores',
  params: ofLead,
  data: leadDetail,
};

export const claimLead = {
  summary: 'O consultor assume um lead, livre ou de um colega',
  params: ofLead,
  body: z.strictObject({ revision }),
  data: leadDetail,
};

export const releaseLead = {
  summary: 'O consultor devolve um lead à fila',
  params: ofLead,
  body: z.strictObject({ revision }),
  data: leadDetail,
};

export const callPlace = {
  summary:
    'O consultor chama o próximo lugar da fila: começam os dias para configurar o carro',
  params: ofLead,
  body: z.strictObject({ revision }),
  data: leadDetail,
};

export const leadWork = z
  .strictObject({
    revision,
    /** State of the lead after the act; the same state is no move. */
    status: z.enum(LEAD_STATES, 'Escolha a situação.'),
    reason: z.optional(z.enum(LEAD_REASONS, 'Escolha o motivo.')),
    note: z.optional(longText('Escreva a anotação.', 2000)),
    /** Next contact; none without a day, in the morning without a time. */
    nextDay: z.optional(isoDayAhead('o dia do próximo contato')),
    nextTime: z.optional(clockTime('a hora do próximo contato')),
  })
  .check(crossFieldRule(leadWorkProblems));
export type LeadWork = z.output<typeof leadWork>;

export const workLead = {
  summary: 'O consultor anota o que fez: situação, anotação e próximo contato',
  params: ofLead,
  body: leadWork,
  data: leadDetail,
};
