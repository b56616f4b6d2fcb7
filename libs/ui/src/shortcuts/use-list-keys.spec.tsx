import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Shortcuts } from './shortcuts';
import { useListKeys } from './use-list-keys';

const ITEMS = [{ id: 'one' }, { id: 'two' }, { id: 'three' }];

function List({ chosenId, onGo }: { chosenId?: string; onGo: (id: string) => void }) {
  useListKeys(ITEMS, chosenId, ({ id }) => onGo(id));
  return null;
}

const page = (onGo: (id: string) => void, chosenId?: string) => (
  <Shortcuts isOn onSwitch={() => undefined}>
    <List chosenId={chosenId} onGo={onGo} />
  </Shortcuts>
);

it('J goes on from the item that the last one went to, also before its page is there', async () => {
  const user = userEvent.setup();
  const went: string[] = [];
  render(page((id) => void went.push(id)));
  await user.keyboard('jjkj');
  expect(went).toEqual(['one', 'two', 'one', 'two']);
});

it('J goes on from what was chosen otherwise meanwhile', async () => {
  const user = userEvent.setup();
  const went: string[] = [];
  const go = (id: string) => void went.push(id);
  const { rerender } = render(page(go));
  await user.keyboard('j');
  rerender(page(go, 'two'));
  await user.keyboard('jj');
  expect(went).toEqual(['one', 'three']);
});
