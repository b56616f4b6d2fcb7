import { serveWebApp } from '@site/server';
import { pages } from './pages';

await serveWebApp({
  app: 'dealer-portal',
  pages,
  clientDir: `${import.meta.dirname}/../client`,
});
