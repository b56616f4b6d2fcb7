import { screen, waitFor } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import {
  getDealership,
  listPortalLinks,
  listProposals,
  refreshSession,
  signOut,
  type ViewerKind,
} from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import { portalForSpecs } from '@site/shell/testing';
import {
  answer,
  aViewer,
  expectConsole,
  guardConsole,
  refuse,
  sitePages,
} from '@site/testing';
import { routes } from './routes';

guardConsole();
afterEach(() => window.history.replaceState(null, '', '/'));

const { open, guarded } = portalForSpecs('dealer-portal', routes);
const PRIVATE = [
  '/concessionarias',
  '/concessionarias/propostas',
  '/concessionarias/propostas/3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a6b',
  '/concessionarias/entregas/horarios',
  '/concessionarias/de-quem-e-a-venda',
  '/concessionarias/extrato-de-vendas',
  '/concessionarias/resultados',
  '/concessionarias/estoque',
  '/concessionarias/estoque/importar',
  '/concessionarias/equipe',
  '/concessionarias/gerar-link',
  '/concessionarias/seller',
  '/concessionarias/nada-aqui',
];
const PAGES = sitePages('dealer-portal');
const links = [answer(listPortalLinks, [])];
const VIEWERS: ViewerKind[] = ['anonymous', 'customer', 'dealer', 'seller', 'consultant'];
const STAFF: ViewerKind[] = ['dealer', 'seller'];

describe('the guard of the dealer portal', () => {
  const cells = PRIVATE.flatMap((path) =>
    VIEWERS.map((kind) => [path, kind, STAFF.includes(kind) ? null : '/'] as const),
  );
  it.each(cells)('%s opened by a %s leads to %s', async (path, kind, target) => {
    expect(await guarded(path, aViewer(kind))).toBe(target);
  });

  it.each(VIEWERS)('/concessionarias/login is open to a %s', async (kind) => {
    expect(await guarded('/concessionarias/login', aViewer(kind))).toBeNull();
  });

  it.each(VIEWERS)('/concessionarias/login shows its form to a %s', async (kind) => {
    open('/concessionarias/login', { viewer: aViewer(kind) });
    await screen.findByRole('heading', { name: 'Entre no portal' });
  });

  it.each<ViewerKind>(['anonymous', 'customer', 'consultant'])(
    'a %s who is being sent away sees no private screen, and no call is made',
    async (kind) => {
      // The guard leads to /, so the window must stand elsewhere for jsdom to report the
      // navigation.
      window.history.replaceState(null, '', '/concessionarias/propostas');
      const isSentAway = expectConsole(/navigation/i);
      const { transport } = open('/concessionarias/propostas', {
        viewer: aViewer(kind),
      });
      await waitFor(() => expect(isSentAway()).toBe(true));
      // The router stands still while its page is left, so only the calls are awaited.
      await waitFor(() => expect(transport.traffic().unanswered).toBe(0));
      expect(screen.queryByRole('heading', { name: 'Minhas propostas' })).toBeNull();
      expect(transport.requestsOf(listProposals)).toEqual([]);
    },
  );
});

describe('an unknown path', () => {
  it("shows 'Ops, a página que você procura não está aqui. =/' and leads home", async () => {
    open('/concessionarias/nada-aqui', { viewer: aViewer('dealer') });
    await screen.findByText('Ops, a página que você procura não está aqui. =/');
    expect(
      screen.getByRole('link', { name: 'Ir para a home' }).getAttribute('href'),
    ).toBe('/');
    await waitFor(() => expect(document.title).toBe('Página não encontrada'));
  });

  it('below the sign-in is open to everybody, as the sign-in is', async () => {
    const path = '/concessionarias/login/nada-aqui';
    expect(await guarded(path, aViewer('anonymous'))).toBeNull();
    open(path, { viewer: aViewer('anonymous') });
    await screen.findByText('Ops, a página que você procura não está aqui. =/');
  });
});

describe('the frame', () => {
  it('names the dealership, its place, CNPJ and group on top for a dealer', async () => {
    open('/concessionarias/gerar-link', { viewer: aViewer('dealer'), answers: links });
    await screen.findByText('Curitiba, PR');
    screen.getByText('CNPJ DE.MO0.001/0001-07');
    screen.getByText('Grupo Araucária');
    screen.getByText('Olá, Rodar Batel');
  });

  it("without content of CMS page 704 says 'Falha ao buscar!' to the log alone and keeps its fixed links", async () => {
    const { log } = open('/concessionarias/gerar-link', {
      viewer: aViewer('dealer'),
      answers: links,
    });
    await screen.findByRole('contentinfo');
    expect(log.logged).toEqual(['Falha ao buscar!']);
    expect(log.popups).toEqual([]);
    expect(screen.queryByText('Falha ao buscar!')).toBeNull();
  });

  it('sends a page view on every navigation, without what is searched for', async () => {
    const { user, log } = open('/concessionarias/gerar-link?busca=Ana', {
      viewer: aViewer('dealer'),
      answers: [
        ...links,
        answer(listProposals, { items: [], nextCursor: null, total: 0, counts: {} }),
      ],
    });
    await user.click(await screen.findByRole('link', { name: 'Minhas propostas' }));
    await user.type(
      await screen.findByLabelText('Cliente, CPF, CNPJ ou número'),
      'Ana{Enter}',
    );
    await user.selectOptions(screen.getByLabelText('Situação'), 'Em análise');
    await waitFor(() =>
      expect(log.pageViews).toEqual([
        '/concessionarias/gerar-link',
        '/concessionarias/propostas',
        '/concessionarias/propostas',
        '/concessionarias/propostas?estado=em_analise',
      ]),
    );
  });

  it("'Sair' ends the session and goes to root", async () => {
    const { user, log, transport } = open('/concessionarias/gerar-link', {
      viewer: aViewer('dealer'),
      answers: [...links, answer(signOut, { ok: true })],
    });
    await user.click(await screen.findByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(log.loaded).toEqual(['/']));
    expect(transport.requestsOf(signOut)).toHaveLength(1);
  });

  // spec §4; docs/product/identity.md: the return to the requested page
  it('a 401 says so, and leads to /conta/login and back to the same page', async () => {
    const { log } = open('/concessionarias/gerar-link?x=1', {
      viewer: aViewer('dealer'),
      answers: [
        refuse(listPortalLinks, 401),
        refuse(refreshSession, 401),
        answer(signOut, { ok: true }),
      ],
    });
    await waitFor(() =>
      expect(log.loaded).toEqual([
        '/conta/login?returnUrl=%2Fconcessionarias%2Fgerar-link%3Fx%3D1',
      ]),
    );
    expect(log.popups).toHaveLength(1);
  });
});

it.each(PAGES)('%s is a page of this portal', (path) => {
  const [last] = matchRoutes(routes, pathInApp('dealer-portal', path))?.slice(-1) ?? [];
  expect(last?.route.path).not.toBe('*');
});

it('tells by a popup that the dealership could not be read, and goes on without its facts', async () => {
  const message = 'O serviço está indisponível no momento.';
  const { log } = open('/concessionarias/gerar-link', {
    viewer: aViewer('dealer'),
    answers: [...links, refuse(getDealership, 503, { message })],
  });
  await screen.findByRole('heading', { name: 'Link da loja' });
  await screen.findByRole('complementary', { name: 'Concessionária' });
  await waitFor(() =>
    expect(log.popups).toMatchObject([{ title: 'Erro!', text: message }]),
  );
});
