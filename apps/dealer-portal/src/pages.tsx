import { basePathOf } from '@site/api-contract/site-map';
import { portalHead } from '@site/shell';
import { definePages } from '@site/shell/page';
import { routes } from './app/routes';
import { wireServer } from './app/wiring';

/** Host and development server read this description of the portal. */
export const pages = definePages({
  basename: basePathOf('dealer-portal'),
  routes,
  entries: { main: 'src/main.tsx' },
  head: portalHead('dealer-portal'),
  wire: wireServer,
});
