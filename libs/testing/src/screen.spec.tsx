import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { type Call, getLoggedUser, listPrices } from '@site/api-contract';
import { answer, aPrice, aUser, aViewer, heldBack } from './index';
import { renderRoute, type Wire } from './screen';

const wire: Wire = ({ fetch, viewer, token }) => ({
  Providers: ({ children }) => (
    <div
      data-viewer={viewer.kind}
      data-token={token === null ? 'none' : 'some'}
      data-fetch={typeof fetch}
    >
      {children}
    </div>
  ),
});

function Screen() {
  return <h1>Olá, {useLoaderData<string>()}</h1>;
}

it('a route is rendered with its loader, its viewer and its answers', async () => {
  const routes = [
    {
      path: '/ola',
      loader: () => 'mundo',
      Component: Screen,
      HydrateFallback: () => null,
    },
  ];
  const { container, location } = renderRoute(routes, '/ola?x=1', {
    viewer: aViewer('seller'),
    answers: [answer(listPrices, [aPrice()])],
    wire,
  });
  expect(await screen.findByRole('heading', { name: 'Olá, mundo' })).toBeTruthy();
  expect(container.firstElementChild?.getAttribute('data-viewer')).toBe('seller');
  expect(container.firstElementChild?.getAttribute('data-token')).toBe('some');
  expect(location()).toBe('/ola?x=1');
});

function First() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/pagina')}>Ir</button>;
}

/** Passes time in which `allAnswered` would end if it could. */
async function someFrames(): Promise<void> {
  for (let frame = 0; frame < 8; frame++)
    await act(async () => new Promise<number>(requestAnimationFrame));
}

describe('allAnswered', () => {
  it('waits for all answers, also of calls that follow an answer', async () => {
    const prices = heldBack(answer(listPrices, []));
    const user = heldBack(answer(getLoggedUser, aUser()));
    const asking: Wire = ({ fetch }) => {
      const ask = ({ path }: Call) => fetch(`http://localhost/api/v1/${path}`);
      return {
        Providers: function Asks() {
          const [said, setSaid] = useState('nada');
          useEffect(() => {
            void ask(listPrices)
              .then(() => ask(getLoggedUser))
              .then(() => setSaid('tudo'));
          }, []);
          return said;
        },
      };
    };
    const { container, transport, allAnswered } = renderRoute([{ path: '/' }], '/', {
      answers: [prices.held, user.held],
      wire: asking,
    });
    let isOver = false;
    const waiting = allAnswered().then(() => (isOver = true));
    await someFrames();
    expect(isOver).toBe(false);
    prices.arrive();
    await waitFor(() => expect(transport.requestsOf(getLoggedUser)).toHaveLength(1));
    await someFrames();
    expect(isOver).toBe(false);
    user.arrive();
    await waiting;
    expect(container.textContent).toBe('tudo');
  });

  it.each([
    ['is opened', '/pagina'],
    ['is gone to', '/'],
  ])('waits for the code of a page that %s and asks nothing', async (_how, first) => {
    let load = (): void => undefined;
    const loaded = new Promise<void>((resolve) => (load = resolve));
    const routes = [
      { path: '/', Component: First },
      {
        path: '/pagina',
        lazy: () => loaded.then(() => ({ Component: () => 'A página' })),
        HydrateFallback: () => null,
      },
    ];
    const { container, user, allAnswered } = renderRoute(routes, first, {
      wire: () => ({ Providers: ({ children }) => children }),
    });
    if (first === '/') await user.click(screen.getByRole('button', { name: 'Ir' }));
    let isOver = false;
    const waiting = allAnswered().then(() => (isOver = true));
    await someFrames();
    expect(isOver).toBe(false);
    load();
    await waiting;
    expect(container.textContent).toBe('A página');
  });
});

it('prints the document when something is not there, at once or after waiting', async () => {
  document.body.innerHTML = '<p>Somente isto</p>';
  const failed = await screen
    .findByRole('button', {}, { timeout: 60 })
    .catch((error: unknown) => error as Error);
  for (const text of [(failed as Error).message, (failed as Error).stack])
    expect(text).toContain('Somente isto');
  expect(() => screen.getByRole('button')).toThrow(/Somente isto/);
});
