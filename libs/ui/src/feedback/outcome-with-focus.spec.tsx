import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type SyntheticEvent, useState } from 'react';
import { type OutcomeText } from './outcome-notice';
import { OutcomeWithFocus } from './outcome-with-focus';

const SAVED = { kind: 'ok', text: 'Horários salvos.' } as const;

/** A form that says that it is saved once `arrive` is called. */
function openForm() {
  let arrive = (): void => undefined;
  function Example() {
    const [said, setSaid] = useState<OutcomeText>(null);
    const send = (event: SyntheticEvent) => {
      event.preventDefault();
      arrive = () => setSaid(SAVED);
    };
    return (
      <form onSubmit={send}>
        <OutcomeWithFocus saying={said} />
        <label>
          Placa <input />
        </label>
        <button type="submit">Salvar</button>
      </form>
    );
  }
  render(<Example />);
  return {
    user: userEvent.setup(),
    field: screen.getByLabelText('Placa'),
    arrive: () => act(async () => arrive()),
  };
}

const isSaidWithFocus = () =>
  document.activeElement?.contains(screen.getByText(SAVED.text)) &&
  document.activeElement !== document.body;

it('an outcome takes the focus from the pressed button', async () => {
  const { user, field, arrive } = openForm();
  await user.type(field, 'RIO');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await arrive();
  expect(isSaidWithFocus()).toBe(true);
});

it('an outcome takes the focus from the field where Enter was pressed', async () => {
  const { user, field, arrive } = openForm();
  await user.type(field, 'RIO{Enter}');
  await arrive();
  expect(isSaidWithFocus()).toBe(true);
});

it.each([
  ['after the button', '{Tab}{Enter}'],
  ['after Enter', '{Enter}'],
])('an outcome leaves the focus where somebody types on %s', async (_, send) => {
  const { user, field, arrive } = openForm();
  await user.type(field, `RIO${send}`);
  await user.type(field, '2A18');
  await arrive();
  screen.getByText(SAVED.text);
  expect(document.activeElement).toBe(field);
});
