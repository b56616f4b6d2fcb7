import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AppLink } from './app-link';

function renderLink(link: React.ReactElement) {
  const router = createMemoryRouter([{ path: '*', element: link }], {
    basename: '/consultor',
    initialEntries: ['/consultor/antes', '/consultor?estado=enviada'],
  });
  render(<RouterProvider router={router} />);
  return router;
}

describe('AppLink', () => {
  it('shows the whole address and goes there without a page load', async () => {
    const router = renderLink(
      <AppLink to={{ pathname: '/propostas/7', search: 'estado=enviada' }}>
        Ana Souza
      </AppLink>,
    );
    const link = screen.getByRole('link', { name: 'Ana Souza' });
    expect(link.getAttribute('href')).toBe('/consultor/propostas/7?estado=enviada');
    // A click that nobody prevented would load the page.
    expect(fireEvent.click(link)).toBe(false);
    await screen.findByRole('link');
    expect(router.state.location).toMatchObject({
      pathname: '/consultor/propostas/7',
      search: '?estado=enviada',
    });
    expect(router.state.historyAction).toBe('PUSH');
  });

  it('replaces the current address in the history when told to', () => {
    const router = renderLink(
      <AppLink to="?" replace preventScrollReset>
        Todos
      </AppLink>,
    );
    fireEvent.click(screen.getByRole('link'));
    expect(router.state.location.search).toBe('');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(router.state.preventScrollReset).toBe(true);
  });

  it.each([
    ['a click with Control opens a tab', {}, { ctrlKey: true }],
    ['a middle click opens a tab', {}, { button: 1 }],
    ['a link to another window leaves', { target: '_blank' }, {}],
  ])('%s: the browser does it', (_name, attributes, click) => {
    const router = renderLink(
      <AppLink to="/leads" {...attributes}>
        Leads
      </AppLink>,
    );
    // Runs after React's handler, which is at the root below the document.
    const prevented: boolean[] = [];
    const listen = (event: Event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault(); // jsdom opens no page.
    };
    document.addEventListener('click', listen);
    fireEvent.click(screen.getByRole('link'), click);
    document.removeEventListener('click', listen);
    expect(prevented).toEqual([false]);
    expect(router.state.location.pathname).toBe('/consultor');
  });

  it('goes nowhere when its own click handler prevents it', () => {
    const router = renderLink(
      <AppLink to="/leads" onClick={(event) => event.preventDefault()}>
        Leads
      </AppLink>,
    );
    fireEvent.click(screen.getByRole('link'));
    expect(router.state.location.pathname).toBe('/consultor');
  });
});
