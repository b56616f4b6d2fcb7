import { listSavedViews, removeView, renameView, saveView } from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

/** Filters of a list under a name. */
const savedViewsApi = addEndpoints(({ reads, writes }) => ({
  listSavedViews: reads(listSavedViews, ['SavedViews', 'Session']),
  saveView: writes(saveView, ['SavedViews']),
  renameView: writes(renameView, ['SavedViews']),
  removeView: writes(removeView, ['SavedViews']),
}));

export const {
  useListSavedViewsQuery,
  useRemoveViewMutation,
  useRenameViewMutation,
  useSaveViewMutation,
} = savedViewsApi;
