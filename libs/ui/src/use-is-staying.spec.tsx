import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type RefObject } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { guardConsole } from '@site/testing';
import { AppLink } from './link/app-link';
import { useIsStaying } from './use-is-staying';

guardConsole();

it('says that somebody leaves from their press on, and for good', async () => {
  let load = (): void => undefined;
  const loaded = new Promise<null>((resolve) => (load = () => resolve(null)));
  let isStaying: Readonly<RefObject<boolean>> | undefined;
  function Page() {
    isStaying = useIsStaying();
    return <AppLink to="/outra">Outra</AppLink>;
  }
  const router = createMemoryRouter([
    { path: '/', Component: Page },
    { path: '/outra', loader: () => loaded, Component: () => <h1>Outra página</h1> },
  ]);
  render(<RouterProvider router={router} />);
  expect(isStaying?.current).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: 'Outra' }));
  expect(isStaying?.current).toBe(false);
  load();
  await screen.findByRole('heading', { name: 'Outra página' });
  expect(isStaying?.current).toBe(false);
});
