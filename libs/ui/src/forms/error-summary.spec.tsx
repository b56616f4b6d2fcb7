import { fireEvent, render, screen, within } from '@testing-library/react';
import * as z from 'zod/mini';
import { guardConsole } from '@site/testing';
import { Form, SubmitButton, TextField, useZodForm } from './index';

guardConsole();

const rules = z.object({
  street: z.string('Informe a rua.'),
  plan: z.string('Escolha o plano.'),
  name: z.string('Informe o nome.'),
  place: z.string('Escolha o lugar.'),
});

/** Plan and place are on another page: no field of this form shows them. */
function Address() {
  const form = useZodForm(rules, {
    defaultValues: { street: '', plan: '', name: '', place: '' },
  });
  return (
    <Form form={form} onSubmit={() => undefined} summary aria-label="Endereço">
      <TextField name="name" label="Nome" />
      <TextField name="street" label="Rua" />
      <SubmitButton pendingLabel="Enviando...">Enviar</SubmitButton>
    </Form>
  );
}

it('the errors stand in the order of the page, those without a field after them', async () => {
  render(<Address />);
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  const summary = within(await screen.findByRole('group', { name: /4/ }));
  expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Informe o nome.',
    'Informe a rua.',
    'Escolha o plano.',
    'Escolha o lugar.',
  ]);
});
