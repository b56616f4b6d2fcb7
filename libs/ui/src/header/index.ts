import { deferred } from '../deferred/deferred';
import { type HeaderProps } from './header';

export { type HeaderProps } from './header';

/**
 * Header of every page (spec §2). The server renders it, with working links and menu; its
 * code loads after hydration.
 */
export const Header = deferred<HeaderProps>(
  async () => (await import('./header')).Header,
);
