import '@site/ui/styles.css';
import './app/shell.css';
import { basePathOf } from '@site/contracts/site-map';
import { hydratingFirst } from '@site/ui';
import { hydratePage } from '@site/server/page';
import { documentHead } from './app/document-head';
import { routes } from './app/routes';
import { wireBrowser } from './app/wiring';

/** Resolves when React has taken over the page; the boot module of content pages waits for it. */
export const ready = hydratingFirst(() =>
  hydratePage({
    basename: basePathOf('public-site'),
    routes,
    head: documentHead,
    wire: (state, navigate) => wireBrowser({ state, navigate, window }),
  }),
);
