import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { SearchFilter } from '../data/filters';
import { Form, SubmitButton, TextField, useZodForm } from './index';

/**
 * Specification §5, 'General', and the form rules of the lead modal that every form
 * shares.
 */

describe("'empty strings, 'null', 'true', 'false' in forms are converted to null or booleans'", () => {
  it.each([
    ['', null],
    ['null', null],
    ['true', true],
    ['false', false],
    ['texto', 'texto'],
    [0, 0],
  ])('%j is sent as %j', async (typed, sent) => {
    const onSubmit = jest.fn();
    function Example() {
      const form = useZodForm(z.object({ field: z.unknown(), list: z.unknown() }), {
        defaultValues: { field: typed, list: [{ field: typed }] },
      });
      return (
        <Form form={form} onSubmit={onSubmit}>
          <SubmitButton pendingLabel="Enviando...">Enviar</SubmitButton>
        </Form>
      );
    }
    render(<Example />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ field: sent, list: [{ field: sent }] }),
    );
  });
});

describe("'Keyup inputs debounce 1000 ms.'", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('a search asks once, with the last text, 1000 ms after the last key, and not after leaving', () => {
    const onSearch = jest.fn();
    const type = (value: string) =>
      fireEvent.change(screen.getByLabelText('Busca'), { target: { value } });
    const { unmount } = render(
      <SearchFilter id="busca" label="Busca" value="" onSearch={onSearch} />,
    );
    type('i');
    jest.advanceTimersByTime(999);
    type('ipê');
    jest.advanceTimersByTime(999);
    expect(onSearch).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onSearch.mock.calls).toEqual([['ipê']]);
    type('aroeira');
    unmount();
    jest.advanceTimersByTime(1000);
    expect(onSearch).toHaveBeenCalledTimes(1);
  });
});

const person = z.object({
  name: z.string('Informe um nome.'),
  email: z.email('Informe um e-mail válido.'),
});

function Person() {
  const form = useZodForm(person, { defaultValues: { name: '', email: '' } });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <TextField name="name" label="Nome" />
      <TextField name="email" label="E-mail" />
      <SubmitButton pendingLabel="Enviando...">Enviar</SubmitButton>
    </Form>
  );
}

const shown = () =>
  ['Informe um nome.', 'Informe um e-mail válido.'].filter(
    (text) => screen.queryByText(text) !== null,
  );

describe("'Errors show when a field is invalid and touched or dirty.'", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('invalid alone shows nothing', async () => {
    render(<Person />);
    await wait(2000);
    expect(shown()).toEqual([]);
  });

  it('invalid and touched shows its own message at once, and no other', async () => {
    render(<Person />);
    fireEvent.focus(screen.getByLabelText('Nome'));
    fireEvent.blur(screen.getByLabelText('Nome'));
    await wait(0);
    expect(shown()).toEqual(['Informe um nome.']);
  });

  it('invalid and dirty shows its message after the pause; corrected, it goes at once', async () => {
    render(<Person />);
    const type = (value: string) =>
      fireEvent.change(screen.getByLabelText('E-mail'), { target: { value } });
    type('ana@');
    await wait(900);
    type('ana@b');
    await wait(900);
    expect(shown()).toEqual([]);
    await wait(100);
    expect(shown()).toEqual(['Informe um e-mail válido.']);
    type('ana@rodar.test');
    await wait(0);
    expect(shown()).toEqual([]);
  });
});

it("'submitting an invalid form marks all fields touched': every message shows without a touch or a pause", async () => {
  jest.useFakeTimers();
  try {
    render(<Person />);
    fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(shown()).toEqual(['Informe um nome.', 'Informe um e-mail válido.']);
    fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'ana@' } });
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(shown()).toEqual(['Informe um nome.', 'Informe um e-mail válido.']);
  } finally {
    jest.useRealTimers();
  }
});
