import { serveWebApp } from '@site/shell/host';
import { pages } from './pages';

await serveWebApp({
  app: 'consultant-portal',
  pages,
  clientDir: `${import.meta.dirname}/../client`,
});
