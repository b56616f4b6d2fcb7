import { basePathOf } from '@site/contracts/site-map';
import { portalHead } from '@site/shell';
import { definePages } from '@site/shell/page';
import { routes } from './app/routes';
import { wireServer } from './app/wiring';

/** What the host and the development server need to know of this portal. */
export const pages = definePages({
  basename: basePathOf('dealer-portal'),
  routes,
  entries: { main: 'src/main.tsx' },
  head: portalHead('dealer-portal'),
  wire: wireServer,
});
