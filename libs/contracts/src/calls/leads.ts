import * as z from 'zod/mini';
import { call } from '../call';
import {
  cellphone,
  cursor,
  email,
  instant,
  pageOf,
  pageSize,
  properName,
  slug,
} from '../fields';

/** Options of the lead form (spec §5). */
export const LEAD_INTERESTS = [
  'quero para uso pessoal',
  'quero trabalhar com aplicativos',
] as const;

/** Lead form 'Desconto para Assinar': rules and messages of spec §5. */
export const leadForm = z.strictObject({
  name: properName('Informe um nome.', 120),
  email: email('Informe um e-mail válido.'),
  cellphone: cellphone('Informe um telefone.'),
  interest: z.enum(LEAD_INTERESTS, 'Informe um interesse.'),
});
export type LeadForm = z.output<typeof leadForm>;

/** What is sent: the form and four fields as null (spec §3). */
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

export const sendLead = call(
  'POST',
  'leads/notification/:product/lp-vendas',
  'Recebe o contato de uma pessoa interessada (spec §7)',
  {
    params: z.object({ product: slug }),
    body: leadRequest,
    data: z.object({ id: z.string() }),
    status: 201,
    idempotent: true,
    quiet: true, // spec §8: silent, pending reset
  },
);

/**
 * A lead as the consultant sees it. `times` counts the sends merged into it; `email` is
 * null where the form asks for none.
 */
export const lead = z.object({
  id: z.string(),
  kind: z.enum(LEAD_KINDS),
  name: z.string(),
  email: z.nullable(z.string()),
  /** Digits; empty where the form asks for none. */
  cellphone: z.string(),
  interest: z.string(),
  /** What was written, of the forms that have a message. */
  message: z.nullable(z.string()),
  /** Of kind 'empresa'. */
  company: z.nullable(
    z.object({
      name: z.string(),
      cnpj: z.string(),
      cars: z.int(),
      city: z.string(),
      state: z.string(),
    }),
  ),
  status: z.enum(['novo', 'em_contato', 'simulou', 'encerrado']),
  times: z.int(),
  dealershipName: z.nullable(z.string()),
  sellerName: z.nullable(z.string()),
  campaign: z.nullable(z.string()),
  createdAt: instant,
  updatedAt: instant,
});
export type Lead = z.output<typeof lead>;

export const listLeads = call(
  'GET',
  'leads',
  'Fila de leads do consultor, do mais novo ao mais antigo (product.md §7)',
  {
    query: z.strictObject({
      cursor,
      limit: pageSize,
      search: z.optional(z.string().check(z.maxLength(120))),
    }),
    data: pageOf(lead),
  },
);
