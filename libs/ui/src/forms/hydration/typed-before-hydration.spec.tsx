import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as z from 'zod/mini';
import {
  CheckboxField,
  DateField,
  Form,
  MaskedField,
  PinField,
  RadioField,
  SelectField,
  TextField,
  useZodForm,
} from '..';

const schema = z.object({
  name: z.string(),
  pin: z.string(),
  cep: z.string(),
  birthdate: z.string(),
  category: z.string(),
  subject: z.string(),
  agreed: z.boolean(),
});

function Example({ onSubmit }: { onSubmit: (values: unknown) => void }) {
  const form = useZodForm(schema, {
    defaultValues: {
      name: '',
      pin: '',
      cep: '',
      birthdate: '',
      category: '',
      subject: '',
      agreed: false,
    },
  });
  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Cadastro">
      <TextField name="name" label="Nome" />
      <PinField name="pin" label="Código" />
      <MaskedField name="cep" label="CEP" mask="cep" />
      <DateField name="birthdate" label="Nascimento" />
      <SelectField
        name="category"
        label="Categoria"
        options={[{ value: 'AB', label: 'AB' }]}
      />
      <RadioField
        name="subject"
        label="Assunto"
        options={[
          { value: 'one', label: 'Um' },
          { value: 'two', label: 'Dois' },
        ]}
      />
      <CheckboxField name="agreed" label="Aceito" />
    </Form>
  );
}

/** In the page that the server sent, before hydration. */
function fillEverything(): void {
  const set = (label: string, value: string) => {
    (screen.getByLabelText(label) as HTMLInputElement).value = value;
  };
  set('Nome', 'Ana');
  set('Código', '123456');
  set('CEP', '80010-000');
  set('Nascimento', '09/02/1992');
  set('Categoria', 'AB');
  (screen.getByLabelText('Dois') as HTMLInputElement).checked = true;
  (screen.getByLabelText('Aceito') as HTMLInputElement).checked = true;
}

it('what was typed before React arrived stays in the fields and is sent', async () => {
  const onSubmit = jest.fn();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Example onSubmit={onSubmit} />);
  fillEverything();

  await act(async () => void hydrateRoot(container, <Example onSubmit={onSubmit} />));
  expect(screen.getByLabelText('Nome')).toHaveProperty('value', 'Ana');
  fireEvent.submit(screen.getByRole('form', { name: 'Cadastro' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    name: 'Ana',
    pin: '123456',
    cep: expect.stringMatching(/^80010-?000$/),
    birthdate: '1992-02-09',
    category: 'AB',
    subject: 'two',
    agreed: true,
  });
});

it('what was typed while React was taking the page over stays in the fields and is sent', async () => {
  let type: () => void = () => undefined;
  // Rendered after the form, before either is committed.
  function Meanwhile() {
    type();
    return null;
  }
  const page = (
    <>
      <Example onSubmit={jest.fn()} />
      <Meanwhile />
    </>
  );
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(page);
  const name = screen.getByLabelText<HTMLInputElement>('Nome');
  const cep = screen.getByLabelText<HTMLInputElement>('CEP');
  const pin = screen.getByLabelText<HTMLInputElement>('Código');
  type = () => {
    name.value ||= 'Ana';
    cep.value ||= '80010-000';
    pin.value ||= '123456';
    type = () => undefined;
  };
  await act(async () => void hydrateRoot(container, page));
  expect(name.value).toBe('Ana');
  expect(cep.value).toBe('80010-000');
  expect(pin.value).toBe('123456');
  expect(name.isConnected).toBe(true);
});

it.each([
  ['Nome', 'Ana', 3],
  ['Nome', 'Ana', 1],
  ['CEP', '80', 2],
  ['Código', '12', 2],
  ['Nascimento', '09', 2],
])(
  'who is typing in %s keeps the caret: behind %j at %i the next key goes on',
  async (label, typed, caret) => {
    const container = document.createElement('div');
    document.body.replaceChildren(container);
    container.innerHTML = renderToString(<Example onSubmit={jest.fn()} />);
    const input = screen.getByLabelText<HTMLInputElement>(label);
    input.focus();
    input.value = typed;
    input.setSelectionRange(caret, caret);
    await act(async () => void hydrateRoot(container, <Example onSubmit={jest.fn()} />));
    expect(input.value).toEqual(typed);
    expect(input.selectionStart).toEqual(caret);
    expect(input.selectionEnd).toEqual(caret);
    expect(document.activeElement).toBe(input);
  },
);

it('what is typed between the commit and the effects of React is not undone', async () => {
  // Its effect runs after the form's, which has restored the text by then.
  function Quick() {
    useLayoutEffect(() => {
      screen.getByLabelText<HTMLInputElement>('Nome').value = 'Ana P';
    }, []);
    return null;
  }
  const onSubmit = jest.fn();
  const page = (
    <>
      <Example onSubmit={onSubmit} />
      <Quick />
    </>
  );
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(page);
  const name = screen.getByLabelText<HTMLInputElement>('Nome');
  fillEverything();
  await act(async () => void hydrateRoot(container, page));
  expect(name.value).toBe('Ana P');
  fireEvent.submit(screen.getByRole('form', { name: 'Cadastro' }));
  await waitFor(() =>
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ name: 'Ana P' }),
  );
});
