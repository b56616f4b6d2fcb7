import * as z from 'zod/mini';

const words = z.string();
const link = z.string();
/** Model and paint of the catalogue, by the names of the drawings. */
const car = z.object({ model: z.string(), paint: z.string() });
const item = z.object({ title: words, text: words });
const act = { buttonLabel: words, buttonUrl: link };
const question = z.object({ question: words, answer: words });

/**
 * The form of a landing page and its replacement after sending; `note` and `doneText` may
 * contain HTML.
 */
const formBlock = z.object({
  title: words,
  lead: words,
  buttonLabel: words,
  note: words,
  doneTitle: words,
  doneText: words,
});
export type FormBlock = z.output<typeof formBlock>;

/**
 * How a talk continues: a wa.me address, and its first message with `{nome}`,
 * `{assunto}`, `{carro}` and `{preco}`.
 */
const whatsapp = z.object({ url: link, text: words });

export const chatContent = z.object({
  kicker: words,
  title: words,
  lead: words,
  car,
  facts: z.array(item),
  subjects: z.array(words),
  form: formBlock,
  whatsapp,
});
export type ChatContent = z.output<typeof chatContent>;

/** `annataid` is the key of the monthly price (spec §7). */
export const campaignContent = z.object({
  kicker: words,
  title: words,
  lead: words,
  car,
  annataid: z.string(),
  carName: words,
  priceCondition: words,
  included: z.array(item),
  form: formBlock,
  whatsapp,
  terms: words,
  offerUrl: link,
});
export type CampaignContent = z.output<typeof campaignContent>;

/**
 * A topic of the on-board guide: `steps` may contain HTML, `words` are other search
 * words.
 */
const topic = z.object({
  id: z.string(),
  title: words,
  lead: words,
  steps: z.array(words),
  words,
});
export type GuideTopic = z.output<typeof topic>;
export const onBoardContent = z.object({
  title: words,
  lead: words,
  urgent: z.object({ title: words, text: words, phone: words }),
  topics: z.array(topic),
  form: formBlock,
});
export type OnBoardContent = z.output<typeof onBoardContent>;

const lineupCar = z.object({
  name: words,
  type: words,
  car,
  annataid: z.string(),
  url: link,
});
export const subscribeContent = z.object({
  hero: z.object({ title: words, lead: words, car, ...act }),
  reasons: z.object({
    title: words,
    items: z.array(z.object({ figure: words, title: words, text: words })),
  }),
  cars: z.object({
    title: words,
    lead: words,
    priceCondition: words,
    items: z.array(lineupCar),
  }),
  questions: z.object({ title: words, items: z.array(question), ...act }),
  form: formBlock,
  next: z.object({ title: words, text: words, ...act }),
});
export type SubscribeContent = z.output<typeof subscribeContent>;

const comingModel = z.object({
  name: words,
  type: words,
  text: words,
  car,
  annataid: z.string(),
  priceCondition: words,
  facts: z.array(item),
  ...act,
});
export const waitingContent = z.object({
  title: words,
  lead: words,
  models: z.array(comingModel),
  is: z.object({ title: words, items: z.array(words) }),
  isNot: z.object({ title: words, items: z.array(words) }),
  steps: z.object({ title: words, items: z.array(item) }),
  options: z.array(words),
  form: formBlock,
});
export type WaitingContent = z.output<typeof waitingContent>;

export const reservationContent = z.object({
  kicker: words,
  title: words,
  lead: words,
  car,
  annataid: z.string(),
  priceCondition: words,
  facts: z.array(item),
  form: formBlock,
  result: z.object({ kicker: words, steps: z.array(item), giveUp: words, ...act }),
});
export type ReservationContent = z.output<typeof reservationContent>;
