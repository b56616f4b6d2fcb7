import { call } from '../../wire/call';
import type * as schemas from '../drafts.schemas';

export const getDraft = call<typeof schemas.getDraft>('GET', 'drafts/:form', {
  quiet: true, // without it the form begins empty
});

export const saveDraft = call<typeof schemas.saveDraft>('PUT', 'drafts/:form', {
  quiet: true, // nobody asked for it: the typed values stay in the form
});

export const removeDraft = call<typeof schemas.removeDraft>('DELETE', 'drafts/:form', {
  quiet: true, // it is deleted by itself a day later
});
