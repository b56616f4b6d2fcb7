import '@site/ui/styles.css';
import { basePathOf } from '@site/api-contract/site-map';
import { portalHead } from '@site/shell';
import { hydratePage } from '@site/shell/page';
import { hydrateFirst } from '@site/ui';
import { noteEnteredForms } from '@site/ui/entered-forms';
import { routes } from './app/routes';
import { wirePage } from './app/wiring';
import '@site/shell/portal.css';

noteEnteredForms(document);
await hydrateFirst(() =>
  hydratePage({
    basename: basePathOf('consultant-portal'),
    routes,
    head: portalHead('consultant-portal'),
    wire: wirePage,
  }),
);
