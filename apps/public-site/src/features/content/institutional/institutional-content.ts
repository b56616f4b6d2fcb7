import { type ContentSchema, withParts } from '@site/cms';

/**
 * Fields of every institutional page of the CMS. `html` is for pages without a schema of
 * their own.
 */
export type PageContent = { title: string; lead: string; html?: string };

export const pageContent: ContentSchema<PageContent> = withParts<PageContent>(
  'title',
  'lead',
);
