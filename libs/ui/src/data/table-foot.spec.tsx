import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TableFoot } from './table-foot';

const WORDS = { more: 'Carregar mais', loadingMore: 'Carregando...' };

/** A list of three pages, of which each next one comes once `arrive` is called. */
function openList() {
  let arrive = (): void => undefined;
  function List() {
    const [pages, setPages] = useState(1);
    const [isFetching, setFetching] = useState(false);
    arrive = () => {
      setPages(pages + 1);
      setFetching(false);
    };
    return (
      <>
        <input aria-label="Busca" />
        <TableFoot
          count={`${pages} de 3 propostas`}
          words={WORDS}
          hasMore={pages < 3}
          hasFailed={false}
          isFetching={isFetching}
          onMore={() => setFetching(true)}
        />
      </>
    );
  }
  render(<List />);
  return { user: userEvent.setup(), arrive: () => act(async () => arrive()) };
}
const more = () => screen.getByRole('button', { name: 'Carregar mais' });

it('the foot of a list takes over the focus of its button with the last page', async () => {
  const { user, arrive } = openList();
  await user.click(more());
  await arrive();
  expect(document.activeElement).toBe(more());
  await user.keyboard('{Enter}');
  await arrive();
  expect(document.activeElement?.textContent).toBe('3 de 3 propostas');
  expect(document.activeElement?.getAttribute('role')).toBe('status');
});

it('the last page of a list leaves the focus where somebody went on', async () => {
  const { user, arrive } = openList();
  await user.click(more());
  await arrive();
  await user.click(more());
  await user.type(screen.getByLabelText('Busca'), 'Ana');
  await arrive();
  screen.getByText('3 de 3 propostas');
  expect(document.activeElement).toBe(screen.getByLabelText('Busca'));
});
