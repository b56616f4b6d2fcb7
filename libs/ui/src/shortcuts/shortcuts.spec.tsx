import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { loadDeferred } from '../deferred/deferred';
import { Shortcuts } from './shortcuts';
import { ShortcutsButton } from './shortcuts-button';
import { useShortcuts } from './use-shortcuts';

const next = jest.fn();
const search = jest.fn();

beforeAll(loadDeferred);
beforeEach(() => jest.clearAllMocks());

function List() {
  useShortcuts([
    { key: 'j', label: 'Próxima proposta', run: next },
    { key: 'escape', label: 'Sair da seleção', run: next },
    { key: 'k', ctrl: true, label: 'Procurar', everywhere: true, run: search },
  ]);
  return <input aria-label="Busca" />;
}

function Page({ hasList = true }: { hasList?: boolean }) {
  const [isOn, setOn] = useState(true);
  return (
    <Shortcuts isOn={isOn} onSwitch={setOn}>
      <ShortcutsButton />
      {hasList && <List />}
    </Shortcuts>
  );
}

const opener = () => screen.getByRole('button', { name: 'Atalhos de teclado' });
/** Lines of the open list: keys and their acts. */
const named = () =>
  within(screen.getByRole('dialog', { name: 'Atalhos de teclado' }))
    .getAllByRole('term')
    .map((term) => `${term.textContent.trim()}: ${term.nextSibling?.textContent}`);

it('? shows the keys that work on the page, and gives the focus back when closed', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Page />);
  opener().focus();
  await user.keyboard('?');
  expect(named()).toEqual([
    'J: Próxima proposta',
    'Esc: Sair da seleção',
    '?: Ver esta lista',
    'Ctrl K: Procurar',
  ]);
  await user.keyboard('j');
  expect(next).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(document.activeElement).toBe(opener());
  rerender(<Page hasList={false} />);
  await user.click(opener());
  expect(named()).toEqual(['?: Ver esta lista']);
});

it('the switch turns off all keys but those with Ctrl, and turns them on again', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(opener());
  await user.click(screen.getByRole('switch', { name: 'Usar atalhos' }));
  expect(named()).toEqual(['Ctrl K: Procurar']);
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  await user.keyboard('j?{Control>}k{/Control}');
  expect(next).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(search).toHaveBeenCalledTimes(1);
  await user.click(opener());
  await user.click(screen.getByRole('switch', { name: 'Usar atalhos' }));
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  await user.keyboard('j');
  expect(next).toHaveBeenCalledTimes(1);
});

it('a key works as soon as the page is drawn', () => {
  function Drawn() {
    useLayoutEffect(() => {
      fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    }, []);
    return <Page />;
  }
  render(<Drawn />);
  expect(search).toHaveBeenCalledTimes(1);
});

it('a key pressed in a field is text, and keys with Ctrl work there, too', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.type(screen.getByLabelText('Busca'), 'j?{Control>}k{/Control}');
  expect(screen.getByLabelText<HTMLInputElement>('Busca').value).toBe('j?');
  expect(next.mock.calls.length).toBe(0);
  expect(search.mock.calls.length).toBe(1);
});

it('? opens the list of keys with AltGr, too, and with no other modifier', () => {
  render(<Page />);
  fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'j', altKey: true });
  expect(next).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, {
    key: '?',
    ctrlKey: true,
    altKey: true,
    modifierAltGraph: true,
  });
  screen.getByRole('dialog', { name: 'Atalhos de teclado' });
});
