import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loadDeferred } from '../deferred/deferred';
import { useDelayedActs } from './delayed-acts';
import { UndoBar } from './undo-bar';
import { useUndoQueue } from './use-undo-queue';

const run = jest.fn(async () => ({ isDone: true, said: 'Decisão registrada.' }));

beforeAll(loadDeferred);
beforeEach(() => {
  jest.useFakeTimers();
  run.mockClear();
});
afterEach(() => jest.useRealTimers());

function Begin() {
  const { begin } = useDelayedActs();
  const ana = { id: 'ana', about: 'Ana Souza', what: 'Aprovada', to: '/', draft: null };
  return (
    <button type="button" onClick={() => begin({ ...ana, run })}>
      Aprovar
    </button>
  );
}

const schedule = (later: () => void, delayMs: number) => {
  const timer = setTimeout(later, delayMs);
  return () => clearTimeout(timer);
};

function Page() {
  return (
    <UndoBar acts={useUndoQueue()} schedule={schedule}>
      <Begin />
    </UndoBar>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
/** Advances second by second, as the page sees it. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1)
    await act(() => jest.advanceTimersByTimeAsync(1000));
}

function begin() {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }]);
  render(<RouterProvider router={router} />);
  fireEvent.click(button('Aprovar'));
}

it('a decision is sent after ten seconds, counted down on the screen and announced once', async () => {
  begin();
  screen.getByText('Aprovada em 10 s');
  const said = 'Ana Souza: Aprovada em 10 segundos. Até lá dá para desfazer.';
  expect(screen.getByRole('status').textContent).toBe(said);
  await pass(9);
  screen.getByText('Aprovada em 1 s');
  expect(screen.getByRole('status').textContent).toBe(said);
  expect(run).not.toHaveBeenCalled();
  await pass(1);
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toBe('Ana Souza: Decisão registrada.');
  await pass(8);
  expect(screen.queryByRole('region', { name: 'A enviar' })).toBeNull();
});

it('a decision that was undone is not sent', async () => {
  begin();
  await pass(5);
  fireEvent.click(button('Desfazer'));
  await pass(20);
  expect(run).not.toHaveBeenCalled();
  expect(screen.queryByRole('region', { name: 'A enviar' })).toBeNull();
});

it('the countdown waits while the focus is on it, and sending at once gives the focus back', async () => {
  begin();
  const before = button('Aprovar');
  act(() => before.focus());
  await pass(4);
  act(() => button('Enviar agora').focus());
  await pass(30);
  screen.getByText('Aprovada em 6 s, em pausa enquanto você está aqui');
  await act(async () => void fireEvent.click(button('Enviar agora')));
  expect(run).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(before);
});

it('the browser asks before the page is left, and a decision that waits is sent when it is left', async () => {
  begin();
  await pass(3);
  const question = new Event('beforeunload', { cancelable: true });
  fireEvent(window, question);
  expect(question.defaultPrevented).toBe(true);
  expect(run).not.toHaveBeenCalled();
  await act(async () => void fireEvent(window, new Event('pagehide')));
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  await pass(10);
  expect(run).toHaveBeenCalledTimes(1);
});

/** A page that goes out of sight, where the main pointer is a finger or a mouse. */
async function hide(isTouched: boolean) {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({ matches: isTouched && query === '(pointer: coarse)' }),
  });
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => void fireEvent(document, new Event('visibilitychange')));
}

describe('out of sight', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia');
    jest.restoreAllMocks();
  });

  it('a decision that waits is sent when a phone shows another app', async () => {
    begin();
    await pass(3);
    await hide(true);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('a decision that waits can still be undone after a look at another tab', async () => {
    begin();
    await pass(3);
    await hide(false);
    expect(run).not.toHaveBeenCalled();
    button('Desfazer');
  });
});
