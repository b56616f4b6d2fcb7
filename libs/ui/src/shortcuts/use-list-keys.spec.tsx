import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router-dom';
import { AppBase } from '../link/app-base';
import { UnsavedChanges, useUnsavedQuestion } from '../unsaved-changes/unsaved-changes';
import { useUnsavedChanges } from '../unsaved-changes/use-unsaved-changes';
import { Shortcuts } from './shortcuts';
import { useListKeys } from './use-list-keys';

const items = [{ id: 'one' }, { id: 'two' }, { id: 'three' }];

function List() {
  const { id } = useParams();
  useListKeys({ items, chosenId: id, pathOf: (one) => `/consultor/leads/${one}` });
  useUnsavedChanges(id === 'one');
  return null;
}

function Page() {
  return (
    <UnsavedChanges question={useUnsavedQuestion()}>
      <AppBase app="consultant-portal">
        <Shortcuts isOn onSwitch={() => undefined}>
          <List />
        </Shortcuts>
      </AppBase>
    </UnsavedChanges>
  );
}

/** The list at `path`, whose pages load by `loader`. */
function opened(path: string, loader = () => Promise.resolve(null)) {
  const router = createMemoryRouter(
    [{ path: '/leads/:id?', element: <Page />, loader, HydrateFallback: () => null }],
    {
      basename: '/consultor',
      initialEntries: [`/consultor/leads${path}`],
      hydrationData: { loaderData: { '0': null } },
    },
  );
  render(<RouterProvider router={router} />);
  return () => `${router.state.location.pathname}${router.state.location.search}`;
}

it('J and K open the next and the previous item, with the filters', async () => {
  const user = userEvent.setup();
  const address = opened('/two?estado=novo');
  await user.keyboard('j');
  expect(address()).toBe('/consultor/leads/three?estado=novo');
  await user.keyboard('k');
  expect(address()).toBe('/consultor/leads/two?estado=novo');
});

it('J pressed twice goes two items on, even before the first page has loaded', async () => {
  let load: () => void = () => undefined;
  const address = opened(
    '',
    () => new Promise((resolve) => (load = () => resolve(null))),
  );
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.body, { key: 'j' });
  await act(async () => load());
  expect(address()).toBe('/consultor/leads/two');
});

it('J goes on from the open item after the reader chose to stay on it', async () => {
  const user = userEvent.setup();
  const address = opened('/one');
  await user.keyboard('j');
  await user.click(await screen.findByRole('button', { name: 'Continuar aqui' }));
  await user.keyboard('j');
  await user.click(await screen.findByRole('button', { name: /^Sair/ }));
  expect(address()).toBe('/consultor/leads/two');
});
