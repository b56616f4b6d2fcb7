import { act, renderHook } from '@testing-library/react';
import { type ApiFailure } from '@site/api-client';
import { useAction } from './use-action';

const FAILURE: ApiFailure = {
  kind: 'refusal',
  status: 409,
  path: 'simulations/1/assisted-sale',
  external: false,
  quiet: true,
  message: 'Este atendimento acabou.',
  isServersMessage: true,
  traceId: '',
  fields: [],
  notifications: [],
};

async function failingWith(changes: Partial<ApiFailure>): Promise<string> {
  const { result } = renderHook(useAction);
  const failure = { ...FAILURE, ...changes } as unknown as Error;
  await act(async () => void (await result.current.run(() => Promise.reject(failure))));
  return result.current.problem;
}

it('says why an action failed', async () => {
  expect(await failingWith({})).toBe('Este atendimento acabou.');
});

it('leaves the sentence of a block to its popup', async () => {
  expect(await failingWith({ status: 429 })).toBe('');
});
