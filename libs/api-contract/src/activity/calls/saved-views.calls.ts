import { call } from '../../wire/call';
import type * as schemas from '../saved-views.schemas';

export const listSavedViews = call<typeof schemas.listSavedViews>('GET', 'saved-views', {
  quiet: true, // shown in place of the views
});

export const saveView = call<typeof schemas.saveView>('POST', 'saved-views', {
  status: 201,
  quiet: true, // shown in the form
});

export const renameView = call<typeof schemas.renameView>('PUT', 'saved-views/:id', {
  quiet: true, // shown in the form
});

export const removeView = call<typeof schemas.removeView>('DELETE', 'saved-views/:id', {
  quiet: true, // shown in the form
});
