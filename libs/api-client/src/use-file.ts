import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { type Call, type DataOf, type RequestOf } from '@site/api-contract';
import { type ClientExtra } from './api';

type Thunk<T> = (dispatch: unknown, getState: unknown, extra: ClientExtra) => T;

/**
 * Gives a function that fetches the file of a call, outside the store. It rejects with a
 * `FailureError` after the failure was shown, and ends with the signal, if given. The
 * function stays the same from render to render.
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
