import { screen } from '@testing-library/react';
import { useLoaderData } from 'react-router-dom';
import { listPrices } from '@site/api-contract';
import { answer, aPrice, aViewer } from './index';
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

it('prints the document when something is not there, at once or after waiting', async () => {
  document.body.innerHTML = '<p>Somente isto</p>';
  const failed = await screen
    .findByRole('button', {}, { timeout: 60 })
    .catch((error: unknown) => error as Error);
  for (const text of [(failed as Error).message, (failed as Error).stack])
    expect(text).toContain('Somente isto');
  expect(() => screen.getByRole('button')).toThrow(/Somente isto/);
});
