import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type AppName } from '@site/api-contract/site-map';
import { AppBase } from './app-base';
import { linkTarget } from './link-target';
import { SiteLink } from './site-link';

describe('where a link leads', () => {
  it.each<[string, AppName, ReturnType<typeof linkTarget>]>([
    ['/simulador', 'public-site', { kind: 'inside', to: '/simulador' }],
    ['/', 'public-site', { kind: 'inside', to: '/' }],
    [
      '/concessionarias/propostas?estado=ativa#x',
      'dealer-portal',
      { kind: 'inside', to: '/propostas?estado=ativa#x' },
    ],
    ['/concessionarias', 'dealer-portal', { kind: 'inside', to: '/' }],
    ['/concessionarias?x=1', 'dealer-portal', { kind: 'inside', to: '/?x=1' }],
    ['/concessionarias', 'public-site', { kind: 'page', href: '/concessionarias' }],
    ['/simulador', 'consultant-portal', { kind: 'page', href: '/simulador' }],
    ['/consultoria', 'public-site', { kind: 'inside', to: '/consultoria' }],
    [
      '/media/politica-de-cookies.pdf',
      'public-site',
      { kind: 'page', href: '/media/politica-de-cookies.pdf' },
    ],
    [
      '/api/v1/openapi.json',
      'public-site',
      { kind: 'page', href: '/api/v1/openapi.json' },
    ],
    ['simulador', 'public-site', { kind: 'page', href: 'simulador' }],
    [
      'promo/natal.html?x=a:b',
      'public-site',
      { kind: 'page', href: 'promo/natal.html?x=a:b' },
    ],
    ['#top', 'public-site', { kind: 'page', href: '#top' }],
    [
      'https://example.com/a',
      'public-site',
      { kind: 'external', href: 'https://example.com/a' },
    ],
    ['tel:08000000000', 'public-site', { kind: 'external', href: 'tel:08000000000' }],
  ])('%s seen from %s', (to, app, expected) => {
    expect(linkTarget(to, app)).toEqual(expected);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'data:text/html,x',
    'x:y',
    '',
  ])('%j leads nowhere', (to) =>
    expect(linkTarget(to, 'public-site')).toEqual({ kind: 'unsafe' }),
  );
});

describe('SiteLink', () => {
  it('shows an unsafe target as mere text', () => {
    render(<SiteLink to="javascript:alert(1)">Clique</SiteLink>);
    expect(screen.queryByRole('link')).toBeNull();
    screen.getByText('Clique');
  });

  it('keeps the base of the app in the address it shows', () => {
    const router = createMemoryRouter(
      [
        {
          path: '*',
          element: (
            <AppBase app="dealer-portal">
              <SiteLink to="/concessionarias/propostas">Propostas</SiteLink>
            </AppBase>
          ),
        },
      ],
      { basename: '/concessionarias', initialEntries: ['/concessionarias'] },
    );
    render(<RouterProvider router={router} />);
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      '/concessionarias/propostas',
    );
  });

  it('marks a link to another host', () => {
    render(<SiteLink to="https://example.com">Fora</SiteLink>);
    expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener');
  });
});
