import '@site/ui/styles.css';
import { basePathOf } from '@site/api-contract/site-map';
import { hydratePage } from '@site/shell/page';
import { hydrateFirst } from '@site/ui';
import { documentHead } from './app/document-head';
import { routes } from './app/routes';
import { wireBrowser } from './app/wiring';
import './app/shell.css';

/** Resolves after hydration; the boot module of content pages waits for it. */
export const ready = hydrateFirst(() =>
  hydratePage({
    basename: basePathOf('public-site'),
    routes,
    head: documentHead,
    wire: (state, router) => wireBrowser({ state, router, window }),
  }),
);
