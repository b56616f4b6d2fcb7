import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import {
  fetchCms,
  getDealership,
  getSharedCart,
  listPrices,
  listSimulations,
  sendLinkVisit,
  signOut,
  type Viewer,
} from '@site/api-contract';
import {
  aBasket,
  aDealership,
  type Answer,
  answer,
  aSimulation,
  aViewer,
  guardConsole,
  heldBack,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { aHomeContent, cmsWith } from '../testing/cms-pages';
import { siteScene } from '../testing/site-scene';
import { RouteFailure } from './route-failure';
import { routes } from './routes';

guardConsole();

const HOME = [cmsWith({ 'home-v3': aHomeContent() }), answer(listPrices, [])];

async function openHome({
  viewer,
  answers = [],
  remembered = {},
  path = '/',
}: {
  viewer?: Viewer;
  answers?: Answer[];
  remembered?: Record<string, string>;
  path?: string;
} = {}) {
  const scene = siteScene(remembered, path);
  const view = renderRoute(routes, path, {
    wire: scene.wire,
    viewer,
    answers: [...HOME, ...answers],
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...scene, ...view };
}

describe('the frame', () => {
  it('shows header and footer with the texts of CMS page 704', async () => {
    const { transport } = await openHome();
    expect(transport.requestsOf(fetchCms)).toContainEqual(
      expect.objectContaining({ body: { path: 'pages/704' } }),
    );
    screen.getByRole('link', { name: 'Simule agora' });
    screen.getByText('© 2026 Rodar');
    // One link is in the mobile menu and one in the footer.
    expect(
      screen
        .getAllByRole('link', { name: '0800 000 0000' })
        .map((link) => link.getAttribute('href')),
    ).toEqual(['tel:08000000000', 'tel:08000000000']);
  });

  it("scrolls to an editor's heading for a link without the prefix of its id", async () => {
    const heading = document.createElement('h2');
    heading.id = 'texto-prazo';
    heading.scrollIntoView = jest.fn();
    document.body.append(heading);
    await openHome({ path: '/#prazo' });
    expect(heading.scrollIntoView).toHaveBeenCalledTimes(1);
    heading.remove();
  });

  it('asks for no simulations when this browser has made none', async () => {
    const { transport } = await openHome();
    expect(transport.requestsOf(listSimulations)).toHaveLength(0);
    screen.getByRole('link', { name: 'Carrinho, nenhuma simulação' });
  });

  it('counts the simulations with a basket in the badge of the cart', async () => {
    const simulations = [
      aSimulation({ basket: aBasket() }),
      aSimulation({ id: '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a6c', basket: null }),
    ];
    await openHome({
      remembered: { simulation: '{}' },
      answers: [answer(listSimulations, simulations)],
    });
    await screen.findByRole('link', { name: 'Carrinho, 1 simulação' });
  });

  it('counts the simulations that the cart shows, even if the browser has stored none', async () => {
    const scene = siteScene({}, '/simulador/carrinho');
    renderRoute(routes, '/simulador/carrinho', {
      wire: scene.wire,
      answers: [
        ...HOME,
        answer(listSimulations, [aSimulation({ basket: aBasket() })]),
        answer(getSharedCart, null),
      ],
    });
    await screen.findByRole('link', { name: 'Carrinho, 1 simulação' });
  });

  it("copies the seller's assisted-sale link and says 'Link copiado com sucesso'", async () => {
    const { user, copied, popups } = await openHome({
      viewer: { ...aViewer('seller'), originAssistedSale: 'vnd-17' },
    });
    await user.click(
      await screen.findByRole('button', { name: 'gerar link venda assistida' }),
    );
    await waitFor(() =>
      expect(popups).toEqual([{ title: 'Sucesso!', text: 'Link copiado com sucesso' }]),
    );
    expect(copied).toEqual(['http://localhost:8080/?vendaassistida=VND-17']);
  });

  it('shows the dealership of the link that brought the visitor', async () => {
    const { stored } = await openHome({
      path: '/?dealerid=7',
      answers: [
        answer(getDealership, aDealership({ id: '7', name: 'Rodar Batel' })),
        answer(sendLinkVisit, { ok: true }),
      ],
    });
    await screen.findByText('Rodar Batel');
    screen.getByText('Curitiba, PR');
    screen.getByRole('link', { name: '(41) 3333-4444' });
    expect(stored('dealerLandingId')).toBe('7');
  });

  it("clears all local storage and goes home on 'Sair'", async () => {
    const { user, stored, location } = await openHome({
      viewer: aViewer('consultant'),
      remembered: { campaign: 'x' },
      answers: [answer(signOut, { ok: true })],
    });
    await user.click(await screen.findByRole('button', { name: 'Sair' }));
    await screen.findByRole('link', { name: 'Entrar ou cadastrar' });
    expect(stored('token')).toBe(null);
    expect(stored('campaign')).toBe(null);
    expect(location()).toBe('/');
  });

  it('shows a loading overlay while the next page loads, and none before or after', async () => {
    const duvidas = { title: 'Dúvidas', lead: '', html: '' };
    const cms = cmsWith({ 'home-v3': aHomeContent(), duvidas });
    const { held, arrive } = heldBack(cms);
    const slowCms: Answer = {
      ...cms,
      reply: (request) =>
        (JSON.stringify(request.body).includes('duvidas') ? held : cms).reply(request),
    };
    const { user } = await openHome({ answers: [slowCms] });
    const overlay = () => screen.queryByText('Carregando a página');
    expect(overlay()).toBeNull();
    await user.click(screen.getAllByRole('link', { name: 'Dúvidas' })[0] as HTMLElement);
    expect((await screen.findByText('Carregando a página')).parentElement?.role).toBe(
      'status',
    );
    arrive();
    await screen.findByRole('heading', { name: 'Dúvidas', level: 1 });
    expect(overlay()).toBeNull();
  });

  it('pushes a page view on every navigation and moves the focus to the content', async () => {
    const { user, pageViews } = await openHome({
      answers: [
        cmsWith({
          'home-v3': aHomeContent(),
          duvidas: { title: 'Dúvidas', lead: '', html: '' },
        }),
      ],
    });
    await user.click(screen.getAllByRole('link', { name: 'Dúvidas' })[0] as HTMLElement);
    await screen.findByRole('heading', { name: 'Dúvidas', level: 1 });
    await waitFor(() => expect(pageViews).toEqual(['/', '/institucional/duvidas']));
    expect(document.activeElement?.tagName).toBe('MAIN');
  });
});

/** A page of the site that could not open. */
async function broken(error: unknown) {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        loader: () => Promise.reject(error),
        Component: () => null,
        HydrateFallback: () => null,
        ErrorBoundary: () => <RouteFailure notFound={null} />,
      },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Não conseguimos abrir esta página' });
}

describe('a page that could not open', () => {
  it('is our fault where the server answered so', async () => {
    await broken({ traceId: 'abc123' });
    screen.getByText(
      'Foi uma falha nossa. Nada do que você fez se perdeu. Tente de novo em instantes.',
    );
    screen.getByText('Código de atendimento: abc123');
  });

  it('asks for the connection where nothing answered, such as code that did not arrive', async () => {
    await broken(new TypeError('Failed to fetch dynamically imported module'));
    screen.getByText(
      'Nada do que você fez se perdeu. Tente de novo e, se não abrir, confira sua conexão.',
    );
    expect(screen.queryByText(/falha nossa/)).toBeNull();
  });
});
