import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadApp } from './load-app';

const OWN_BUILD = '0a1b2c3d4e5f';
const OTHER_BUILD = 'ffffffffffff';
const HERE = 'http://localhost/';

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `<label>Nome <input></label>
    <script type="application/json" id="page-state">{"site":{"build":"${OWN_BUILD}"}}</script>`;
});

/**
 * Opens the home page, whose app is missing; `served` is the build that the server has
 * now, null when that is unknown.
 */
function openHome(served: string | null) {
  const load = jest.fn();
  const asked: unknown[] = [];
  const failed = jest.fn();
  const start = () =>
    loadApp(window, () => Promise.reject(new TypeError('gone')), {
      load,
      fetch: async (input) => {
        asked.push(input);
        return { ok: served !== null, text: async () => served ?? '' } as Response;
      },
    }).catch(failed);
  return { load, asked, failed, start };
}

describe('a content page whose app is missing', () => {
  it('is loaded anew when another build is served, and says nothing', async () => {
    const { load, asked, failed, start } = openHome(OTHER_BUILD);
    void start();
    await waitFor(() => expect(load).toHaveBeenCalledWith(HERE));
    expect(asked).toEqual(['/assets/build']);
    expect(failed).not.toHaveBeenCalled();
  });

  it('is loaded once: where the app is missing again, it stays as it is', async () => {
    const first = openHome(OTHER_BUILD);
    void first.start();
    await waitFor(() => expect(first.load).toHaveBeenCalledTimes(1));
    const second = openHome(OTHER_BUILD);
    await second.start();
    expect(second.failed).toHaveBeenCalledTimes(1);
    expect(second.load).not.toHaveBeenCalled();
  });

  it.each([
    ['the same build is served', OWN_BUILD],
    ['nobody says which build is served', null],
  ])('stays as it is when %s', async (_case, served) => {
    const { load, failed, start } = openHome(served);
    await start();
    expect(failed).toHaveBeenCalledWith(new TypeError('gone'));
    expect(load).not.toHaveBeenCalled();
  });

  it('keeps what was typed, and a bar offers the new version', async () => {
    await userEvent.type(screen.getByLabelText('Nome'), 'Lúcia');
    const { load, start } = openHome(OTHER_BUILD);
    void start();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Atualizar a página' }),
    );
    expect(screen.getByRole('status').textContent).toContain(
      'Há uma versão nova do site.',
    );
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Lúcia');
  });
});

it('an app that is there begins, and nobody is asked for a build', async () => {
  const fetch = jest.fn();
  const ready = Promise.resolve('ready');
  expect(await loadApp(window, async () => ({ ready }), { fetch })).toBe('ready');
  expect(fetch).not.toHaveBeenCalled();
});
