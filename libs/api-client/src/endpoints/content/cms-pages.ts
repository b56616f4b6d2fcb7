import {
  bringBackCmsPage,
  getCmsPage,
  getCmsPageVersion,
  listCmsPages,
  previewCmsPage,
  publishCmsPage,
  saveCmsPage,
  withdrawCmsPage,
} from '@site/api-contract';
import { addEndpoints, NOTHING_READ } from '../add-endpoints';

const OF_PAGES = ['CmsPages', 'Session'] as const;

/**
 * CMS pages as consultants edit them. A refused write makes them stale, too, since a
 * colleague may have changed the page.
 */
const cmsPagesApi = addEndpoints(({ reads, writes }) => ({
  listCmsPages: reads(listCmsPages, OF_PAGES),
  getCmsPage: reads(getCmsPage, OF_PAGES),
  getCmsPageVersion: reads(getCmsPageVersion, OF_PAGES),
  saveCmsPage: writes(saveCmsPage, ['CmsPages']),
  bringBackCmsPage: writes(bringBackCmsPage, ['CmsPages']),
  publishCmsPage: writes(publishCmsPage, ['CmsPages', 'Content']),
  previewCmsPage: writes(previewCmsPage, NOTHING_READ),
  withdrawCmsPage: writes(withdrawCmsPage, ['CmsPages']),
}));

export const {
  useBringBackCmsPageMutation,
  useGetCmsPageQuery,
  useGetCmsPageVersionQuery,
  useLazyGetCmsPageVersionQuery,
  useListCmsPagesQuery,
  usePreviewCmsPageMutation,
  usePublishCmsPageMutation,
  useSaveCmsPageMutation,
  useWithdrawCmsPageMutation,
} = cmsPagesApi;
