import { call } from '../../wire/call';
import type * as schemas from '../cms-pages.schemas';

export const listCmsPages = call<typeof schemas.listCmsPages>('GET', 'cms-pages', {
  quiet: true, // shown in place of the list
});

export const getCmsPage = call<typeof schemas.getCmsPage>('GET', 'cms-pages/:id', {
  quiet: true, // the page shows it
});

export const getCmsPageVersion = call<typeof schemas.getCmsPageVersion>(
  'GET',
  'cms-pages/:id/versions/:number',
  {
    quiet: true, // shown in its place
  },
);

export const saveCmsPage = call<typeof schemas.saveCmsPage>(
  'POST',
  'cms-pages/:id/versions',
  {
    quiet: true, // the form shows it
  },
);

export const bringBackCmsPage = call<typeof schemas.bringBackCmsPage>(
  'POST',
  'cms-pages/:id/versions/:number/copies',
  {
    quiet: true, // shown at the button
  },
);

export const publishCmsPage = call<typeof schemas.publishCmsPage>(
  'POST',
  'cms-pages/:id/versions/:number/publications',
  {
    quiet: true, // the form shows it
  },
);

export const withdrawCmsPage = call<typeof schemas.withdrawCmsPage>(
  'POST',
  'cms-pages/:id/versions/:number/withdrawals',
  {
    quiet: true, // shown at the button
  },
);

export const previewCmsPage = call<typeof schemas.previewCmsPage>(
  'POST',
  'cms-pages/:id/versions/:number/previews',
  {
    status: 201,
    quiet: true, // shown at the button
  },
);
