import { deferred } from '../deferred/deferred';
import { type FooterProps } from './footer';

export { type FooterProps } from './footer';

/**
 * Footer of every page (spec §2). The server renders it; its code loads after hydration.
 */
export const Footer = deferred<FooterProps>(
  async () => (await import('./footer')).Footer,
);
