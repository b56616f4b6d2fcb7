import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Palette, type PaletteEntry } from './palette';

const ANA = { id: 'ana', label: 'Ana Lima' };
const RITA = { id: 'rita', label: 'Rita Alves' };
const PAGES = [
  { id: 'auditoria', label: 'Auditoria', words: 'histórico leads' },
  { id: 'leads', label: 'Leads' },
];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Answers = Record<string, readonly PaletteEntry[] | 'failed'>;

beforeAll(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = jest.fn();
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

function openPalette() {
  const onChoose = jest.fn();
  const asked: string[] = [];
  function Host({ answers }: { answers: Answers }) {
    const [search, setSearch] = useState('');
    const [isOpen, setOpen] = useState(true);
    const answer = answers[search];
    const places = Array.isArray(answer) ? (answer as PaletteEntry[]) : [];
    return isOpen ? (
      <Palette
        label="Página ou cliente"
        pages={PAGES}
        found={places.length > 0 ? [{ heading: 'Clientes', places }] : []}
        isSearching={search !== '' && answer === undefined}
        failure={answer === 'failed' ? 'A busca falhou.' : undefined}
        onSearch={(text) => {
          asked.push(text);
          setSearch(text);
        }}
        onChoose={onChoose}
        onClose={() => setOpen(false)}
      />
    ) : null;
  }
  const { rerender } = render(<Host answers={{ ana: [ANA] }} />);
  const answerWith = (answers: Answers) =>
    rerender(<Host answers={{ ana: [ANA], ...answers }} />);
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  return { onChoose, asked, answerWith, user };
}

/** Waits for the debounce. */
const pause = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const PAUSE_MS = 1000;

const status = () => within(screen.getByRole('dialog')).getByRole('status').textContent;

it('asks 1000 ms after the last key, and at once on Enter', async () => {
  const { user, asked } = openPalette();
  await user.keyboard('ri');
  await pause(PAUSE_MS - 1);
  await user.keyboard('ta');
  await pause(PAUSE_MS - 1);
  expect(asked).toEqual([]);
  await pause(1);
  expect(asked).toEqual(['rita']);
  await user.keyboard(' alves{Enter}');
  expect(asked).toEqual(['rita', 'rita alves']);
});

it('offers pages and what an earlier search found without asking', async () => {
  const { user, asked, onChoose } = openPalette();
  await user.keyboard('a');
  screen.getByRole('option', { name: 'Auditoria' });
  await user.keyboard('na');
  await pause(PAUSE_MS);
  await user.keyboard(' li');
  screen.getByRole('option', { name: 'Ana Lima' });
  expect(asked).toEqual(['ana']);
  await user.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([[ANA]]);
});

it('offers pages by their further words, after those of that name', async () => {
  const { user } = openPalette();
  await user.keyboard('leads');
  const offered = () => screen.getAllByRole('option').map((one) => one.textContent);
  expect(offered()).toEqual(['Leads', 'Auditoria']);
  await user.clear(screen.getByRole('combobox'));
  await user.keyboard('histor');
  expect(offered()).toEqual(['Auditoria']);
});

it('Enter before the answer goes to the first result of the answer', async () => {
  const { user, answerWith, onChoose } = openPalette();
  await user.keyboard('rita{Enter}');
  expect(status()).toBe('Procurando...');
  expect(onChoose).not.toHaveBeenCalled();
  answerWith({ rita: [RITA, ANA] });
  expect(onChoose.mock.calls).toEqual([[RITA]]);
});

it('Enter goes to nothing that an older search found', async () => {
  const { user, answerWith, onChoose } = openPalette();
  await user.keyboard('ana');
  await pause(PAUSE_MS);
  screen.getByRole('option', { name: 'Ana Lima' });
  await user.clear(screen.getByRole('combobox'));
  await user.keyboard('rita{Enter}');
  expect(screen.queryByRole('option')).toBeNull();
  answerWith({ rita: [RITA] });
  expect(onChoose.mock.calls).toEqual([[RITA]]);
});

it('Enter goes at once to a page whose name was begun, while the search goes on', async () => {
  const { user, onChoose } = openPalette();
  await user.keyboard('audi{Enter}');
  expect(onChoose.mock.calls).toEqual([[PAGES[0]]]);
});

it('a text that was changed forgets the Enter of before', async () => {
  const { user, answerWith, onChoose } = openPalette();
  await user.keyboard('rita{Enter}x{Backspace}');
  answerWith({ rita: [RITA] });
  await pause(PAUSE_MS);
  screen.getByRole('option', { name: 'Rita Alves' });
  expect(onChoose).not.toHaveBeenCalled();
});

it('a palette that was closed goes nowhere', async () => {
  const { user, answerWith, onChoose } = openPalette();
  await user.keyboard('rita{Enter}');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  answerWith({ rita: [RITA] });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onChoose).not.toHaveBeenCalled();
});

it('Enter goes nowhere when nothing was found or the search failed', async () => {
  const { user, answerWith, onChoose } = openPalette();
  await user.keyboard('rita{Enter}');
  answerWith({ rita: [] });
  expect(status()).toBe('Nada encontrado.');
  await user.keyboard('x{Enter}');
  answerWith({ rita: [], ritax: 'failed' });
  expect(status()).toBe('A busca falhou.');
  answerWith({ rita: [], ritax: [RITA] });
  expect(onChoose).not.toHaveBeenCalled();
});

it('chooses a whole name before one that only begins with what was typed', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const places = (...names: string[]) =>
    names.map((label) => ({ id: label, label, note: 'C-2611-0012' }));
  const onChoose = jest.fn();
  render(
    <Palette
      label="Página ou cliente"
      pages={PAGES}
      found={[
        { heading: 'Propostas', places: places('Luciana Reis') },
        { heading: 'Entregas', places: places('Luciano Paz', 'Lúcia Prado') },
      ]}
      isSearching={false}
      onSearch={() => undefined}
      onChoose={onChoose}
      onClose={() => undefined}
    />,
  );
  await user.keyboard('lucia');
  await pause(PAUSE_MS);
  expect(
    screen.getAllByRole('option').map(({ firstChild }) => firstChild?.textContent),
  ).toEqual(['Lúcia Prado', 'Luciano Paz', 'Luciana Reis']);
  await user.keyboard('{Enter}');
  expect(onChoose.mock.calls).toMatchObject([[{ label: 'Lúcia Prado' }]]);
});
