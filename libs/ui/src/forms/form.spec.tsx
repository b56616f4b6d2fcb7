import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import * as z from 'zod/mini';
import { type LeadForm, leadForm } from '@site/api-contract';
import {
  CheckboxField,
  Form,
  MaskedField,
  PasswordField,
  PinField,
  RadioField,
  SelectField,
  showServerFields,
  SubmitButton,
  TextField,
  useZodForm,
} from './index';

const everything = z.extend(leadForm, {
  uf: z.string('Escolha o estado.'),
  pin: z.string('Informe o código.'),
  ok: z.literal(true, 'Leia e aceite.'),
});

const INTERESTS = [
  { value: 'quero para uso pessoal', label: 'quero para uso pessoal' },
  { value: 'quero trabalhar com aplicativos', label: 'quero trabalhar com aplicativos' },
] as const;

type Props = {
  onSubmit?: (lead: LeadForm) => unknown;
  summary?: boolean;
  disabledWhenInvalid?: boolean;
  refuse?: boolean;
};

function Lead({
  onSubmit = () => undefined,
  summary,
  disabledWhenInvalid,
  refuse,
}: Props) {
  const form = useZodForm(leadForm, {
    defaultValues: { name: '', email: '', cellphone: '', interest: '' },
  });
  const submit = async (lead: LeadForm) => {
    if (refuse) {
      const rest = showServerFields(form, [
        { key: 'Email', message: 'Este e-mail já está em uso.' },
        { key: 'Rne', message: 'Inválido.' },
      ]);
      await onSubmit(rest as never);
    } else await onSubmit(lead);
  };
  return (
    <Form
      form={form}
      onSubmit={submit}
      summary={summary}
      aria-label="Desconto para Assinar"
    >
      <TextField name="name" label="Nome" help="Como está no documento" />
      <TextField name="email" label="E-mail" type="email" />
      <MaskedField name="cellphone" label="Telefone" mask="phone" />
      <RadioField name="interest" label="Interesse" options={INTERESTS} />
      <SubmitButton pendingLabel="Enviando..." disabledWhenInvalid={disabledWhenInvalid}>
        Enviar
      </SubmitButton>
    </Form>
  );
}

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { exact: false });

async function fillIn() {
  const user = userEvent.setup();
  await user.type(field('Nome'), 'Marina Prado');
  await user.type(field('E-mail'), 'Marina@Rodar.test');
  await user.type(field('Telefone'), '11987654321');
  await user.click(screen.getByRole('radio', { name: 'quero para uso pessoal' }));
  return user;
}

