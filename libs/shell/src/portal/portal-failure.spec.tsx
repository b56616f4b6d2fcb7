import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type ApiFailure, FailureError } from '@site/api-client';
import { guardConsole } from '@site/testing';
import { PortalFailure } from './portal-failure';

guardConsole();

const REFUSED: ApiFailure = {
  kind: 'refusal',
  status: 403,
  path: 'cars',
  external: false,
  quiet: true,
  message: 'Seu acesso não inclui esta parte.',
  isServersMessage: true,
  notifications: [],
  fields: [],
  traceId: 'abc',
};

/** A screen of the portal that could not open. */
function broken(error: Error) {
  const router = createMemoryRouter(
    [
      {
        path: '/multas',
        loader: () => Promise.reject(error),
        Component: () => null,
        HydrateFallback: () => null,
        ErrorBoundary: PortalFailure,
      },
    ],
    { basename: '/consultor', initialEntries: ['/consultor/multas'] },
  );
  render(<RouterProvider router={router} />);
  return screen.findByRole('alert');
}
const retry = () => screen.queryByRole('button', { name: 'Tentar de novo' });
const home = () => screen.queryByRole('link', { name: 'Ir para o início' });

describe('a screen of a portal that could not open', () => {
  it('offers to try again, and says that nothing is lost', async () => {
    const { textContent } = await broken(new FailureError({ ...REFUSED, status: 503 }));
    expect(textContent).toContain('Seus dados continuam aqui.');
    expect(textContent).not.toContain('cobrado');
    expect(textContent).toContain('Código de atendimento: abc');
    expect(retry() !== null).toBe(true);
    expect(home()).toBe(null);
  });

  it.each([
    ['not open to who asks', 403],
    ['not there', 404],
  ])('leads home where it is %s, since trying again can not help', async (_, status) => {
    const { textContent } = await broken(new FailureError({ ...REFUSED, status }));
    expect(textContent).toContain('Seu acesso não inclui esta parte.');
    expect(textContent).not.toContain('Tente de novo');
    expect(home()?.getAttribute('href')).toBe('/consultor');
    expect(retry()).toBeNull();
  });
});
