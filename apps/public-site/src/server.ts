import { serveWebApp } from '@site/shell/host';
import { pages } from './pages';

await serveWebApp({
  app: 'public-site',
  pages,
  clientDir: `${import.meta.dirname}/../client`,
});
