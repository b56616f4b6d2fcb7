import { type ContentSchema, withParts } from '@site/cms';

/**
 * What every institutional page of the CMS has; `html` where it brings no shape of its
 * own.
 */
export type PageContent = { title: string; lead: string; html?: string };

export const pageContent: ContentSchema<PageContent> = withParts<PageContent>(
  'title',
  'lead',
);
