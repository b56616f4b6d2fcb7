import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { Form, type MaskKind, MaskedField, PasswordField, PinField, Segmented, SubmitButton, useZodForm } from './index';
import { normalizeFormValues } from './normalize-form-values';

const anything = z.object({ field: z.unknown() });

type HarnessProps = { mask: MaskKind; start?: unknown; later?: unknown; onSubmit: (values: { field?: unknown }) => void };

function Masked({ mask, start = '', later, onSubmit }: HarnessProps) {
  const form = useZodForm(anything, { defaultValues: { field: start } });
  const { setValue } = form;
  useEffect(() => {
    if (later !== undefined) setTimeout(() => setValue('field', later), 50);
  }, [later, setValue]);
  return (
    <Form form={form} onSubmit={onSubmit}>
      <MaskedField name="field" label="Campo" mask={mask} />
      <SubmitButton pendingLabel="Enviando...">Enviar</SubmitButton>
    </Form>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Campo');
const engine = () => import('./mask-engine');

describe('masks', () => {
  beforeAll(engine);

  it.each<[MaskKind, string, string, unknown]>([
    ['cpf', '52998224725', '529.982.247-25', '529.982.247-25'],
    ['document', '52998224725', '529.982.247-25', '529.982.247-25'],
    ['document', '11222333000181', '11.222.333/0001-81', '11.222.333/0001-81'],
    ['document', '12abc34501de35', '12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
    ['cnpj', 'R55231B3000757', 'R5.523.1B3/0007-57', 'R5.523.1B3/0007-57'],
    ['phone', '11987654321', '(11) 98765-4321', '(11) 98765-4321'],
    ['cep', '01310100', '01310-100', '01310-100'],
    ['date', '09021992', '09/02/1992', '1992-02-09'],
    ['date', '31022026', '31/02/2026', '31/02/2026'],
    ['currency', '11200,5', '11.200,5', 11200.5],
    ['percent', '100', '100', 100],
    ['percent', '150', '15', 15],
    ['time', '0930', '09:30', '09:30'],
  ])('%s: %s typed shows %s', async (mask, typed, shown, value) => {
    const onSubmit = jest.fn();
    const user = userEvent.setup();
    render(<Masked mask={mask} onSubmit={onSubmit} />);
    await waitFor(engine);
    await user.type(input(), typed);
    expect(input().value).toBe(shown);
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ field: value }));
  });

  it('accepts a paste with or without punctuation, and with the country code', async () => {
    const user = userEvent.setup();
    render(<Masked mask="phone" onSubmit={() => undefined} />);
    await waitFor(engine);
    await user.click(input());
    await user.paste('+55 (11) 98765-4321');
    expect(input().value).toBe('(11) 98765-4321');
  });

  it('shows a stored value under its mask, and one that the form sets later', async () => {
    render(<Masked mask="document" start="12ABC34501DE35" later="52998224725" onSubmit={() => undefined} />);
    expect(input().value).toBe('12.ABC.345/01DE-35');
    await waitFor(() => expect(input().value).toBe('529.982.247-25'));
  });
});

describe('other fields', () => {
  it('a password can be shown and hidden', async () => {
    function Password() {
      const form = useZodForm(anything);
      return <Form form={form} onSubmit={() => undefined}><PasswordField name="field" label="Senha" autoComplete="new-password" /></Form>;
    }
    const user = userEvent.setup();
    render(<Password />);
    const password = screen.getByLabelText<HTMLInputElement>('Senha', { selector: 'input' });
    expect(password.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(password.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Esconder senha' }));
    expect(password.type).toBe('password');
  });

  it('a PIN takes six digits, pasted with spaces as well', async () => {
    function Pin() {
      const form = useZodForm(anything);
      return <Form form={form} onSubmit={() => undefined}><PinField name="field" label="Código" /></Form>;
    }
    const user = userEvent.setup();
    render(<Pin />);
    const pin = screen.getByLabelText<HTMLInputElement>('Código');
    expect([pin.inputMode, pin.autocomplete, pin.maxLength]).toEqual(['numeric', 'one-time-code', 6]);
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
    expect(normalizeFormValues({ a: '', b: 'null', c: 'true', d: 'false', e: 'texto', f: 0, g: [{ h: '' }], file })).toEqual({
      a: null, b: null, c: true, d: false, e: 'texto', f: 0, g: [{ h: null }], file,
    });
  });

  it('an optional field left empty is absent for the rule', async () => {
    const schema = z.strictObject({ name: z.string('Informe um nome.'), complement: z.optional(z.string()) });
    const onSubmit = jest.fn();
    function Optional() {
      const form = useZodForm(schema, { defaultValues: { name: 'Ana', complement: '' } });
      return <Form form={form} onSubmit={onSubmit}><SubmitButton pendingLabel="Enviando...">Enviar</SubmitButton></Form>;
    }
    render(<Optional />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'Ana' }));
  });
});
