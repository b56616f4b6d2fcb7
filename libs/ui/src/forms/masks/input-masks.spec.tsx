import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import {
  Form,
  MaskedField,
  type MaskKind,
  NumberField,
  SubmitButton,
  useZodForm,
} from '../index';

const anything = z.object({ field: z.unknown() });

/** `separators` is a field of its own. */
type Mask = MaskKind | 'separators';
type MaskedProps = {
  mask: Mask;
  start?: unknown;
  later?: unknown;
  onSubmit?: (values: { field?: unknown }) => void;
};

function Masked({ mask, start = '', later, onSubmit = () => undefined }: MaskedProps) {
  const form = useZodForm(anything, { defaultValues: { field: start } });
  const { setValue } = form;
  useEffect(() => {
    if (later !== undefined) setTimeout(() => setValue('field', later), 50);
  }, [later, setValue]);
  return (
    <Form form={form} onSubmit={onSubmit}>
      {mask === 'separators' ? (
        <NumberField name="field" label="Campo" />
      ) : (
        <MaskedField name="field" label="Campo" mask={mask} />
      )}
      <SubmitButton pendingLabel="Enviando...">Enviar</SubmitButton>
    </Form>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Campo');
const engine = () => import('./mask-engine');

async function openMask(props: MaskedProps) {
  const user = userEvent.setup();
  render(<Masked {...props} />);
  await act(engine);
  await user.click(input());
  return user;
}

describe("'Available input masks: CPF-or-CNPJ (11 or 14 digits), IP, time, percent (0-100), separators.'", () => {
  beforeAll(engine);

  it.each<[Mask, string, string, unknown]>([
    ['document', '52998224725', '529.982.247-25', '529.982.247-25'],
    ['document', '11222333000181', '11.222.333/0001-81', '11.222.333/0001-81'],
    ['document', '112223330001819', '11.222.333/0001-81', '11.222.333/0001-81'],
    ['document', '12abc34501de35', '12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
    ['ip', '192.168.0.10', '192.168.0.10', '192.168.0.10'],
    ['ip', '10.256.1.1.', '10.25.1.1', '10.25.1.1'],
    ['time', '0930', '09:30', '09:30'],
    ['time', '930', '09:30', '09:30'],
    ['time', '2359', '23:59', '23:59'],
    ['time', '127560', '12:56', '12:56'],
    ['percent', '0', '0', 0],
    ['percent', '100', '100', 100],
    ['percent', '150', '15', 15],
    ['percent', '12,5', '12', 12],
    ['separators', '1234567,89', '1.234.567,89', 1_234_567.89],
    ['separators', '1500', '1.500', 1500],
    ['separators', '0,5', '0,5', 0.5],
    ['separators', '11.200,00', '11.200,00', 11_200],
    ['separators', '11.200', '11.200', 11_200],
    ['separators', '10,999', '10,99', 10.99],
    ['cpf', '52998224725', '529.982.247-25', '529.982.247-25'],
    ['cnpj', 'R55231B3000757', 'R5.523.1B3/0007-57', 'R5.523.1B3/0007-57'],
    ['phone', '11987654321', '(11) 98765-4321', '(11) 98765-4321'],
    ['phone', '1133334444', '(11) 3333-4444', '(11) 3333-4444'],
    ['phone', '5511987654321', '(11) 98765-4321', '(11) 98765-4321'],
    ['phone', '+551133334444', '(11) 3333-4444', '(11) 3333-4444'],
    ['phone', '55991234567', '(55) 99123-4567', '(55) 99123-4567'],
    ['cellphone', '+5511987654321', '(11) 98765-4321', '(11) 98765-4321'],
    ['cellphone', '5511987654321', '(11) 98765-4321', '(11) 98765-4321'],
    ['cellphone', '5555991234567', '(55) 99123-4567', '(55) 99123-4567'],
    ['cellphone', '11887654', '(11) 88765-4', '(11) 88765-4'],
    ['cellphone', '1133334444', '(11) 33334-444', '(11) 33334-444'],
    ['cep', '01310100', '01310-100', '01310-100'],
  ])('%s: %s typed shows %s', async (mask, typed, shown, value) => {
    const onSubmit = jest.fn();
    const user = await openMask({ mask, onSubmit });
    await user.keyboard(typed);
    expect(input().value).toBe(shown);
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ field: value }));
  });

  it.each<[Mask, string, string]>([
    ['document', ' 529.982.247-25 ', '529.982.247-25'],
    ['document', '11222333000181', '11.222.333/0001-81'],
    ['phone', '+55 (11) 98765-4321', '(11) 98765-4321'],
    ['ip', '192.168.10.254', '192.168.10.254'],
    ['time', '18:45', '18:45'],
    ['percent', '35%', '35'],
    ['separators', '1.234.567,89', '1.234.567,89'],
    ['separators', '1.599', '1.599'],
  ])('%s: %s pasted shows %s', async (mask, pasted, shown) => {
    const user = await openMask({ mask });
    await user.paste(pasted);
    expect(input().value).toBe(shown);
  });

  it.each<[Mask, string]>([
    ['cep', '01310-1009'],
    ['cpf', '529.982.247-251'],
    ['document', '112.223.330.001.819'],
    ['cnpj', '11.222.333/0001-819'],
    ['phone', '(11) 98765-43210'],
    ['cellphone', '119876543210'],
  ])('%s: %s pasted is too long and not cut to another value', async (mask, pasted) => {
    const onSubmit = jest.fn();
    const user = await openMask({ mask, onSubmit });
    await user.paste(pasted);
    await user.tab();
    expect(input().value).toBe(pasted);
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ field: pasted }));
  });

  it('is there again once what was pasted is as long as it may be', async () => {
    const onSubmit = jest.fn();
    const user = await openMask({ mask: 'cep', onSubmit });
    await user.paste('013101009');
    await user.keyboard('{Backspace}');
    expect(input().value).toBe('01310-100');
    await user.keyboard('7');
    expect(input().value).toBe('01310-100');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ field: '01310-100' }));
  });

  it.each<[Mask, string, string]>([
    ['document', '529982247', '529.982.24'],
    ['ip', '192.168.', '192.168'],
    ['time', '0930', '09:3'],
    ['percent', '100', '10'],
    ['separators', '1234567', '123.456'],
    ['separators', '33.33', '33.3'],
    ['phone', '11987654321', '(11) 98765-432'],
  ])('%s: after %s, Backspace leaves %s', async (mask, typed, left) => {
    const user = await openMask({ mask });
    await user.keyboard(typed);
    await user.keyboard('{Backspace}');
    expect(input().value).toBe(left);
  });

  it.each<{
    mask: Mask;
    typed: string;
    at: number;
    key: string;
    shown: string;
    caret: number;
  }>([
    {
      mask: 'document',
      typed: '529982247',
      at: 3,
      key: '1',
      shown: '529.198.224-7',
      caret: 5,
    },
    { mask: 'ip', typed: '10.0.0.1', at: 2, key: '9', shown: '109.0.0.1', caret: 3 },
    { mask: 'time', typed: '123', at: 1, key: '0', shown: '10:23', caret: 2 },
    { mask: 'time', typed: '093', at: 1, key: '8', shown: '09:3', caret: 1 },
    { mask: 'percent', typed: '10', at: 0, key: '2', shown: '10', caret: 0 },
    {
      mask: 'separators',
      typed: '1234567',
      at: 1,
      key: '9',
      shown: '19.234.567',
      caret: 2,
    },
  ])(
    '$mask: $typed with the caret at $at takes $key and reads $shown, the caret behind it',
    async ({ mask, typed, at, key, shown, caret }) => {
      const user = await openMask({ mask });
      await user.keyboard(typed);
      await user.type(input(), key, {
        initialSelectionStart: at,
        initialSelectionEnd: at,
      });
      expect(input().value).toEqual(shown);
      expect(input().selectionStart).toEqual(caret);
    },
  );

  it('takes what was typed before it was loaded, while the field still has the focus', async () => {
    render(<Masked mask="phone" />);
    input().focus();
    fireEvent.input(input(), { target: { value: '6233334444' } });
    expect(input().value).toBe('6233334444');
    await waitFor(() => expect(input().value).toBe('(62) 3333-4444'));
    expect(document.activeElement).toBe(input());
  });

  it('everything can be deleted at once, and the form has nothing then', async () => {
    const onSubmit = jest.fn();
    const user = await openMask({ mask: 'separators', onSubmit });
    await user.keyboard('1234');
    await user.clear(input());
    expect(input().value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ field: null }));
  });

  it.each<{
    mask: Mask;
    start: unknown;
    shown: string;
    later: unknown;
    afterwards: string;
  }>([
    {
      mask: 'document',
      start: '12ABC34501DE35',
      shown: '12.ABC.345/01DE-35',
      later: '52998224725',
      afterwards: '529.982.247-25',
    },
    { mask: 'separators', start: 1234.5, shown: '1.234,5', later: 0, afterwards: '0' },
    { mask: 'percent', start: 35, shown: '35', later: 0, afterwards: '0' },
  ])(
    '$mask: shows a stored $start as $shown, and $later that the form sets later as $afterwards',
    async ({ mask, start, shown, later, afterwards }) => {
      render(<Masked mask={mask} start={start} later={later} />);
      expect(input().value).toBe(shown);
      await waitFor(() => expect(input().value).toBe(afterwards));
    },
  );
});
