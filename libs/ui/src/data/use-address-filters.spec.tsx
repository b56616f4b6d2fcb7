import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { AppLink } from '../link/app-link';
import { useAddressFilters } from './use-address-filters';

function Queue() {
  const { params, change } = useAddressFilters<'busca' | 'estado'>();
  return (
    <>
      <button type="button" onClick={() => change('busca', 'ana')}>
        Buscar
      </button>
      <button type="button" onClick={() => change('estado', 'todas')}>
        Todas
      </button>
      <AppLink to={{ pathname: '/propostas/7', search: params.toString() }}>
        Ana Souza
      </AppLink>
      <Outlet />
    </>
  );
}

/** The queue; a proposal opens beside it once `arrive` is called. */
function openQueue() {
  let arrive: () => void = () => undefined;
  const loader = () => new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const children = [
    { index: true, element: null },
    { path: 'propostas/:id', loader, element: <h2>Proposta 7</h2> },
  ];
  const router = createMemoryRouter([{ path: '/', element: <Queue />, children }], {
    basename: '/consultor',
    initialEntries: ['/consultor'],
  });
  render(<RouterProvider router={router} />);
  const press = (name: string) =>
    act(async () => void fireEvent.click(screen.getByText(name)));
  const address = () =>
    `${router.state.location.pathname}${router.state.location.search}`;
  return { press, address, arrive: () => act(async () => arrive()) };
}

describe('filters in the address', () => {
  it('lose none of two quick changes', async () => {
    const { press, address } = openQueue();
    await press('Buscar');
    await press('Todas');
    await waitFor(() => expect(address()).toBe('/consultor?busca=ana&estado=todas'));
  });

  it('let a chosen row open, and apply there what was typed just before', async () => {
    const { press, address, arrive } = openQueue();
    await press('Ana Souza');
    await press('Buscar');
    expect(address()).toBe('/consultor');
    await arrive();
    await screen.findByRole('heading', { name: 'Proposta 7' });
    await arrive();
    await waitFor(() => expect(address()).toBe('/consultor/propostas/7?busca=ana'));
  });
});
