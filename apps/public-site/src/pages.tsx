import { basePathOf } from '@site/api-contract/site-map';
import { definePages } from '@site/shell/page';
import { documentHead } from './app/document-head';
import { robots } from './app/head/robots';
import { sitemap } from './app/head/sitemap';
import { SPECULATION_RULES_PATH, speculationRules } from './app/head/speculation-rules';
import { routes } from './app/routes';
import { wireServer } from './app/wiring-server';

/** Everything that the host and the development server need to know of this app. */
export const pages = definePages({
  basename: basePathOf('public-site'),
  routes,
  entries: { main: 'src/main.tsx', boot: 'src/boot.ts', start: 'src/start.ts' },
  head: documentHead,
  documents: {
    '/robots.txt': robots,
    '/sitemap.xml': sitemap,
    [SPECULATION_RULES_PATH]: speculationRules,
  },
  speculationRules: SPECULATION_RULES_PATH,
  wire: wireServer,
});