describe('a form ruled by a contract in zod/mini', () => {
  afterEach(() => jest.useRealTimers());

  it('says nothing before anything was touched', async () => {
    render(<Lead />);
    await waitFor(() => expect(screen.queryByText('Informe um nome.')).toBeNull());
    expect(field('Nome').hasAttribute('aria-invalid')).toBe(false);
  });

  it('a touched empty field says what it wants, tied to its input', async () => {
    render(<Lead />);
    fireEvent.focus(field('Nome'));
    fireEvent.blur(field('Nome'));
    const message = await screen.findByText('Informe um nome.');
    const described = field('Nome').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described).toHaveLength(2);
    expect(document.getElementById(described[0] ?? '')?.textContent).toBe(
      'Como está no documento',
    );
    expect(document.getElementById(described[1] ?? '')?.contains(message)).toBe(true);
    expect(field('Nome').getAttribute('aria-invalid')).toBe('true');
  });

  it('a field that is being typed in complains after a pause of 1000 ms', async () => {
    jest.useFakeTimers();
    render(<Lead />);
    fireEvent.change(field('E-mail'), { target: { value: 'marina@' } });
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(() => jest.advanceTimersByTimeAsync(900));
    expect(screen.queryByText('Informe um e-mail válido.')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByText('Informe um e-mail válido.')).toBeTruthy();
  });

  it('submitting an invalid form shows every message and moves the focus to the first field', async () => {
    const onSubmit = jest.fn();
    render(<Lead onSubmit={onSubmit} />);
    fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    for (const text of [
      'Informe um nome.',
      'Informe um e-mail válido.',
      'Informe um telefone.',
      'Informe um interesse.',
    ]) {
      await screen.findByText(text);
    }
    await waitFor(() => expect(document.activeElement).toBe(field('Nome')));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('with a summary the focus goes there, and its links lead to the fields', async () => {
    render(<Lead summary />);
    fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    const summary = await screen.findByRole('group', { name: 'Falta corrigir 4 campos' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    const link = screen.getByRole('link', { name: 'Informe um telefone.' });
    expect(link.getAttribute('href')).toBe(`#${field('Telefone').id}`);
  });

  it('hands over the values as the contract wants them', async () => {
    const onSubmit = jest.fn();
    render(<Lead onSubmit={onSubmit} />);
    const user = await fillIn();
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        name: 'Marina Prado',
        email: 'marina@rodar.test',
        cellphone: '11987654321',
        interest: 'quero para uso pessoal',
      }),
    );
  });

  it('pressing the button leaves the focus in the field, so that no error moves the button away before the click', async () => {
    jest.useFakeTimers();
    render(<Lead />);
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await user.click(field('E-mail'));
    await user.keyboard('ana@');
    await user.pointer({
      keys: '[MouseLeft>]',
      target: screen.getByRole('button', { name: 'Enviar' }),
    });
    expect(document.activeElement).toBe(field('E-mail'));
    expect(screen.queryByText('Informe um e-mail válido.')).toBeNull();
  });

  it('the button can be disabled while the form is invalid, and Enter still shows what is missing', async () => {
    render(<Lead disabledWhenInvalid />);
    await waitFor(() =>
      expect(
        screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar' }).disabled,
      ).toBe(true),
    );
    fireEvent.keyDown(field('Nome'), { key: 'Enter' });
    await screen.findByText('Informe um interesse.');
    await fillIn();
    await waitFor(() =>
      expect(
        screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar' }).disabled,
      ).toBe(false),
    );
  });

  it("shows the server's messages at their fields and gives back the others", async () => {
    const onSubmit = jest.fn();
    render(<Lead onSubmit={onSubmit} refuse />);
    const user = await fillIn();
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await screen.findByText('Este e-mail já está em uso.');
    expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
    expect(onSubmit).toHaveBeenCalledWith([{ key: 'Rne', message: 'Inválido.' }]);
    await user.type(field('E-mail'), 'x');
    await waitFor(() =>
      expect(screen.queryByText('Este e-mail já está em uso.')).toBeNull(),
    );
  });

  it('axe finds nothing wrong with the fields, empty or refused', async () => {
    function All() {
      const form = useZodForm(everything, {
        defaultValues: {
          name: '',
          email: '',
          cellphone: '',
          interest: '',
          uf: '',
          pin: '',
          ok: false,
        },
      });
      return (
        <Form form={form} onSubmit={() => undefined} summary aria-label="Cadastro">
          <TextField name="name" label="Nome" help="Como no documento" optional />
          <PasswordField name="email" label="Senha" autoComplete="new-password" />
          <MaskedField name="cellphone" label="Telefone" mask="phone" />
          <RadioField name="interest" label="Interesse" options={INTERESTS} />
          <SelectField
            name="uf"
            label="Estado"
            options={[{ value: 'SP', label: 'São Paulo' }]}
          />
          <PinField name="pin" label="Código" />
          <CheckboxField name="ok" label="Li e aceito a Política de Privacidade" />
          <SubmitButton pendingLabel="Enviando...">Enviar</SubmitButton>
        </Form>
      );
    }
    const { container } = render(<All />);
    const check = async () =>
      (
        await axe.run(container, {
          rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
        })
      ).violations;
    expect(await check()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    await screen.findByRole('group', { name: 'Falta corrigir 7 campos' });
    expect(await check()).toEqual([]);
  });
});

it('before React has the form it cannot be sent, and nothing could reach the address', () => {
  document.body.innerHTML = renderToString(<Lead />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar' }).disabled).toBe(
    true,
  );
  expect(screen.getByRole<HTMLFormElement>('form').method).toBe('post');
  document.body.innerHTML = '';
  render(<Lead />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar' }).disabled).toBe(
    false,
  );
});
