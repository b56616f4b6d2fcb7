import { basePathOf } from '@site/contracts/site-map';
import { definePages } from '@site/shell/page';
import { documentHead } from './app/document-head';
import { routes } from './app/routes';
import { wireServer } from './app/wiring';

/** What the host and the development server need to know of this portal. */
export const pages = definePages({
  basename: basePathOf('consultant-portal'),
  routes,
  entries: { main: 'src/main.tsx' },
  head: documentHead,
  wire: wireServer,
});
