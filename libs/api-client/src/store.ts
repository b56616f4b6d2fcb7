import { configureStore } from '@reduxjs/toolkit';
import { combineReducers, type Middleware, type Reducer } from 'redux';
import { api } from './api';
import { type ApiClient } from './client';

/**
 * The development checks report findings, but not their duration: a busy machine is no
 * defect.
 */
const PATIENT = {
  serializableCheck: { warnAfter: Infinity },
  immutableCheck: { warnAfter: Infinity },
};

type ApiState = ReturnType<typeof api.reducer>;
export type StateWith<Slices> = Slices & { api: ApiState };

/** The part of the rendering store that a page carries: the answers and their tags. */
export type HandedOverState = { api: Pick<ApiState, 'queries' | 'provided'> };

/**
 * Selects it. The rest of a query's state is useless in the browser, and a first round
 * trip carries only 14 KB.
 */
export function handOver({
  api: { queries, provided },
}: {
  api: ApiState;
}): HandedOverState {
  const answers = Object.entries(queries).map(([key, query]) => [
    key,
    { ...query, requestId: undefined, startedTimeStamp: undefined },
  ]);
  return {
    api: { queries: Object.fromEntries(answers) as ApiState['queries'], provided },
  };
}

/**
 * A store with the API's cache and the app's own slices; one for each browser page or
 * server request. `preloadedState` comes from server rendering; missing slices start
 * empty.
 */
export function makeStore<Slices extends Record<string, unknown>>(options: {
  client: ApiClient;
  slices: { [Name in keyof Slices]: Reducer<Slices[Name]> };
  preloadedState?: Partial<Slices> & Partial<HandedOverState>;
  /**
   * Runs right after each action. Subscribers are called a frame later, too late for data
   * that must be stored before a screen leaves for another app.
   */
  afterAction?: () => void;
}) {
  // combineReducers can't see that the keys of a generic map and `api` make up the state.
  const reducer = combineReducers({
    ...options.slices,
    [api.reducerPath]: api.reducer,
  }) as unknown as Reducer<StateWith<Slices>>;
  const initial =
    options.preloadedState &&
    reducer(options.preloadedState as unknown as StateWith<Slices>, { type: 'preload' });
  const after: Middleware = () => (next) => (action) => {
    const result = next(action);
    options.afterAction?.();
    return result;
  };
  return configureStore({
    reducer,
    ...(initial ? { preloadedState: initial } : {}),
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: { client: options.client } },
        ...PATIENT,
      }).concat(api.middleware, after),
  });
}
