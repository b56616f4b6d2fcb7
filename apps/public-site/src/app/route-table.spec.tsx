import { waitFor } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { type ViewerKind } from '@site/api-contract';
import { isApplicationPath } from '@site/api-contract/app-links';
import { REDIRECTS } from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';
import { aViewer, guardConsole, sitePages } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import {
  addressOf,
  pathsOf,
  PUBLIC_ANSWERS,
  ROUTE_TABLE,
  type RouteRow,
} from '../testing/route-table';
import { siteScene } from '../testing/site-scene';
import { routes } from './routes';

guardConsole();
jest.setTimeout(120_000);

const ALL: ViewerKind[] = ['anonymous', 'customer', 'dealer', 'seller', 'consultant'];
const rows = Object.entries(ROUTE_TABLE);
const text = (selector: string) => document.querySelector(selector)?.textContent ?? null;

/** The viewer for whom the header is, by its label and actions (spec §2). */
function headerKind(): ViewerKind | null {
  const label: Record<string, ViewerKind> = {
    'Portal Dealer': 'dealer',
    'Portal Venda Assistida': 'seller',
    'Portal Consultor': 'consultant',
  };
  const staff = label[text('.hd-label') ?? ''];
  if (staff || !document.querySelector('.hd')) return staff ?? null;
  return document.querySelector('.hd-actions > a[href="/area-logada"]')
    ? 'customer'
    : 'anonymous';
}

/** Dealers and sellers see only the service line (spec §2). */
function footerKind(): 'whole' | 'service line' | null {
  if (!document.querySelector('footer.ft')) return null;
  return document.querySelector('footer.ft--slim') ? 'service line' : 'whole';
}

async function look(path: string, kind: ViewerKind) {
  const address = addressOf(path);
  const viewer = aViewer(kind);
  const view = renderRoute(routes, address, {
    wire: siteScene({}, address).wire,
    viewer,
    answers: PUBLIC_ANSWERS,
  });
  return { ...view, dealerUser: viewer.dealershipId !== undefined };
}

it('has a row for every route of the list, and no row without one', () => {
  expect([...new Set(pathsOf(routes))].sort()).toEqual(Object.keys(ROUTE_TABLE).sort());
});

it.each(sitePages('public-site'))('%s is a page of this app', (path) => {
  expect(pathsOf(routes)).toContain(path);
});

/**
 * Application pages outside of the simulator, the registration and the account. A click
 * on a link to one of them loads its document.
 */
const LOADED_WHOLE = [
  '/boas-vindas',
  '/campanha-whatsApp',
  '/chamanochat',
  '/institucional/preferencias-de-cookies',
  '/pre-reserva/boreal',
];

it('a click on a page without React opens every application page outside the member area inside the app, except the listed ones, and no content page', () => {
  // A visitor who may see the member area already has React on every page.
  const pages = pathsOf(routes).filter(
    (path) => !(path in REDIRECTS) && path !== '*' && !path.startsWith('/area-logada'),
  );
  const isContent = (path: string) =>
    (matchRoutes(routes, addressOf(path)) ?? []).some(
      ({ route }) => (route.handle as PageHandle | undefined)?.page === 'content',
    );
  const opensInside = pages.filter((path) => isApplicationPath(addressOf(path)));
  expect([...opensInside, ...LOADED_WHOLE].sort()).toEqual(
    pages.filter((path) => !isContent(path)).sort(),
  );
});

// '/kardian' is in that list of the spec too, but it redirects to root and has no page.
it('hides header and footer on /boas-vindas, /chamanochat, /campanha-whatsApp, /assine, /pre-reserva/boreal and /abordo, and nowhere else', () => {
  expect(
    rows
      .filter(([, row]) => 'frame' in row)
      .map(([path]) => path)
      .sort(),
  ).toEqual([
    '/abordo',
    '/assine',
    '/boas-vindas',
    '/campanha-whatsApp',
    '/chamanochat',
    '/pre-reserva/boreal',
  ]);
});

it('fixes the header everywhere but on /simulador/configure-e-assine', async () => {
  const configurator = '/simulador/configure-e-assine?modelo=aroeira';
  for (const path of ['/', '/simulador/carrinho', configurator]) {
    const { container, unmount } = await look(path, 'anonymous');
    const fixed = () => container.querySelector('header.hd')?.getAttribute('data-fixed');
    const expected = path === configurator ? 'false' : 'true';
    await waitFor(() => {
      expect(path).toEqual(path);
      expect(fixed()).toEqual(expected);
    });
    unmount();
  }
});

describe('every page, for every viewer', () => {
  const pages = rows.filter(
    (row): row is [string, Exclude<RouteRow, { leadsTo: string }>] =>
      !('leadsTo' in row[1]),
  );
  it.each(pages)('%s', async (path, { title, h1, frame, guarded }) => {
    for (const kind of ALL) {
      if (kind === 'anonymous' && guarded) continue;
      const { dealerUser, unmount } = await look(path, kind);
      await waitFor(() => {
        expect(kind).toEqual(kind);
        expect(headerKind()).toEqual(frame ? null : kind);
      });
      await waitFor(() => {
        expect(kind).toEqual(kind);
        expect(footerKind()).toEqual(
          frame ? null : dealerUser ? 'service line' : 'whole',
        );
      });
      if (title) await waitFor(() => expect(document.title).toBe(title));
      if (h1) await waitFor(() => expect(text('h1')).toBe(h1));
      unmount();
    }
  });
});

describe('a path that leads elsewhere, followed inside the app', () => {
  const redirects = rows.flatMap(([path, row]): [string, string][] =>
    'leadsTo' in row ? [[path, row.leadsTo]] : [],
  );
  it.each(redirects)('%s leads to %s', async (path, target) => {
    const { location } = await look(path, 'customer');
    await waitFor(() => expect(location()).toBe(target));
    const row = ROUTE_TABLE[target];
    await waitFor(() =>
      expect(headerKind()).toBe(row && 'frame' in row ? null : 'customer'),
    );
  });
});
