import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { Form, MoneyField, SubmitButton, useZodForm } from '../index';

afterEach(() => jest.useRealTimers());

const anything = z.object({ field: z.unknown() });

type Props = { start?: unknown; onSubmit?: (values: { field?: unknown }) => void };

function Example({ start = '', onSubmit = () => undefined }: Props) {
  const form = useZodForm(anything, { defaultValues: { field: start } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <MoneyField
        name="field"
        label="Campo"
        help="Some tudo."
        understood={(amount) => `${amount} por mês`}
        question={(reais) => (reais < 500 ? 'É isso mesmo?' : null)}
      />
      <button type="button" onClick={() => form.setValue('field', 900)}>
        Outro valor
      </button>
      <SubmitButton pendingLabel="Enviando...">Enviar</SubmitButton>
    </Form>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Campo');

const AMOUNTS: [string, string, number][] = [
  ['11.200,00', '11.200,00', 11_200],
  ['11200', '11.200,00', 11_200],
  ['11.200', '11.200,00', 11_200],
  ['11200,5', '11.200,50', 11_200.5],
  ['R$ 11200,5', '11.200,50', 11_200.5],
  ['R$ 11.200,50', '11.200,50', 11_200.5],
  ['11200.50', '11.200,50', 11_200.5],
  ['1.120.000', '1.120.000,00', 1_120_000],
  ['0,5', '0,50', 0.5],
  ['0', '0,00', 0],
  ['12 mil', '12.000,00', 12_000],
  ['R$ 12 mil', '12.000,00', 12_000],
  ['12000,00', '12.000,00', 12_000],
  ['2,5 mil', '2.500,00', 2500],
  ['R$ 1.5k', '1.500,00', 1500],
  ['1 000', '1.000,00', 1000],
  ['                         11200', '11.200,00', 11_200],
  ['1500 por mês', '1500 por mês', '1500 por mês' as unknown as number],
  ['mil reais', 'mil reais', 'mil reais' as unknown as number],
];

describe.each(['typed', 'pasted'] as const)('an amount %s', (way) => {
  it.each(AMOUNTS)('as %s reads %s afterwards and is %d', async (given, shown, value) => {
    const onSubmit = jest.fn();
    const user = userEvent.setup();
    render(<Example onSubmit={onSubmit} />);
    await user.click(input());
    await (way === 'typed' ? user.keyboard(given) : user.paste(given));
    expect(input().value).toBe(given);
    await user.tab();
    expect(input().value).toBe(shown);
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ field: value }));
  });
});

it('says while it is being typed what was understood, and describes the field with it', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.type(input(), '11.200');
  expect(screen.getByText('R$ 11.200,00 por mês')).toBeTruthy();
  expect(
    input()
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((part) => document.getElementById(part)?.textContent),
  ).toEqual(['Some tudo.', 'R$ 11.200,00 por mês']);
  await user.type(input(), ',,');
  expect(screen.queryByText(/por mês/)).toBeNull();
});

it('does not ask about an amount that is still being typed, asks when the field was left, and no more once it was mended', async () => {
  // With real timers the pause after the last key would end by itself on a busy machine.
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  render(<Example />);
  await user.type(input(), '11,20');
  expect(screen.getByRole('status').textContent).toBe('');
  await user.tab();
  expect(screen.getByRole('status').textContent).toBe('É isso mesmo?');
  await user.clear(input());
  await user.type(input(), '11200');
  await user.tab();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('has nothing for the form when everything was deleted', async () => {
  const onSubmit = jest.fn();
  const user = userEvent.setup();
  render(<Example start={1234} onSubmit={onSubmit} />);
  await user.clear(input());
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ field: null }));
});

it('shows a stored amount, and another that the form sets later', async () => {
  const user = userEvent.setup();
  render(<Example start={11_200.5} />);
  expect(input().value).toBe('11.200,50');
  await user.click(screen.getByRole('button', { name: 'Outro valor' }));
  expect(input().value).toBe('900,00');
});
