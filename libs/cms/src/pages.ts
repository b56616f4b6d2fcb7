import { useMemo } from 'react';
import { type ApiStore, contentApi, useFetchCmsQuery } from '@site/api-client';
import { type CmsPage } from '@site/api-contract';

/** Pages named by the specification (spec §9). */
export const HOME_SLUG = 'home-v3';
export const WELCOME_SLUG = 'boas-vindas';
export const FOOTER_PAGE = 704;

/** Path of a page in the CMS: by slug, or by number like the footer (spec §7). */
export function cmsPathOf(page: string | number): string {
  return typeof page === 'number' ? `pages/${page}` : `pages?slug=${page}`;
}

/**
 * The page of the CMS with this slug or number, from the cache when the server or a
 * loader has fetched it.
 */
export function useCmsPage(page: string | number) {
  return useFetchCmsQuery({ body: { path: cmsPathOf(page) } });
}

/**
 * Fetches a page before the first render, for loaders. Null when the CMS has none or
 * fails; the failure is in the cache. The subscription stays open, so that the page is
 * kept as long as the document, and no timer on a server outlives the rendering.
 */
export async function loadCmsPage(
  store: ApiStore,
  page: string | number,
): Promise<CmsPage | null> {
  const { data } = await store.dispatch(
    contentApi.endpoints.fetchCms.initiate({ body: { path: cmsPathOf(page) } }),
  );
  return data ?? null;
}

/**
 * Anything that parses like a zod schema: the contracts' `homeContent`, `footerContent`,
 * …
 */
export type ContentSchema<Content> = {
  safeParse: (value: unknown) => { success: true; data: Content } | { success: false };
};

/**
 * The content of a page, checked by its schema; null when it is missing or invalid. Empty
 * CMS data logs 'Falha ao buscar!' (spec §8).
 */
export function contentOf<Content>(
  page: CmsPage | null | undefined,
  schema: ContentSchema<Content>,
  log: (message: string) => void = () => undefined,
): Content | null {
  const parsed = page ? schema.safeParse(page.content) : null;
  if (parsed?.success) return parsed.data;
  log('Falha ao buscar!');
  return null;
}

/**
 * A page and its content, checked by a schema, for screens. Null while loading, and when
 * it is missing or invalid, which is logged once (spec §8).
 */
export function useCmsContent<Content>(
  page: string | number,
  schema: ContentSchema<Content>,
  log: (message: string) => void,
): { page: CmsPage | undefined; content: Content | null } {
  const { data, isLoading } = useCmsPage(page);
  const content = useMemo(
    () => (isLoading ? null : contentOf(data, schema, log)),
    [data, isLoading, schema, log],
  );
  return { page: data, content };
}
