import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type RefObject } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { guardConsole } from '@site/testing';
import { AppLink } from './link/app-link';
import { useIsStaying } from './use-is-staying';

guardConsole();

/** A page with a link to another one, which opens once `load` was called. */
function openPage() {
  let load = (): void => undefined;
  const loaded = new Promise<null>((resolve) => (load = () => resolve(null)));
  const shown: { isStaying?: Readonly<RefObject<boolean>> } = {};
  function Page() {
    shown.isStaying = useIsStaying();
    return <AppLink to="/outra">Outra</AppLink>;
  }
  const router = createMemoryRouter([
    { path: '/', Component: Page },
    { path: '/outra', loader: () => loaded, Component: () => <h1>Outra página</h1> },
  ]);
  render(<RouterProvider router={router} />);
  return { router, load: () => load(), isStaying: () => shown.isStaying?.current };
}

it('says that somebody leaves from their press on, and for good', async () => {
  const { load, isStaying } = openPage();
  expect(isStaying()).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: 'Outra' }));
  expect(isStaying()).toBe(false);
  load();
  await screen.findByRole('heading', { name: 'Outra página' });
  expect(isStaying()).toBe(false);
});

it('knows that somebody leaves before a render does, and comes back', async () => {
  const { router, load, isStaying } = openPage();
  await act(() => {
    void router.navigate('/outra');
    expect(isStaying()).toBe(false); // nothing is rendered yet
  });
  load();
  await screen.findByRole('heading', { name: 'Outra página' });
  await act(() => router.navigate(-1));
  await screen.findByRole('link', { name: 'Outra' });
  expect(isStaying()).toBe(true);
});

it('takes another query of the same path for the same page, also before a render', async () => {
  const { router, isStaying } = openPage();
  await act(async () => {
    await router.navigate('/?tipo=empresa', { replace: true });
    expect(isStaying()).toBe(true); // nothing is rendered yet
  });
  expect(isStaying()).toBe(true);
});
