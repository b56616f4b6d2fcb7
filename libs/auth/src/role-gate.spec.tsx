import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import {
  createMemoryRouter,
  RouterContextProvider,
  RouterProvider,
} from 'react-router-dom';
import { type ViewerKind } from '@site/api-contract';
import { aToken, aUserFor, aViewer, claimsFor, guardConsole } from '@site/testing';
import { roleRoute } from './role-gate';
import { sessionEnded, sessionRestored, sessionSlice } from './session-slice';

guardConsole();

/** A page that the server rendered for anonymous visitors, as hydration finds it. */
async function hydrated() {
  const store = configureStore({ reducer: { session: sessionSlice.reducer } });
  const routes = [
    roleRoute(['SELLER', 'DEALER'], 'aguarde', {
      id: 'gate',
      children: [{ index: true, element: 'segredo' }],
    }),
  ];
  // Without a session in the context the guard passes, as on the server, so only the gate
  // is tested.
  const router = createMemoryRouter(routes, {
    hydrationData: { loaderData: { gate: null } },
    getContext: () => new RouterContextProvider(),
  });
  await act(async () => {
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    );
  });
  const restore = (kind: ViewerKind) => {
    const viewer = aViewer(kind);
    const token = kind === 'anonymous' ? null : aToken(claimsFor(viewer));
    act(
      () =>
        void store.dispatch(
          sessionRestored({ token, user: aUserFor(viewer), landing: null }),
        ),
    );
  };
  return { store, restore };
}

describe('a private screen', () => {
  it('waits until the browser has said who is looking', async () => {
    await hydrated();
    screen.getByText('aguarde');
    expect(screen.queryByText('segredo')).toBeNull();
  });

  it.each<[ViewerKind, string]>([
    ['anonymous', 'aguarde'],
    ['customer', 'aguarde'],
    ['dealer', 'segredo'],
    ['seller', 'segredo'],
    ['consultant', 'aguarde'],
  ])('then a %s sees: %s', async (kind, shown) => {
    (await hydrated()).restore(kind);
    screen.getByText(shown);
  });

  it('goes when the session ends', async () => {
    const { store, restore } = await hydrated();
    restore('dealer');
    act(() => void store.dispatch(sessionEnded()));
    screen.getByText('aguarde');
  });
});
