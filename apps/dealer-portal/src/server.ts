import { serveWebApp } from '@site/shell/host';
import { pages } from './pages';

await serveWebApp({
  app: 'dealer-portal',
  pages,
  clientDir: `${import.meta.dirname}/../client`,
});
