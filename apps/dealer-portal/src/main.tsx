import '@site/ui/styles.css';
import { basePathOf } from '@site/contracts/site-map';
import { hydratePage } from '@site/shell/page';
import { hydrateFirst } from '@site/ui';
import { documentHead } from './app/document-head';
import { routes } from './app/routes';
import { wirePage } from './app/wiring';
import './app/portal.css';

await hydrateFirst(() =>
  hydratePage({
    basename: basePathOf('dealer-portal'),
    routes,
    head: documentHead,
    wire: wirePage,
  }),
);
