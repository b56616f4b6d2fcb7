import { waitFor } from '@testing-library/react';
import { contentApi } from '@site/api-client';
import { getLoggedUser, listPrices, listStates } from '@site/api-contract';
import { parseAnswer } from '@site/api-contract/calls';
import { selectViewer } from '@site/auth';
import { guardConsole, refuse, stubTransport, unreachable } from '@site/testing';
import { site } from '../testing/wired-site';
import { wireServer } from './wiring';

guardConsole();

it('a call without an answer is told in the page, one whose screen says it to nobody', async () => {
  const own = [listPrices, getLoggedUser];
  const it = site([...own, listStates].map((call) => unreachable(call)));
  for (const call of [...own, listStates])
    await expect(it.client.request(call, {})).rejects.toThrow();
  await waitFor(() =>
    expect(it.notices).toEqual([
      'Não conseguimos falar com o servidor. Confira sua conexão e tente de novo.',
    ]),
  );
  expect(it.popups).toEqual([]);
});

it('a caller gets the failure after its popup was shown', async () => {
  const it = site([refuse(getLoggedUser, 500, { message: 'Fora do ar.' })]);
  const order: string[] = [];
  await it.client.request(getLoggedUser, {}).catch(() => {
    order.push(...it.popups.map(() => 'popup'), 'rejected');
  });
  expect(order).toEqual(['popup', 'rejected']);
});

it('a server renders for an anonymous visitor and shows no failure', async () => {
  const { fetch } = stubTransport({
    answers: [refuse(listPrices, 503, { message: 'Fora do ar.' })],
  });
  const { store } = wireServer({
    api: { apiKey: 'k', brandId: '1', parseAnswer },
    baseUrl: 'http://127.0.0.1:3333/api/v1',
    fetch,
    readCookie: () => 'x',
    sessionId: 's',
    randomId: () => 'r',
  });
  const { error } = await store.dispatch(contentApi.endpoints.listPrices.initiate());
  expect(error).toMatchObject({ status: 503, message: 'Fora do ar.' });
  expect(selectViewer(store.getState()).kind).toBe('anonymous');
});
