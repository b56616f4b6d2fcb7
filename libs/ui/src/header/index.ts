import { deferred } from '../deferred/deferred';
import { type HeaderProps } from './header';

export { type HeaderProps } from './header';

/**
 * Header of every page (spec §2). The server renders it, its links and menu work by
 * themselves; its code comes after the page is alive.
 */
export const Header = deferred<HeaderProps>(
  async () => (await import('./header')).Header,
);
