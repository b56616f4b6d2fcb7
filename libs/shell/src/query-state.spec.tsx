import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type ApiFailure } from '@site/api-client';
import { QueryState } from './query-state';

const REFUSED: ApiFailure = {
  kind: 'refusal',
  status: 503,
  path: 'cars',
  external: false,
  quiet: true,
  message: 'Estamos em manutenção.',
  isServersMessage: true,
  notifications: [],
  fields: [],
  traceId: 'abc',
};

type Given = { currentData?: string; error?: unknown; failedText?: string };

/** In the consultant portal. */
function shown({ failedText, ...answer }: Given, refetch = jest.fn()) {
  const element = (
    <QueryState
      answer={{ ...answer, refetch }}
      failed="Não conseguimos abrir o carro."
      failedText={failedText}
      heading="Carro"
      gone={<p>Não encontramos esse carro.</p>}
    >
      {(car) => <p>{car}</p>}
    </QueryState>
  );
  const router = createMemoryRouter([{ path: '*', element }], {
    basename: '/consultor',
    initialEntries: ['/consultor/carros'],
  });
  return render(<RouterProvider router={router} />);
}

describe('what was asked for', () => {
  it('is waited for, then shown', () => {
    shown({});
    screen.getByText('Carregando');
    shown({ currentData: 'Aurora' });
    screen.getByText('Aurora');
  });

  it("says why it failed, in the server's words if there are any, and asks again", () => {
    const refetch = jest.fn();
    const { unmount } = shown({ error: REFUSED }, refetch);
    screen.getByRole('heading', { level: 1, name: 'Carro' });
    screen.getByRole('heading', { level: 2, name: 'Não conseguimos abrir o carro.' });
    screen.getByText('Estamos em manutenção.');
    screen.getByText('Código de atendimento: abc');
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(refetch).toHaveBeenCalledTimes(1);
    unmount();
    shown({ error: { ...REFUSED, isServersMessage: false } });
    screen.getByText('Tente de novo em instantes.');
  });

  it('says which data are safe below the reason, and leaves a reason to its popup', () => {
    const failedText = 'Nada se perdeu.';
    const { unmount } = shown({ error: REFUSED, failedText });
    screen.getByText('Estamos em manutenção.');
    screen.getByText(failedText);
    unmount();
    shown({ error: { ...REFUSED, quiet: 'without-message' }, failedText });
    screen.getByText(failedText);
    expect(screen.queryByText('Estamos em manutenção.')).toBeNull();
  });

  it('shows only the title and a button to try again beside a popup: no code, and no announcement', () => {
    shown({ error: { ...REFUSED, quiet: false } });
    screen.getByRole('heading', { name: 'Não conseguimos abrir o carro.' });
    screen.getByRole('button', { name: 'Tentar de novo' });
    expect(screen.queryByText(/Código de atendimento/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves what is forbidden to its popup, and keeps its title and the way home', () => {
    const message = 'Seu acesso não inclui esta parte.';
    shown({ error: { ...REFUSED, status: 403, message, quiet: false } });
    screen.getByRole('heading', { name: 'Não conseguimos abrir o carro.' });
    screen.getByRole('link', { name: 'Ir para o início' });
    expect(screen.queryByText(message)).toBeNull();
    expect(screen.queryByText(/Tente de novo/)).toBeNull();
    expect(screen.queryByText(/Código de atendimento/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([undefined, 'Nada se perdeu.'])(
    'says that the server did not answer: %s',
    (failedText) => {
      const message =
        'Não conseguimos falar com o servidor. Confira sua conexão e tente de novo.';
      const unanswered = { ...REFUSED, kind: 'network', status: 0, message } as const;
      shown({ error: { ...unanswered, isServersMessage: false }, failedText });
      screen.getByText(message);
      if (failedText) screen.getByText(failedText);
    },
  );

  it.each([404, 400])('is said to be missing when the answer is %d', (status) => {
    shown({ error: { ...REFUSED, status } });
    screen.getByText('Não encontramos esse carro.');
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  });

  it.each([undefined, 'Nada se perdeu. Tente de novo em instantes.'])(
    'offers the way home instead of another try where it is forbidden: %s',
    (failedText) => {
      const message = 'Seu acesso não inclui esta parte.';
      shown({ error: { ...REFUSED, status: 403, message }, failedText });
      screen.getByText(message);
      const home = screen.getByRole('link', { name: 'Ir para o início' });
      expect(home.getAttribute('href')).toBe('/consultor');
      expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
      expect(screen.queryByText(/Tente de novo/)).toBeNull();
    },
  );

  it('keeps the button to try again when a proxy forbids it without a message', () => {
    shown({ error: { ...REFUSED, status: 403, isServersMessage: false } });
    screen.getByRole('button', { name: 'Tentar de novo' });
  });

  it('stays when loading it again fails', () => {
    shown({ currentData: 'Aurora', error: REFUSED });
    screen.getByText('Aurora');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
