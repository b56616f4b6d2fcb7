import { BRAND } from '@site/brand';

export const shellCopy = {
  /** Title of the browser's tab. */
  title: (page: string) => `${page} | ${BRAND.name}`,
} as const;
