import { waitFor } from '@testing-library/react';
import { api } from '@site/api-client';
import {
  type ChangeTopic,
  getDelivery,
  listDeliveries,
  listDocuments,
  listProposals,
  type ViewerKind,
} from '@site/api-contract';
import { sessionRestored } from '@site/auth';
import {
  A_UUID,
  aDelivery,
  answer,
  aToken,
  aUserFor,
  aViewer,
  claimsFor,
  guardConsole,
} from '@site/testing';
import { site } from '../testing/wired-site';
import { STAFF, stayLive } from './live';

guardConsole();

const NO_DOCUMENTS = {
  ...{ items: [], wanted: [], missing: [] },
  limits: { maxBytes: 1, maxPages: 1, maxMegapixels: 1, maxFiles: 1 },
};

/** A portal that shows its proposals, in a browser without locks. */
async function portal(kind: ViewerKind, topic: ChangeTopic = 'proposals') {
  const page0 = { items: [], nextCursor: null, total: 0, counts: {} };
  const it = site([
    answer(listProposals, page0),
    answer(listDeliveries, page0),
    answer(getDelivery, aDelivery()),
    answer(listDocuments, NO_DOCUMENTS),
  ]);
  const viewer = aViewer(kind);
  const user = aUserFor(viewer) ?? null;
  const token = kind === 'anonymous' ? null : aToken(claimsFor(viewer));
  it.store.dispatch(sessionRestored({ token, user, landing: null }));
  const shown = api.endpoints as unknown as Record<
    'listProposals' | 'listDeliveries' | 'getDelivery' | 'listDocuments',
    { initiate: (arg?: unknown) => never }
  >;
  await it.store.dispatch(shown.listProposals.initiate());
  await it.store.dispatch(shown.listDeliveries.initiate({}));
  await it.store.dispatch(shown.getDelivery.initiate({ params: { id: A_UUID } }));
  if (kind === 'consultant')
    await it.store.dispatch(shown.listDocuments.initiate({ params: { id: A_UUID } }));

  const asked: (string | null)[] = [];
  const page = Object.assign(new EventTarget(), {
    document: new EventTarget(),
    navigator: {},
    fetch: async (_input: unknown, init?: RequestInit) => {
      asked.push(new Headers(init?.headers).get('if-none-match'));
      const body = JSON.stringify({ data: { topics: [topic] } });
      return new Response(body, { headers: { etag: '"7"' } });
    },
  });
  Object.assign(page.document, { visibilityState: 'visible' });
  return {
    asked,
    page,
    read: () => it.requestsOf(listProposals).length,
    lists: () => it.requestsOf(listDeliveries).length,
    documents: () => it.requestsOf(listDocuments).length,
    opened: () => it.requestsOf(getDelivery).length,
    begin: (people = STAFF, orAlso?: () => boolean) =>
      stayLive(it, page as unknown as Window, { people, orAlso }),
    happens: (type: string, more = {}) =>
      page.dispatchEvent(Object.assign(new Event(type), more)),
  };
}

/**
 * Another portal begins, and reads what changed: a portal that began before it has by then
 * done whatever it does at its beginning.
 */
async function anotherReads(): Promise<void> {
  const { read, begin, happens } = await portal('dealer');
  begin();
  await waitFor(() => expect(read()).toBe(2));
  happens('pagehide');
}

it('what changed is read again, and a page that came back reads all of it', async () => {
  const { asked, read, begin, happens } = await portal('dealer');
  expect(read()).toBe(1);
  begin();
  await waitFor(() => expect(read()).toBe(2));
  happens('pagehide');
  happens('pageshow', { persisted: true });
  await waitFor(() => expect(read()).toBe(3));
  expect(asked).toEqual([null, '"none"']);
  happens('pagehide');
});

it('a proposal that moved is another line in the list of deliveries; what is open is not opened again', async () => {
  const { lists, opened, begin, happens } = await portal('dealer');
  begin();
  await waitFor(() => expect(lists()).toBe(2));
  expect(opened()).toBe(1);
  happens('pagehide');
});

it('documents that came stand beside the decision at once', async () => {
  const { documents, begin, happens } = await portal('consultant');
  expect(documents()).toBe(1);
  begin();
  await waitFor(() => expect(documents()).toBe(2));
  happens('pagehide');
});

it('a delivery is read again, open or listed, and no proposal with it', async () => {
  const { read, lists, opened, begin, happens } = await portal('seller', 'deliveries');
  begin();
  await waitFor(() => {
    expect(lists()).toBe(2);
    expect(opened()).toBe(2);
  });
  expect(read()).toBe(1);
  happens('pagehide');
});

it('customers hear of their own in the logged-in area', async () => {
  const { read, begin, happens } = await portal('customer');
  begin(['customer']);
  await waitFor(() => expect(read()).toBe(2));
  happens('pagehide');
});

it('nothing is read under something typed', async () => {
  const { asked, page, read, begin, happens } = await portal('consultant');
  page.addEventListener('beforeunload', (event) => event.preventDefault());
  begin();
  await waitFor(() => expect(asked).toEqual([null]));
  await anotherReads();
  expect(read()).toBe(1);
  happens('pagehide');
});

it.each<ViewerKind>(['anonymous', 'customer'])(
  'a %s at the sign-in of a portal asks nothing',
  async (kind) => {
    const { asked, begin, happens } = await portal(kind);
    begin();
    await anotherReads();
    expect(asked).toEqual([]);
    happens('pagehide');
  },
);

it('a visitor who may hear is told what changed, and one who may not asks nothing', async () => {
  const visitor = await portal('anonymous');
  visitor.begin(['customer'], () => true);
  await waitFor(() => expect(visitor.read()).toBe(2));
  visitor.happens('pagehide');
  const other = await portal('anonymous');
  other.begin(['customer']);
  await anotherReads();
  expect(other.asked).toEqual([]);
  other.happens('pagehide');
});
