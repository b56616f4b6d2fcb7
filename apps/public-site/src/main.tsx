import '@site/ui/styles.css';
import { basePathOf } from '@site/api-contract/site-map';
import { beginning } from '@site/shell/opening';
import {
  hydratePage,
  openPage,
  type PageState,
  type RouterPorts,
} from '@site/shell/page';
import { hydrateFirst } from '@site/ui';
import { documentHead } from './app/document-head';
import { routes } from './app/routes';
import { wireBrowser } from './app/wiring';
import './app/shell.css';

const pages = {
  basename: basePathOf('public-site'),
  routes,
  head: documentHead,
  wire: (state: PageState, router: RouterPorts) => wireBrowser({ state, router, window }),
};
const pressed = beginning();

/**
 * Resolves when React has taken over the page, or shows the one behind a pressed link; the
 * boot module of content pages waits for it.
 */
export const ready =
  pressed === null ? hydrateFirst(() => hydratePage(pages)) : openPage(pages, pressed);
