import * as z from 'zod/mini';
import { cellphone, email, instant, properName, slug, text, uuid } from '../wire/fields';

/** Days to send a proposal after the day of the call. */
export const TURN_DAYS = 5;

/** How many places a browser session takes within 24 hours. */
export const PLACES_A_DAY = 3;

/**
 * State of a place in a queue; 'unconfirmed' is not called until its e-mail is confirmed,
 * 'used' has its proposal, 'on-sale' needs no queue.
 */
export const PLACE_STATES = [
  'unconfirmed',
  'waiting',
  'called',
  'used',
  'over',
  'on-sale',
] as const;
export type PlaceState = (typeof PLACE_STATES)[number];

/**
 * Landing pages whose form only takes a contact (spec §2); the pre-reservation has its
 * own two calls.
 */
const LANDING_PAGES = [
  'abordo',
  'assine',
  'campanha-whatsapp',
  'chamanochat',
  'pre-reserva',
] as const;
export type LandingPage = (typeof LANDING_PAGES)[number];

const name = properName('Informe um nome.', 120);
const interest = (message: string) => text(message, 120);

/** Form of a visitor who wants to be called or to talk: a subject and a phone. */
export const talkForm = z.strictObject({
  interest: interest('Escolha um assunto.'),
  name,
  cellphone: cellphone(),
});

/** Form of a visitor who continues by WhatsApp with a campaign's offer. */
export const offerForm = z.strictObject({
  name,
  cellphone: cellphone(),
});

/** Form of a visitor who wants to be told when a model can be ordered. */
export const noticeForm = z.strictObject({
  interest: interest('Escolha o tipo de carro.'),
  name,
  email: email(),
  cellphone: cellphone(),
});

/** Form of a visitor who wants a place in the queue of a model. */
export const reservationForm = z.strictObject({
  name,
  email: email(),
  cellphone: cellphone(),
});

/**
 * Contact of a landing page; `interest` is the person's choice there, `email` is null
 * where the form has none.
 */
const landingLeadRequest = z.strictObject({
  name,
  email: z.nullable(email()),
  cellphone: cellphone(),
  interest: interest('Informe um interesse.'),
});
export type LandingLeadRequest = z.output<typeof landingLeadRequest>;

export const sendLandingLead = {
  summary: 'Recebe o contato de uma página de campanha',
  params: z.object({ product: slug, page: z.enum(LANDING_PAGES, 'Página inválida.') }),
  body: landingLeadRequest,
  data: z.object({ id: z.string() }),
};

export const sendReservationLead = {
  summary: 'Recebe o contato de quem quer a pré-reserva (spec §7)',
  params: z.object({ product: slug }),
  body: reservationForm,
  data: z.object({ id: z.string() }),
};

/**
 * A place in the queue of a model: `number` counts from 1 in the order of arrival and is
 * never given twice.
 */
export const reservation = z.object({
  number: z.int(),
  model: z.string(),
  createdAt: instant,
  state: z.enum(PLACE_STATES),
  /** Last day of its turn, AAAA-MM-DD; null before it was called. */
  calledUntil: z.nullable(z.string()),
});
export type Reservation = z.output<typeof reservation>;

export const reservePlace = {
  summary:
    'Guarda o lugar na fila da pré-reserva para um contato da mesma sessão (spec §7)',
  params: z.object({ id: uuid, product: slug }),
  data: reservation,
};

export const confirmPlace = {
  summary: 'Confirma o e-mail de um lugar na fila, que então conta; de novo, nada muda',
  body: z.strictObject({
    token: z
      .string('Informe o token.')
      .check(z.regex(/^[\w-]{44}$/, 'Este link de confirmação não vale.')),
  }),
  data: reservation,
};

export const getReservation = {
  summary:
    'Lugar na fila guardado por esta sessão ou com o e-mail confirmado da conta, ou nulo',
  params: z.object({ product: slug }),
  data: z.nullable(reservation),
};
