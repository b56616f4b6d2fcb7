import { screen, waitFor, within } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import {
  getToday,
  getTodayCounts,
  listLeads,
  listProposals,
  type ViewerKind,
} from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aViewer, expectConsole, guardConsole, sitePages } from '@site/testing';
import { routes } from './routes';

guardConsole();
afterEach(() => window.history.replaceState(null, '', '/'));

const { open, guarded } = portalForSpecs('consultant-portal', routes);
const PRIVATE = [
  '/consultor',
  '/consultor/propostas',
  '/consultor/propostas/3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a6b',
  '/consultor/de-quem-e-a-venda',
  '/consultor/campanhas',
  '/consultor/extrato-de-vendas',
  '/consultor/contratos',
  '/consultor/danos',
  '/consultor/contratos/3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61',
  '/consultor/clientes',
  '/consultor/clientes/3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61',
  '/consultor/auditoria',
  '/consultor/equipe',
  '/consultor/precos',
  '/consultor/precos/nova',
  '/consultor/precos/cores-e-opcionais',
  '/consultor/precos/nomes',
  '/consultor/precos/fichas',
  '/consultor/precos/fichas/lira-trilha',
  '/consultor/precos/1',
  '/consultor/lojas',
  '/consultor/lojas/nova',
  '/consultor/lojas/1',
  '/consultor/paginas',
  '/consultor/paginas/1',
  '/consultor/paginas/1/versoes/1',
  '/consultor/contestacoes',
  '/consultor/contestacoes/3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61',
  '/consultor/atendimentos',
  '/consultor/atendimentos/3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61',
  '/consultor/multas',
  '/consultor/multas/nova',
  '/consultor/multas/importar',
  '/consultor/multas/3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61',
  '/consultor/compras',
  '/consultor/compras/3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61',
  '/consultor/atrasos',
  '/consultor/atrasos/3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61',
  '/consultor/leads',
  '/consultor/nada-aqui',
];
const PAGES = sitePages('consultant-portal');
const VIEWERS: ViewerKind[] = ['anonymous', 'customer', 'dealer', 'seller', 'consultant'];

describe('the guard of the consultant portal', () => {
  const cells = PRIVATE.flatMap((path) =>
    VIEWERS.map((kind) => [path, kind, kind === 'consultant' ? null : '/'] as const),
  );
  it.each(cells)('%s opened by a %s leads to %s', async (path, kind, target) => {
    expect(await guarded(path, aViewer(kind))).toBe(target);
  });

  it.each(VIEWERS.filter((kind) => kind !== 'consultant'))(
    'a %s who is being sent away sees no private screen, and no call is made',
    async (kind) => {
      // The guard leads to /, so the window must stand elsewhere for jsdom to report the
      // navigation.
      window.history.replaceState(null, '', '/consultor');
      const isSentAway = expectConsole(/navigation/i);
      const { transport } = open('/consultor', { viewer: aViewer(kind) });
      await waitFor(() => expect(isSentAway()).toBe(true));
      // The router stands still while its page is left, so only the calls are awaited.
      await waitFor(() => expect(transport.traffic().unanswered).toBe(0));
      expect(screen.queryByRole('heading', { name: 'Hoje' })).toBeNull();
      expect([
        ...transport.requestsOf(getToday),
        ...transport.requestsOf(getTodayCounts),
        ...transport.requestsOf(listProposals),
      ]).toEqual([]);
    },
  );
});

it("an unknown path shows 'Ops, a página que você procura não está aqui. =/' and leads home", async () => {
  open('/consultor/nada-aqui', { viewer: aViewer('consultant') });
  await screen.findByText('Ops, a página que você procura não está aqui. =/');
  expect(screen.getByRole('link', { name: 'Ir para a home' }).getAttribute('href')).toBe(
    '/',
  );
});

describe('the frame', () => {
  const empty = { items: [], nextCursor: null, total: 0 };
  const answers = [
    answer(listProposals, { ...empty, counts: {} }),
    answer(listLeads, { ...empty, counts: { free: 0, mine: 0 } }),
  ];

  it("without content of CMS page 704 says 'Falha ao buscar!' to the log alone and keeps its service line", async () => {
    const { log } = open('/consultor', { viewer: aViewer('consultant'), answers });
    // Only the service line is shown, as in the dealer portal.
    const footer = await screen.findByRole('contentinfo');
    within(footer).getByText('Atendimento');
    expect(within(footer).queryByText('Mapa do site')).toBeNull();
    expect(log.logged).toEqual(['Falha ao buscar!']);
    expect(log.popups).toEqual([]);
    expect(screen.queryByText('Falha ao buscar!')).toBeNull();
  });

  it('sends a page view on every navigation', async () => {
    const viewer = aViewer('consultant');
    const { user, log } = open('/consultor/propostas', { viewer, answers });
    await user.selectOptions(await screen.findByLabelText('Situação'), 'Enviada');
    await user.click(await screen.findByRole('link', { name: 'Leads' }));
    await waitFor(() =>
      expect(log.pageViews).toEqual([
        '/consultor/propostas',
        '/consultor/propostas?estado=enviada',
        '/consultor/leads',
      ]),
    );
  });

  it('names the portal and the consultant, and has both queues', async () => {
    const { user, location } = open('/consultor/propostas', {
      viewer: aViewer('consultant'),
      answers,
    });
    await screen.findByText('Caio Reis');
    screen.getByText('Portal Consultor');
    expect(
      screen.getByRole('link', { name: 'Análise' }).getAttribute('aria-current'),
    ).toBe('page');
    await user.click(screen.getByRole('link', { name: 'Leads' }));
    await waitFor(() => expect(location()).toBe('/consultor/leads'));
    await waitFor(() =>
      expect(
        screen.getByRole('link', { name: 'Leads' }).getAttribute('aria-current'),
      ).toBe('page'),
    );
  });
});

it.each(PAGES)('%s is a page of this portal', (path) => {
  const [last] =
    matchRoutes(routes, pathInApp('consultant-portal', path))?.slice(-1) ?? [];
  expect(last?.route.path).not.toBe('*');
});
