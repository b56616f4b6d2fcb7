import * as z from 'zod/mini';
import { clockTime, done, instant, isoDayAhead, numericId } from '../wire/fields';

/** `current` is what visitors see; `past` was seen before. */
const PAGE_VERSION_STATES = [
  'draft',
  'scheduled',
  'current',
  'past',
  'withdrawn',
] as const;
export type PageVersionState = (typeof PAGE_VERSION_STATES)[number];

/**
 * The person who acted on a page. The role is null for the product's own pages; the name
 * is null for these, for operations, and once the account is gone.
 */
const person = z.object({
  role: z.nullable(z.enum(['CONSULTANT', 'operations'])),
  name: z.nullable(z.string()),
});
export type PageEditor = z.output<typeof person>;

/** A state of a page that was saved. */
const version = z.object({
  number: z.int(),
  state: z.enum(PAGE_VERSION_STATES),
  savedAt: instant,
  savedBy: person,
  /** The older version that it restores. */
  bringsBack: z.nullable(z.int()),
  /** The instant from which visitors see it; null for a draft. */
  publishAt: z.nullable(instant),
  publishedBy: z.nullable(person),
  withdrawnAt: z.nullable(instant),
  withdrawnBy: z.nullable(person),
});
export type PageVersion = z.output<typeof version>;

const summary = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  newest: version,
  /** When the next scheduled version is published. */
  nextAt: z.nullable(instant),
  /** Its texts contain amounts in reais, which no price table changes. */
  namesAmounts: z.boolean(),
});
export type CmsPageSummary = z.output<typeof summary>;

export const listCmsPages = {
  summary: 'As páginas do CMS, com quem salvou cada uma por último',
  data: z.object({
    /** With a WordPress as source there is nothing to edit here. */
    source: z.enum(['database', 'wordpress']),
    items: z.array(summary),
  }),
};

const json = z.record(z.string(), z.unknown());
const MOST_LEVELS = 12;

/** JSON of few levels whose keys are plain names. */
function isPlain(value: unknown, levels = MOST_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, inner] of entries) {
    if (typeof key === 'string' && !/^\w{1,60}$/.test(key)) return false;
    if (!isPlain(inner, levels - 1)) return false;
  }
  return true;
}
const plainJson = json.check(
  z.refine((value) => isPlain(value), 'Este conteúdo não pode ser salvo.'),
);

/** A version with its content and its SEO fields. */
const state = z.extend(version, { content: json, seo: json });
export type PageVersionContent = z.output<typeof state>;

const detail = z.object({
  id: z.string(),
  slug: z.string(),
  newest: state,
  /** The newest 50, newest first. */
  versions: z.array(version),
  hasMore: z.boolean(),
});
export type CmsPageDetail = z.output<typeof detail>;

const ofPage = z.object({ id: numericId });
const ofVersion = z.object({ id: numericId, number: numericId });

export const getCmsPage = {
  summary: 'Uma página do CMS como foi salva por último, com suas versões',
  params: ofPage,
  data: detail,
};

export const getCmsPageVersion = {
  summary: 'O conteúdo de uma versão de uma página',
  params: ofVersion,
  data: state,
};

export const saveCmsPage = {
  summary: 'Salva uma página como versão nova, sem publicar',
  params: ofPage,
  body: z.strictObject({
    /** Number of the edited version; a newer version is a conflict. */
    base: z.int('Informe a versão editada.'),
    content: plainJson,
    seo: plainJson,
  }),
  data: z.object({
    newest: state,
    /** Fields from which markup was removed, such as `content.sections.0.html`. */
    cleaned: z.array(z.string()),
  }),
};

export const bringBackCmsPage = {
  summary: 'Traz uma versão antiga de volta, como versão nova, sem publicar',
  params: ofVersion,
  body: z.strictObject({ base: z.int('Informe a versão mais nova.') }),
  data: state,
};

/** When a version is published (São Paulo); empty for at once. */
export const publicationForm = z.strictObject({
  day: z.optional(isoDayAhead('o dia')),
  time: z.optional(clockTime('a hora')),
});
export type PublicationForm = z.output<typeof publicationForm>;

export const publishCmsPage = {
  summary: 'Publica a versão mais nova de uma página, já ou em dia e hora de São Paulo',
  params: ofVersion,
  body: publicationForm,
  data: version,
};

export const withdrawCmsPage = {
  summary: 'Retira uma versão agendada que ainda não foi ao ar',
  params: ofVersion,
  data: done,
};

export const previewCmsPage = {
  summary: 'Um endereço em que a página do site mostra esta versão por alguns minutos',
  params: ofVersion,
  data: z.object({ path: z.string(), expiresAt: instant }),
};
