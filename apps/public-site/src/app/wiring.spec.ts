import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { withImageBase } from '@site/cms';
import { guardConsole } from '@site/testing';
import { useSite } from '../shared/site-services';
import { wireBrowser } from './wiring';

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
