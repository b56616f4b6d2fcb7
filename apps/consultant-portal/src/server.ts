import { serveWebApp } from '@site/server';
import { pages } from './pages';

await serveWebApp({
  app: 'consultant-portal',
  pages,
  clientDir: `${import.meta.dirname}/../client`,
});
