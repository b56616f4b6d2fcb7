import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { type Call, type DataOf, type RequestOf } from '@site/api-contract';
import { type ClientExtra } from './api';

type Thunk<T> = (dispatch: unknown, getState: unknown, extra: ClientExtra) => T;

/**
 * Fetches the file of a call. It never enters the store. Rejects with a `FailureError`
 * after the failure was shown. Ends with the signal, when one is given. The function stays
 * the same from render to render.
 */
export function useFetchFile<C extends Call>(
  call: C,
): (request: RequestOf<C>, signal?: AbortSignal) => Promise<DataOf<C>> {
  const dispatch = useDispatch() as <T>(thunk: Thunk<T>) => T;
  return useCallback(
    (request: RequestOf<C>, signal?: AbortSignal) =>
      dispatch((_dispatch, _state, { client }) =>
        client.request(call, request, signal && { signal }),
      ),
    [call, dispatch],
  );
}
