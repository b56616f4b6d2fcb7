import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { EmailField, Form, SubmitButton, useZodForm } from '../index';
import { meantEmail } from './email-typo';

type Props = { onSubmit?: (values: { email: string }) => void };

function Example({ onSubmit = () => undefined }: Props) {
  const form = useZodForm(z.object({ email: z.string() }), {
    defaultValues: { email: '' },
  });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <EmailField name="email" label="E-mail" />
      <SubmitButton pendingLabel="Enviando...">Enviar</SubmitButton>
    </Form>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('E-mail');

it('asks about a slip in the domain when the field is left, and a press mends it', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.type(input(), 'ana@gmial.com');
  expect(screen.getByRole('status').textContent).toBe('');
  await user.tab();
  const mend = await screen.findByRole('button', { name: 'ana@gmail.com' });
  expect(screen.getByRole('status').textContent).toBe('Você quis dizer ana@gmail.com?');
  await user.click(mend);
  expect(input().value).toBe('ana@gmail.com');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(document.activeElement).toBe(input());
});

it('sends the address as it was typed where nobody answers the question', async () => {
  const onSubmit = jest.fn();
  const user = userEvent.setup();
  render(<Example onSubmit={onSubmit} />);
  await user.type(input(), 'ana@gmial.com');
  await user.tab();
  await screen.findByRole('button', { name: 'ana@gmail.com' });
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ email: 'ana@gmial.com' }));
});

it('asks no more once the address is another one', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.type(input(), 'ana@gmial.com');
  await user.tab();
  await screen.findByRole('button', { name: 'ana@gmail.com' });
  await user.type(input(), '.br');
  expect(screen.getByRole('status').textContent).toBe('');
});

it.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gnail.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gmailcom', 'ana@gmail.com'],
  ['ana@gmail.com.br', 'ana@gmail.com'],
  ['Ana.Souza@Hotmal.com', 'Ana.Souza@hotmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@yaho.com.br', 'ana@yahoo.com.br'],
  ['ana@uol.com.bt', 'ana@uol.com.br'],
  ['ana@iclould.com', 'ana@icloud.com'],
])('%s is a slip of %s', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant);
});

it.each([
  'ana@gmail.com',
  'ana@GMAIL.com',
  'ana@mail.com',
  'ana@ymail.com',
  'ana@ig.com.br',
  'ana@hotmail.co',
  'ana@live.com.br',
  'ana@rodar.test',
  'ana@empresa.com.br',
  'ana@usp.br',
  'gmial.com',
  '@gmial.com',
  'ana',
  '',
])('%s is no slip', (typed) => {
  expect(meantEmail(typed)).toBeNull();
});
