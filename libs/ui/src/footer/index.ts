import { deferred } from '../deferred/deferred';
import { type FooterProps } from './footer';

export { type FooterProps } from './footer';

/**
 * Footer of every page (spec §2). The server renders it; in the browser its code comes
 * after the page is alive.
 */
export const Footer = deferred<FooterProps>(
  async () => (await import('./footer')).Footer,
);
