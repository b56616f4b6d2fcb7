import * as z from 'zod/mini';

const id = z.string().check(z.regex(/^[a-z0-9-]{2,80}$/));
const filled = z.string().check(z.minLength(1));

/**
 * Title and opening sentence of every institutional page. `html` is the whole page when
 * it has no shape of its own.
 */
const page = z.object({ title: filled, lead: filled, html: z.optional(z.string()) });

/**
 * Questions of `institucional/duvidas`; `id` is the fragment of its address, `answer` is
 * sanitized HTML.
 */
export const faqContent = z.extend(page, {
  groups: z.array(
    z.object({
      title: filled,
      questions: z.array(z.object({ id, question: filled, answer: filled })),
    }),
  ),
});
export type FaqContent = z.output<typeof faqContent>;
export type FaqGroup = FaqContent['groups'][number];

/**
 * Terms, privacy, accessibility: sections that can be linked to. `version` is the day
 * from which the text holds.
 */
export const documentContent = z.extend(page, {
  version: z.optional(z.string()),
  sections: z.array(z.object({ id, title: filled, html: filled })),
});
export type DocumentContent = z.output<typeof documentContent>;

const link = z.object({ label: filled, url: filled });
const item = z.object({ title: filled, text: filled });

/**
 * How it works: the states of a subscription, three ways to have a car in figures, who
 * may subscribe.
 */
export const howItWorksContent = z.extend(page, {
  /** `asks` is what the person has to do, `time` how long it takes where a time is known. */
  steps: z.array(
    z.object({ title: filled, text: filled, asks: filled, time: z.optional(filled) }),
  ),
  comparison: z.object({
    title: filled,
    text: filled,
    columns: z.array(filled),
    rows: z.array(
      z.object({ label: filled, cells: z.array(filled), total: z.optional(z.boolean()) }),
    ),
    /** How the figures were made: sanitized HTML. */
    notes: filled,
  }),
  who: z.object({ title: filled, text: filled, items: z.array(item) }),
  exit: z.object({
    title: filled,
    text: filled,
    rows: z.array(z.object({ label: filled, value: filled })),
    note: filled,
  }),
  button: link,
});
export type HowItWorksContent = z.output<typeof howItWorksContent>;

const fact = z.object({ label: filled, value: filled, total: z.optional(z.boolean()) });

/**
 * Page about the costs that the monthly price covers and those that it does not, with
 * examples in reais.
 */
export const includedContent = z.extend(page, {
  included: z.object({ title: filled, items: z.array(item) }),
  notIncluded: z.object({ title: filled, items: z.array(item) }),
  examples: z.object({
    title: filled,
    text: filled,
    items: z.array(z.extend(item, { rows: z.array(fact) })),
  }),
  addOns: z.object({
    title: filled,
    text: filled,
    items: z.array(z.extend(item, { price: filled })),
  }),
  closing: z.object({ title: filled, text: filled }),
  button: link,
});
export type IncludedContent = z.output<typeof includedContent>;

/**
 * For companies: reasons, cars with their monthly price for CNPJ in reais, the steps, the
 * requirements, a fleet in figures.
 */
export const companiesContent = z.extend(page, {
  reasons: z.object({ title: filled, items: z.array(item) }),
  cars: z.object({
    title: filled,
    text: filled,
    /** Term and km of the prices. */
    condition: filled,
    items: z.array(
      z.object({
        model: filled,
        paint: filled,
        name: filled,
        use: filled,
        note: z.optional(filled),
        price: z.number(),
        /** Opens that price: the API computes it, and its condition, from the plan. */
        url: z.optional(filled),
        condition: z.optional(filled),
      }),
    ),
  }),
  steps: z.object({ title: filled, items: z.array(item) }),
  asks: z.object({ title: filled, text: filled, items: z.array(item) }),
  fleet: z.object({ title: filled, text: filled, rows: z.array(fact), note: filled }),
  button: link,
  second: link,
});
export type CompaniesContent = z.output<typeof companiesContent>;

/** Beside a form: the next steps, in order, and other ways to reach us. */
export const formPageContent = z.extend(page, {
  next: z.object({ title: filled, items: z.array(filled) }),
  emails: z.optional(z.array(z.object({ label: filled, email: filled }))),
});
export type FormPageContent = z.output<typeof formPageContent>;

/** Around the list of stores. */
export const storesContent = z.extend(page, { hours: z.array(filled), note: filled });
export type StoresContent = z.output<typeof storesContent>;
