import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { guardConsole } from '@site/testing';
import { AppLink, withDeferred } from '@site/ui';
import { watchLateParts } from './watch-late-parts';

guardConsole();

const OWN_BUILD = '0a1b2c3d4e5f';
const FAILED = 'Não conseguimos carregar.';
const NEW_VERSION = /Há uma versão nova do site/;

/** An unsaved note: the browser asks before leaving the page. */
function Note() {
  useEffect(() => {
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return <textarea aria-label="Anotação" />;
}

beforeEach(() => {
  window.sessionStorage.clear();
  document.body.replaceChildren();
  jest.spyOn(window, 'addEventListener');
});
afterEach(() => {
  for (const [name, listener] of jest.mocked(window.addEventListener).mock.calls)
    window.removeEventListener(name, listener as EventListener);
  jest.restoreAllMocks();
});

/**
 * A portal with a page and a link to a late part that is missing; the served build is
 * another one, the same one, or unknown.
 */
function open({
  served,
  isUnsaved = false,
}: {
  served: string | null;
  isUnsaved?: boolean;
}) {
  const load = jest.fn();
  const asked: string[] = [];
  const router = createMemoryRouter(
    withDeferred([
      {
        ErrorBoundary: () => <p>{FAILED}</p>,
        children: [
          {
            path: '/',
            element: (
              <>
                <AppLink to="/fila?busca=ana">Fila</AppLink>
                {isUnsaved && <Note />}
              </>
            ),
          },
          { path: '/fila', lazy: () => Promise.reject(new TypeError('gone')) },
        ],
      },
    ]),
  );
  watchLateParts(window, {
    build: OWN_BUILD,
    basename: '/concessionarias',
    router: () => router,
    load,
    fetch: async (input) => {
      asked.push(String(input));
      const text = served ?? 'away';
      return { ok: served !== null, status: 503, text: async () => text } as Response;
    },
  });
  render(<RouterProvider router={router} />);
  const goToQueue = () => userEvent.click(screen.getByRole('link', { name: 'Fila' }));
  return { load, asked, goToQueue, router };
}

describe('a page whose part is missing', () => {
  it('loads the wanted address when another build is served, and shows no failure', async () => {
    const { load, asked, goToQueue } = open({ served: 'ffffffffffff' });
    await goToQueue();
    await waitFor(() =>
      expect(load).toHaveBeenCalledWith('http://localhost/fila?busca=ana'),
    );
    expect(asked).toEqual(['/concessionarias/assets/build']);
    expect(screen.queryByText(FAILED)).toBeNull();
  });

  it('is loaded once: where the part is missing again, the failure is shown', async () => {
    const first = open({ served: 'ffffffffffff' });
    await first.goToQueue();
    await waitFor(() => expect(first.load).toHaveBeenCalledTimes(1));
    document.body.replaceChildren();
    const second = open({ served: 'ffffffffffff' });
    await second.goToQueue();
    await screen.findByText(FAILED);
    expect(second.load).not.toHaveBeenCalled();
  });

  it.each([
    ['the same build is served', OWN_BUILD],
    ['nobody says which build is served', null],
  ])('shows the failure when %s', async (_, served) => {
    const { load, goToQueue } = open({ served });
    await goToQueue();
    await screen.findByText(FAILED);
    expect(load).not.toHaveBeenCalled();
  });

  it('stays when something is unsaved: what was typed stands, and a bar says why', async () => {
    const { load, goToQueue, router } = open({ served: 'ffffffffffff', isUnsaved: true });
    await userEvent.type(screen.getByLabelText('Anotação'), 'Ligar amanhã');
    await goToQueue();
    const bar = await screen.findByText(NEW_VERSION);
    expect(bar.closest('[role="status"]')).not.toBeNull();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Anotação').value).toBe(
      'Ligar amanhã',
    );
    expect(screen.queryByText(FAILED)).toBeNull();
    expect(router.state.location.pathname).toBe('/');
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Atualizar a página' }));
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('a part that only an act on the page needs', () => {
  const fail = () =>
    act(async () => {
      window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
      await new Promise((done) => setTimeout(done));
    });

  it('brings the bar when another build is served, and no document', async () => {
    const { load } = open({ served: 'ffffffffffff' });
    await fail();
    await fail();
    expect(await screen.findAllByText(NEW_VERSION)).toHaveLength(1);
    expect(load).not.toHaveBeenCalled();
  });

  it('says nothing when the same build is served', async () => {
    open({ served: OWN_BUILD });
    await fail();
    expect(screen.queryByText(NEW_VERSION)).toBeNull();
  });
});
