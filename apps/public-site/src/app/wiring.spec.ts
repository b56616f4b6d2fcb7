import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { makeStore, sharedCartsApi } from '@site/api-client';
import { withImageBase } from '@site/cms';
import { stayLive } from '@site/shell/live';
import { aSharedCart, guardConsole } from '@site/testing';
import { useSite } from '../shared/site-services';
import { stayLiveHere } from './live';
import { wireBrowser } from './wiring';

jest.mock('@site/shell/live', () => ({ stayLive: jest.fn() }));
guardConsole();

const state = {
  site: { publicOrigin: 'http://localhost', apiKey: 'k', brandId: '1' },
  assets: { scripts: [], preloads: [], styles: [] },
  router: {},
  app: undefined,
};

const router = { navigate: async () => undefined, isGuarded: () => false };

it('the time of the site is that of the API, whatever the clock of the device', () => {
  window.localStorage.setItem(
    'ROD_CLOCK_OFFSET',
    String(Date.parse('2099-01-02T12:00:00.000Z') - Date.now()),
  );
  const Year = () => new Date(useSite().now()).getFullYear();
  render(wireBrowser({ state, router, window }).wrap(createElement(Year)));
  expect(screen.getByText('2099')).toBeTruthy();
  window.localStorage.clear();
});

it('links to share have the host that the visitor sees', () => {
  const site = { ...state.site, publicOrigin: 'https://rodar.test' };
  const Origin = () => useSite().origin;
  render(
    wireBrowser({ state: { ...state, site }, router, window }).wrap(
      createElement(Origin),
    ),
  );
  expect(screen.getByText(window.location.origin)).toBeTruthy();
});

it('a page in the browser takes the image base from the state that the server gave it', () => {
  const site = { ...state.site, imageBase: 'https://cms.example.com' };
  wireBrowser({ state: { ...state, site }, router, window });
  expect(withImageBase('/wp-content/uploads/a.avif')).toBe(
    'https://cms.example.com/wp-content/uploads/a.avif',
  );
});

/** Tells who hears of changes on a site that has read this shared cart. */
async function listening(cart: ReturnType<typeof aSharedCart> | null) {
  const store = makeStore({ client: undefined as never, slices: {} });
  const { upsertQueryData } = sharedCartsApi.util;
  await store.dispatch(upsertQueryData('getSharedCart', undefined, cart));
  stayLiveHere({ store } as never, window);
  const [, , told] = jest.mocked(stayLive).mock.lastCall ?? [];
  return { people: told?.people, orAlso: told?.orAlso?.() };
}

it('customers hear of what is theirs, and a visitor only while a cart is shared', async () => {
  const ended = aSharedCart({ endedAt: '2026-11-22T12:00:00.000Z' });
  expect(await listening(null)).toEqual({ people: ['customer'], orAlso: false });
  expect(await listening(aSharedCart())).toMatchObject({ orAlso: true });
  expect(await listening(ended)).toMatchObject({ orAlso: false });
});
