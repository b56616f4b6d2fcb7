import * as z from 'zod/mini';
import { isValidPhone, normalizePhone, STATES, type Uf } from '../brazil';
import { cnpj, email, LONGEST_PHONE, longText, properName } from '../wire/fields';
import { inNumbers } from '../wire/number-fields';

/** Subjects of the contact form; the queue shows the chosen one as the interest. */
export const CONTACT_SUBJECTS = [
  'Simulação ou proposta',
  'Contrato ou pagamento',
  'Entrega ou devolução',
  'Privacidade e dados pessoais',
  'Acessibilidade',
  'Elogio ou reclamação',
  'Outro assunto',
] as const;
/** Pages that were opened before 24/11/2026 still send this subject. */
const FORMER_SUBJECT = 'Contrato, pagamento ou fatura';
const MESSAGE_MAX = 2000;

const PHONE = 'Informe um telefone com DDD.';
const phone = z
  .string(PHONE)
  .check(
    z.maxLength(LONGEST_PHONE, PHONE),
    z.overwrite(normalizePhone),
    z.refine(isValidPhone, PHONE),
  );

/** Contact form of `institucional/contato`; the phone is optional. */
export const contactForm = z.strictObject({
  name: properName('Informe um nome.', 120),
  email: email(),
  phone: z.optional(phone),
  subject: z.enum([...CONTACT_SUBJECTS, FORMER_SUBJECT], 'Escolha um assunto.'),
  message: longText('Escreva a sua mensagem.', MESSAGE_MAX),
});
export type ContactForm = z.output<typeof contactForm>;

const UFS = STATES.map(({ uf }) => uf) as [Uf, ...Uf[]];
const CARS = 'Informe quantos carros, de 1 a 9.999.';

/**
 * Form of `institucional/para-empresas-formulario`. `name` is the company's (spec §3:
 * 'Razão Social').
 */
export const companyContactForm = z.strictObject({
  name: properName('Informe a razão social.', 160),
  cnpj,
  contactName: properName('Informe o seu nome.', 120),
  email: email(),
  phone,
  cars: z.int(inNumbers(CARS, '12')).check(z.gte(1, CARS), z.lte(9999, CARS)),
  city: properName('Informe a cidade.', 120),
  state: z.enum(UFS, 'Escolha o estado.'),
  message: z.optional(longText('Escreva a sua mensagem.', MESSAGE_MAX)),
});
export type CompanyContactForm = z.output<typeof companyContactForm>;

const received = z.object({
  id: z.string(),
  /** Reference for a further question. */
  protocol: z.string(),
  /** Last day of the promised answer. */
  answerBy: z.iso.date(),
});
export type ReceivedContact = z.output<typeof received>;

export const sendContact = {
  summary: 'Recebe uma mensagem do formulário de contato',
  body: contactForm,
  data: received,
};

export const sendCompanyContact = {
  summary: 'Recebe o pedido de contato de uma empresa (spec §7)',
  body: companyContactForm,
  data: received,
};
