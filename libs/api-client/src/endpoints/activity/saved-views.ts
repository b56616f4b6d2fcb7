import {
  type DataOf,
  listSavedViews,
  removeView,
  renameView,
  saveView,
} from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends } from '../of-call';

/** Filters of a list that somebody named. */
const savedViewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSavedViews: build.query<
      DataOf<typeof listSavedViews>,
      ArgOf<typeof listSavedViews>
    >({ ...sends(listSavedViews), providesTags: ['SavedViews', 'Session'] }),
    saveView: build.mutation<DataOf<typeof saveView>, ArgOf<typeof saveView>>({
      ...sends(saveView),
      invalidatesTags: ['SavedViews'],
    }),
    renameView: build.mutation<DataOf<typeof renameView>, ArgOf<typeof renameView>>({
      ...sends(renameView),
      invalidatesTags: ['SavedViews'],
    }),
    removeView: build.mutation<DataOf<typeof removeView>, ArgOf<typeof removeView>>({
      ...sends(removeView),
      invalidatesTags: ['SavedViews'],
    }),
  }),
});

export const {
  useListSavedViewsQuery,
  useRemoveViewMutation,
  useRenameViewMutation,
  useSaveViewMutation,
} = savedViewsApi;
