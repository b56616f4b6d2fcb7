import {
  bringBackCmsPage,
  type DataOf,
  getCmsPage,
  getCmsPageVersion,
  listCmsPages,
  previewCmsPage,
  publishCmsPage,
  saveCmsPage,
  withdrawCmsPage,
} from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, NOTHING_READ, sends } from '../of-call';

const OF_PAGES = ['CmsPages', 'Session'] as const;

/**
 * CMS pages as consultants edit them. A refused write makes them stale, too: a colleague
 * may have changed what it was about.
 */
const cmsPagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCmsPages: build.query<DataOf<typeof listCmsPages>, ArgOf<typeof listCmsPages>>({
      ...sends(listCmsPages),
      providesTags: OF_PAGES,
    }),
    getCmsPage: build.query<DataOf<typeof getCmsPage>, ArgOf<typeof getCmsPage>>({
      ...sends(getCmsPage),
      providesTags: OF_PAGES,
    }),
    getCmsPageVersion: build.query<
      DataOf<typeof getCmsPageVersion>,
      ArgOf<typeof getCmsPageVersion>
    >({ ...sends(getCmsPageVersion), providesTags: OF_PAGES }),
    saveCmsPage: build.mutation<DataOf<typeof saveCmsPage>, ArgOf<typeof saveCmsPage>>({
      ...sends(saveCmsPage),
      invalidatesTags: ['CmsPages'],
    }),
    bringBackCmsPage: build.mutation<
      DataOf<typeof bringBackCmsPage>,
      ArgOf<typeof bringBackCmsPage>
    >({ ...sends(bringBackCmsPage), invalidatesTags: ['CmsPages'] }),
    publishCmsPage: build.mutation<
      DataOf<typeof publishCmsPage>,
      ArgOf<typeof publishCmsPage>
    >({ ...sends(publishCmsPage), invalidatesTags: ['CmsPages', 'Content'] }),
    previewCmsPage: build.mutation<
      DataOf<typeof previewCmsPage>,
      ArgOf<typeof previewCmsPage>
    >({ ...sends(previewCmsPage), invalidatesTags: NOTHING_READ }),
    withdrawCmsPage: build.mutation<
      DataOf<typeof withdrawCmsPage>,
      ArgOf<typeof withdrawCmsPage>
    >({ ...sends(withdrawCmsPage), invalidatesTags: ['CmsPages'] }),
  }),
});

export const {
  useBringBackCmsPageMutation,
  useGetCmsPageQuery,
  useGetCmsPageVersionQuery,
  useListCmsPagesQuery,
  usePreviewCmsPageMutation,
  usePublishCmsPageMutation,
  useSaveCmsPageMutation,
  useWithdrawCmsPageMutation,
} = cmsPagesApi;
