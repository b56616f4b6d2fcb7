import { type CmsPage } from '@site/api-contract';
import { builder } from './builder';

export const aCmsPage = builder<CmsPage>({ content: {}, seo: { title: 'Rodar' } });
