import { z } from 'zod';
import { isValidCnpj } from '@site/api-contract/brazil';

/** The names of a brand's colors, as `tokens.css` uses them. */
export const COLOR_NAMES = [
  'asfalto-950',
  'asfalto-900',
  'asfalto-800',
  'asfalto-700',
  'asfalto-600',
  'asfalto-400',
  'asfalto-200',
  'asfalto-100',
  'asfalto-50',
  'ceu-100',
  'ceu-200',
  'ceu-700',
  'terra-200',
  'terra-300',
  'terra-500',
  'terra-600',
  'terra-800',
  'faixa-100',
  'faixa-400',
  'faixa-500',
  'faixa-700',
  'text-on-dark-soft',
  'line-strong',
  'line-strong-on-dark',
  'line-on-dark',
  'action-hover',
  'accent-hover',
] as const;

export type ColorName = (typeof COLOR_NAMES)[number];

/** Words stand in markup, where a single `&` between spaces is itself. */
const words = z
  .string('is missing')
  .trim()
  .min(1, 'is empty')
  .regex(/^([^<>"&]| & )*$/, 'must not have < > or ", and & between spaces alone');
/** The name stands in the sender of mails and in drawings as well. */
const shortName = z
  .string('is missing')
  .trim()
  .min(1, 'is empty')
  .regex(/^[^<>"&,]*$/, 'must not have < > " & or a comma');
const color = z.string('is missing').regex(/^#[\da-f]{6}$/, 'must be as #1a2b3c');
const profile = z.url({ protocol: /^https$/, error: 'must be an https address' });

/** `brand.json`: every fact of a brand that is neither a drawing nor a file. */
export const brandFacts = z.strictObject({
  name: shortName,
  slug: z
    .string('is missing')
    .regex(/^[a-z][a-z\d-]*$/, 'must be small letters, digits and hyphens'),
  domain: z
    .string('is missing')
    .regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/, 'must be a domain such as marca.com.br'),
  /** The letters before the codes of simulations: `RD-7K2M-48`. */
  codePrefix: z.string('is missing').regex(/^[A-Z]{2}$/, 'must be two capital letters'),
  company: z.strictObject({
    name: words,
    note: z.union([z.literal(''), words], 'is missing; it may be empty'),
    cnpj: z
      .string('is missing')
      .regex(/^[A-Z\d]{12}\d{2}$/, 'must be 14 signs without dots')
      .refine(isValidCnpj, 'has wrong check digits'),
    street: words,
    city: words,
    state: z.string('is missing').regex(/^[A-Z]{2}$/, 'must be a state such as PR'),
  }),
  contact: z.strictObject({
    phone: words,
    whatsapp: z
      .string('is missing')
      .regex(/^55\d{10,11}$/, 'must be 55, DDD and number, digits alone'),
    facebook: profile,
    instagram: profile,
  }),
  texts: z.strictObject({
    kind: words,
    homeTitle: words,
    promise: words,
    description: words,
  }),
  colors: z.strictObject(
    Object.fromEntries(COLOR_NAMES.map((name) => [name, color])) as Record<
      ColorName,
      typeof color
    >,
  ),
});

export type BrandFacts = z.infer<typeof brandFacts>;
