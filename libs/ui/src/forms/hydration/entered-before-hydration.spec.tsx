import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as z from 'zod/mini';
import { guardConsole } from '@site/testing';
import { Form, SubmitButton, TextField, useZodForm } from '..';
import { noteEnteredForms } from './entered-before-hydration';

guardConsole();
noteEnteredForms(document);

const schema = z.object({
  email: z.string(),
  password: z.string('Escreva a sua senha.'),
});

function SignIn({ onSubmit }: { onSubmit: (values: unknown) => void }) {
  const form = useZodForm(schema, { defaultValues: { email: '', password: '' } });
  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Entre">
      <TextField name="email" label="E-mail" />
      <TextField name="password" label="Senha" />
      <SubmitButton pendingLabel="Entrando...">Entrar</SubmitButton>
    </Form>
  );
}

/** Gives what the form sends after a page was used as the server wrote it. */
async function hydrate(before: () => void) {
  const onSubmit = jest.fn();
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(<SignIn onSubmit={onSubmit} />);
  before();
  await act(async () => void hydrateRoot(container, <SignIn onSubmit={onSubmit} />));
  await act(() => new Promise((done) => setTimeout(done, 20)));
  return onSubmit;
}

const type = (label: string, text: string) => {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};
const enter = (label: string) =>
  fireEvent.keyDown(screen.getByLabelText(label), { key: 'Enter' });
const ANA = { email: 'ana@exemplo.test', password: 'Ipê' };
const typeAll = () => {
  type('E-mail', ANA.email);
  type('Senha', ANA.password);
};

it.each([
  ['Enter', () => enter('Senha')],
  [
    'a press on the button',
    () => fireEvent.pointerUp(screen.getByRole('button', { name: 'Entrar' })),
  ],
])('%s before React arrived sends what was typed, once', async (_press, press) => {
  const onSubmit = await hydrate(() => {
    typeAll();
    press();
  });
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual(ANA);
});

it('Enter counts while React has the page and waits for the code of the form', async () => {
  const onSubmit = jest.fn();
  let arrive: (part: { default: typeof SignIn }) => void = () => undefined;
  const Late = lazy(
    () => new Promise<{ default: typeof SignIn }>((done) => (arrive = done)),
  );
  const page = (part: ReactNode) => <Suspense fallback={null}>{part}</Suspense>;
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(page(<SignIn onSubmit={onSubmit} />));
  await act(async () => void hydrateRoot(container, page(<Late onSubmit={onSubmit} />)));
  await act(async () => {
    typeAll();
    enter('Senha');
  });
  await act(async () => arrive({ default: SignIn }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual(ANA);
});

it('Enter before React arrived says what is missing', async () => {
  const onSubmit = await hydrate(() => {
    type('E-mail', ANA.email);
    enter('E-mail');
  });
  expect(await screen.findByText('Escreva a sua senha.')).not.toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('who types on after Enter is not interrupted', async () => {
  const onSubmit = await hydrate(() => {
    type('E-mail', ANA.email);
    enter('E-mail');
    type('Senha', 'I');
  });
  expect(onSubmit).not.toHaveBeenCalled();
});

it('a form that nobody sent is not sent', async () => {
  expect(await hydrate(typeAll)).not.toHaveBeenCalled();
});
