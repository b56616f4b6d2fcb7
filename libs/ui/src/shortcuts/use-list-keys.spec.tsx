import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AppBase } from '../link/app-base';
import { Shortcuts } from './shortcuts';
import { useListKeys } from './use-list-keys';

const items = [{ id: 'one' }, { id: 'two' }, { id: 'three' }];

/** Opened pages, in their order. */
let opened: string[];
beforeEach(() => (opened = []));

function List({ chosenId }: { chosenId?: string }) {
  useListKeys({ items, chosenId, pathOf: (id) => `/consultor/leads/${id}` });
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  if (opened.at(-1) !== address) opened.push(address);
  return null;
}

const page = (chosenId?: string) => (
  <MemoryRouter initialEntries={['/leads?estado=novo']}>
    <AppBase app="consultant-portal">
      <Shortcuts isOn onSwitch={() => undefined}>
        <List chosenId={chosenId} />
      </Shortcuts>
    </AppBase>
  </MemoryRouter>
);

it('J goes on from the item that the last one went to, also before its page is there', async () => {
  const user = userEvent.setup();
  render(page());
  await user.keyboard('jjkj');
  expect(opened.slice(1)).toEqual([
    '/leads/one?estado=novo',
    '/leads/two?estado=novo',
    '/leads/one?estado=novo',
    '/leads/two?estado=novo',
  ]);
});

it('J goes on from what was chosen otherwise meanwhile', async () => {
  const user = userEvent.setup();
  const { rerender } = render(page());
  await user.keyboard('j');
  rerender(page('two'));
  await user.keyboard('jj');
  expect(opened.slice(1)).toEqual(['/leads/one?estado=novo', '/leads/three?estado=novo']);
});
