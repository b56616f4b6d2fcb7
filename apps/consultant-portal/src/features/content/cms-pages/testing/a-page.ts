import { type CmsPageDetail, type PageVersion } from '@site/api-contract';
import { aViewer } from '@site/testing';

export const viewer = aViewer('consultant');
export const seo = { title: 'Dúvidas' };
export const content = {
  title: 'Perguntas',
  lead: 'O que perguntam.',
  groups: [
    {
      title: 'Antes',
      questions: [
        { id: 'um', question: 'Quanto custa?', answer: 'Depende.' },
        { id: 'dois', question: 'Quando chega?', answer: 'Logo.' },
      ],
    },
  ],
};
export const original: PageVersion = {
  number: 1,
  state: 'current',
  savedAt: '2026-11-20T12:00:00.000Z',
  savedBy: { role: null, name: null },
  bringsBack: null,
  publishAt: '2026-11-20T12:00:00.000Z',
  publishedBy: { role: null, name: null },
  withdrawnAt: null,
  withdrawnBy: null,
};
export const draft: PageVersion = {
  ...original,
  number: 2,
  state: 'draft',
  savedBy: { role: 'CONSULTANT', name: 'Dora Mesa' },
  publishAt: null,
  publishedBy: null,
};
export const detail = (...versions: PageVersion[]): CmsPageDetail => ({
  id: '7',
  slug: 'duvidas',
  newest: { ...(versions[0] ?? original), content, seo },
  versions,
  hasMore: false,
});
export const PAGE = '/consultor/paginas/7';
