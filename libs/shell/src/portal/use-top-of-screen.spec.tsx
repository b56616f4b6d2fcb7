import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { guardConsole } from '@site/testing';
import { useTopOfScreen } from './use-top-of-screen';

guardConsole();

const handle = { page: 'private', entry: 'a-screen.tsx' } as const;

function Portal() {
  useTopOfScreen();
  return <Outlet />;
}

/** A portal with a start page, a list with items beside it, and pages of single cars. */
async function portal() {
  const router = createMemoryRouter([
    {
      Component: Portal,
      handle: { page: 'private' },
      children: [
        { path: '/', element: 'Hoje', handle },
        {
          path: '/leads',
          element: <Outlet />,
          handle,
          children: [{ path: ':id', element: 'Um lead', handle }],
        },
        { path: '/entregas/:id', element: 'Uma entrega', handle },
      ],
    },
  ]);
  const scrolls = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  render(<RouterProvider router={router} />);
  return {
    go: (to: string | number) => act(() => router.navigate(to as string)),
    /** How often the page was scrolled to its top since the last question. */
    tops: () => {
      const { length } = scrolls.mock.calls;
      scrolls.mockClear();
      return length;
    },
  };
}

/** A window of which the list and its item have one place, or room beside each other. */
function seeWidth(isWide: boolean) {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({ matches: isWide && query === '(width >= 66em)' }),
  });
}

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
  jest.restoreAllMocks();
});

describe('a screen of a portal', () => {
  it('begins at its top', async () => {
    const { go, tops } = await portal();
    expect(tops()).toBe(0);
    await go('/leads');
    expect(tops()).toBe(1);
    await go('/entregas/1');
    expect(tops()).toBe(1);
    await go('/entregas/2');
    expect(tops()).toBe(1);
  });

  it('stands still while items of its list are opened and its filters change', async () => {
    seeWidth(true);
    const { go, tops } = await portal();
    await go('/leads');
    tops();
    await go('/leads/1');
    await go('/leads/2');
    await go('/leads?de=meus');
    expect(tops()).toBe(0);
  });

  it('begins at its top on a phone with each item that takes the place of its list', async () => {
    seeWidth(false);
    const { go, tops } = await portal();
    await go('/leads');
    tops();
    await go('/leads/1');
    expect(tops()).toBe(1);
    await go('/leads/1?de=meus');
    expect(tops()).toBe(0);
    await go('/leads/2');
    expect(tops()).toBe(1);
    await go('/leads/2#notas');
    await go(-1);
    await go('/leads');
    expect(tops()).toBe(0);
    await go('/leads/2');
    expect(tops()).toBe(1);
    await go(-1);
    expect(tops()).toBe(0);
  });

  it('stands where it was on the way back, and at a part that the address names', async () => {
    const { go, tops } = await portal();
    await go('/leads');
    tops();
    await go(-1);
    expect(tops()).toBe(0);
    await go('/entregas/1#fotos');
    expect(tops()).toBe(0);
  });
});
