import { type CmsPage } from '@site/contracts';
import { builder } from './builder';

export const aCmsPage = builder<CmsPage>({ content: {}, seo: { title: 'Rodar' } });
