import { createClient } from '@site/api-client';
import { decideProposal } from '@site/api-contract';
import { guardConsole } from '@site/testing';
import { leavingFetch } from './leaving-fetch';

guardConsole();

/** A page, and the client of an app on it. */
function opened() {
  const document: { visibilityState: DocumentVisibilityState } = {
    visibilityState: 'visible',
  };
  const page = Object.assign(new EventTarget(), {
    document,
    fetch: jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>(
      async () => new Response('{"data":{}}'),
    ),
  });
  const { request } = createClient({
    baseUrl: 'http://localhost/api/v1',
    fetch: leavingFetch(page as unknown as Window),
    apiKey: 'k',
    brandId: '1',
    sessionId: () => 's',
    readToken: async () => 'token',
    readCookie: () => 'c',
    randomId: () => 'r',
  });
  const decide = (message = '') =>
    request(decideProposal, {
      params: { id: '1' },
      body: { to: 'aprovada', reasons: [], message, revision: 1 },
    });
  const sent = () => page.fetch.mock.calls.map(([, init]) => init?.keepalive ?? false);
  return { page, document, decide, sent };
}

it('a call that begins while the page is left outlives the page, and no other does', async () => {
  const { page, decide, sent } = opened();
  await decide();
  page.dispatchEvent(new Event('pagehide'));
  await decide();
  page.dispatchEvent(new Event('pageshow'));
  await decide();
  expect(sent()).toEqual([false, true, false]);
});

it('a call that begins while the page is out of sight outlives it, unless it is large', async () => {
  const { document, decide, sent } = opened();
  document.visibilityState = 'hidden';
  await decide();
  await decide('ã'.repeat(30_000));
  document.visibilityState = 'visible';
  await decide();
  expect(sent()).toEqual([true, false, false]);
});

it('a decision reaches the network before the next task, which a left page does not run', async () => {
  const { page, decide, sent } = opened();
  let isLater = false;
  page.dispatchEvent(new Event('pagehide'));
  setTimeout(() => (isLater = true), 0);
  const decided = decide();
  for (let turn = 0; turn < 100 && sent().length === 0; turn += 1)
    await Promise.resolve();
  expect(sent()).toEqual([true]);
  expect(isLater).toBe(false);
  await decided;
});
