import { basePathOf } from '@site/api-contract/site-map';
import { portalHead } from '@site/shell';
import { definePages } from '@site/shell/page';
import { routes } from './app/routes';
import { wireServer } from './app/wiring';

/** The description of the portal for the host and the development server. */
export const pages = definePages({
  basename: basePathOf('dealer-portal'),
  routes,
  entries: { main: 'src/main.tsx' },
  head: portalHead('dealer-portal'),
  wire: wireServer,
});
