import { type UnknownAction } from '@reduxjs/toolkit';
import { createContext } from 'react-router-dom';
import { type makeStore } from './store';

/** The part of a store that loaders use, to start queries before the first paint. */
export type ApiStore = Pick<
  ReturnType<typeof makeStore<Record<string, unknown>>>,
  'dispatch'
> & { dispatch: (action: UnknownAction) => unknown };

/**
 * The store of this page or server request, for route loaders:
 * `context.get(storeContext)`.
 */
export const storeContext = createContext<ApiStore>();
