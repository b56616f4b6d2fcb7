import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { TYPING_PAUSE_MS } from '../forms/use-debounced-callback';
import { ClearFilters, SearchFilter } from './filters';
import { useAddressFilters } from './use-address-filters';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pause = () => act(() => jest.advanceTimersByTimeAsync(TYPING_PAUSE_MS));

const typist = () =>
  userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

function openSearch() {
  const onSearch = jest.fn();
  const search = (value: string) => (
    <SearchFilter id="busca" label="Buscar" value={value} onSearch={onSearch} />
  );
  const { rerender } = render(search(''));
  return {
    user: typist(),
    onSearch,
    /** The address changes, as by 'Limpar', the back button or a saved view. */
    changeAddress: (value: string) => rerender(search(value)),
  };
}

it('a search by Enter that is cleared within a second stays cleared', async () => {
  const { user, onSearch, changeAddress } = openSearch();
  await user.type(screen.getByLabelText('Buscar'), 'rita{Enter}');
  changeAddress('rita');
  changeAddress('');
  await pause();
  expect(onSearch.mock.calls).toEqual([['rita']]);
  expect(screen.getByLabelText('Buscar')).toHaveProperty('value', '');
});

it('typed text that a saved view replaces before its pause is over is not searched', async () => {
  const { user, onSearch, changeAddress } = openSearch();
  await user.type(screen.getByLabelText('Buscar'), 'rita');
  changeAddress('bruno');
  await pause();
  expect(onSearch).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Buscar')).toHaveProperty('value', 'bruno');
});

function Filtered() {
  const { params, change, clear, clearings } = useAddressFilters<'busca' | 'estado'>();
  return (
    <>
      <SearchFilter
        key={clearings}
        id="busca"
        label="Buscar"
        value={params.get('busca') ?? ''}
        onSearch={(text) => change('busca', text)}
      />
      <ClearFilters params={params} clear={clear} label="Limpar" />
    </>
  );
}

it("typed text that was not searched yet goes with 'Limpar'", async () => {
  const router = createMemoryRouter([{ path: '/', element: <Filtered /> }], {
    initialEntries: ['/?estado=novo'],
  });
  render(<RouterProvider router={router} />);
  const user = typist();
  await user.type(screen.getByLabelText('Buscar'), 'rita');
  await user.click(screen.getByRole('button', { name: 'Limpar' }));
  await pause();
  expect(router.state.location.search).toBe('');
  expect(screen.getByLabelText('Buscar')).toHaveProperty('value', '');
});
