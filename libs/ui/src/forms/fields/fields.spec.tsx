import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import {
  Form,
  PasswordField,
  PinField,
  Segmented,
  SubmitButton,
  useZodForm,
} from '../index';
import { normalizeFormValues } from '../normalize-form-values';

const anything = z.object({ field: z.unknown() });

describe('other fields', () => {
  it('a password can be shown and hidden', async () => {
    function Password() {
      const form = useZodForm(anything);
      return (
        <Form form={form} onSubmit={() => undefined}>
          <PasswordField name="field" label="Senha" autoComplete="new-password" />
        </Form>
      );
    }
    const user = userEvent.setup();
    render(<Password />);
    const password = screen.getByLabelText<HTMLInputElement>('Senha', {
      selector: 'input',
    });
    expect(password.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(password.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Esconder senha' }));
    expect(password.type).toBe('password');
  });

  it('a PIN takes six digits, pasted with spaces as well', async () => {
    function Pin() {
      const form = useZodForm(anything);
      return (
        <Form form={form} onSubmit={() => undefined}>
          <PinField name="field" label="Código" />
        </Form>
      );
    }
    const user = userEvent.setup();
    render(<Pin />);
    const pin = screen.getByLabelText<HTMLInputElement>('Código');
    expect(pin.inputMode).toBe('numeric');
    expect(pin.autocomplete).toBe('one-time-code');
    expect(pin.maxLength).toBe(6);
    await user.click(pin);
    await user.paste(' 123 456 ');
    expect(pin.value).toBe('123456');
  });

  it('a segmented choice hands over the number that stands in its options', async () => {
    const onChange = jest.fn();
    const options = [12, 18, 24].map((value) => ({ value, label: `${value} meses` }));
    render(<Segmented legend="Prazo" value={12} onChange={onChange} options={options} />);
    await userEvent.setup().click(screen.getByRole('radio', { name: '24 meses' }));
    expect(onChange).toHaveBeenCalledWith(24);
  });
});

describe('spec §5: empty strings, null, true and false', () => {
  it('become null and booleans, in depth', () => {
    const file = new Blob(['x']);
    expect(
      normalizeFormValues({
        a: '',
        b: 'null',
        c: 'true',
        d: 'false',
        e: 'texto',
        f: 0,
        g: [{ h: '' }],
        file,
      }),
    ).toEqual({
      a: null,
      b: null,
      c: true,
      d: false,
      e: 'texto',
      f: 0,
      g: [{ h: null }],
      file,
    });
  });

  it('an optional field left empty is absent for the rule', async () => {
    const schema = z.strictObject({
      name: z.string('Informe um nome.'),
      complement: z.optional(z.string()),
    });
    const onSubmit = jest.fn();
    function Optional() {
      const form = useZodForm(schema, { defaultValues: { name: 'Ana', complement: '' } });
      return (
        <Form form={form} onSubmit={onSubmit}>
          <SubmitButton pendingLabel="Enviando...">Enviar</SubmitButton>
        </Form>
      );
    }
    render(<Optional />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'Ana' }));
  });
});
