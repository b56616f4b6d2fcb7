import { serveWebApp } from '@site/server';
import { pages } from './pages';

await serveWebApp({
  app: 'public-site',
  pages,
  clientDir: `${import.meta.dirname}/../client`,
});
