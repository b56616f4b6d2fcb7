import { type ContentSchema, withParts } from '@site/cms';

/**
 * Every institutional page of the CMS has these fields. `html` is for pages without a
 * shape of their own.
 */
export type PageContent = { title: string; lead: string; html?: string };

export const pageContent: ContentSchema<PageContent> = withParts<PageContent>(
  'title',
  'lead',
);
