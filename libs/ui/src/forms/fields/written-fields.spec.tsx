import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement } from 'react';
import * as z from 'zod/mini';
import {
  DateField,
  Form,
  MaskedField,
  NameField,
  NumberField,
  PinField,
  SubmitButton,
  useZodForm,
} from '../index';

/**
 * People type and paste into the fields of forms. The specs state the text after leaving
 * the field, and the form's value.
 */

const anything = z.object({ field: z.unknown() });
const field = { name: 'field', label: 'Campo' };

const FIELDS = {
  date: <DateField {...field} />,
  birthdate: <DateField {...field} latest="2026-11-22" />,
  ahead: <DateField {...field} earliest="2026-11-30" />,
  phone: <MaskedField {...field} mask="phone" />,
  cellphone: <MaskedField {...field} mask="cellphone" />,
  cep: <MaskedField {...field} mask="cep" />,
  document: <MaskedField {...field} mask="document" />,
  cpf: <MaskedField {...field} mask="cpf" />,
  decimals: <NumberField {...field} />,
  count: <NumberField {...field} whole />,
  name: <NameField {...field} />,
  company: <NameField {...field} company />,
  pin: <PinField {...field} />,
} satisfies Record<string, ReactElement>;
type Kind = keyof typeof FIELDS;

function Example({
  kind,
  onSubmit,
}: {
  kind: Kind;
  onSubmit: (values: unknown) => void;
}) {
  const form = useZodForm(anything, { defaultValues: { field: '' } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      {FIELDS[kind]}
      <SubmitButton pendingLabel="Enviando...">Enviar</SubmitButton>
    </Form>
  );
}

async function write(kind: Kind, how: 'typed' | 'pasted', text: string) {
  const onSubmit = jest.fn();
  const user = userEvent.setup();
  render(<Example kind={kind} onSubmit={onSubmit} />);
  await act(() => import('../masks/mask-engine'));
  const input = screen.getByLabelText<HTMLInputElement>('Campo');
  await user.click(input);
  await (how === 'typed' ? user.keyboard(text) : user.paste(text));
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  return { shown: input.value, value: onSubmit.mock.calls[0]?.[0].field as unknown };
}

const PHONE = '(11) 98765-4321';

const WRITTEN: [Kind, written: string, shown: string, value?: unknown][] = [
  ['date', '1/2/1990', '01/02/1990', '1990-02-01'],
  ['date', '01021990', '01/02/1990', '1990-02-01'],
  ['date', '01.02.1990', '01/02/1990', '1990-02-01'],
  ['date', '1-2-1990', '01/02/1990', '1990-02-01'],
  ['date', '01 02 1990', '01/02/1990', '1990-02-01'],
  ['date', '1/2/31', '01/02/2031', '2031-02-01'],
  ['date', '31/02/2026', '31/02/2026', '31/02/2026'],
  ['date', '12/1990', '12/19/90', '12/19/90'],
  ['date', 'ontem', 'ontem', 'ontem'],
  ['date', '25/12', '25/12', '25/12'],
  ['date', '5 de março de 1990', '05/03/1990', '1990-03-05'],
  [
    'date',
    'sexta-feira, dia 14 de fevereiro de 1990',
    'sexta-feira, dia 14 de fevereiro de 1990',
  ],
  ['date', '05-03-90', '05/03/1990', '1990-03-05'],
  ['ahead', '2/12', '02/12/2026', '2026-12-02'],
  ['ahead', '29/11', '29/11/2027', '2027-11-29'],
  ['ahead', '02122028', '02/12/2028', '2028-12-02'],
  ['birthdate', '1/2/90', '01/02/1990', '1990-02-01'],
  ['birthdate', '010245', '01/02/1945', '1945-02-01'],
  ['phone', '+55 (11) 9 8765-4321', PHONE],
  ['phone', '5511987654321', PHONE],
  ['phone', '011 98765-4321', PHONE],
  ['phone', '11 98765 4321', PHONE],
  ['phone', '+55 11 3333-4444', '(11) 3333-4444'],
  ['phone', '041 3333-4444', '(41) 3333-4444'],
  ['cellphone', '+55 (11) 9 8765-4321', PHONE],
  ['cellphone', '5511987654321', PHONE],
  ['cellphone', '011 98765-4321', PHONE],
  ['cellphone', '(55) 99123-4567', '(55) 99123-4567'],
  ['cep', '05435000', '05435-000'],
  ['cep', '05.435-000', '05435-000'],
  ['cep', 'CEP 05435 000', '05435-000'],
  ['cep', '\u200b05435\u2013000', '05435-000'],
  ['document', ' 529.982.247-25 ', '529.982.247-25'],
  ['document', '52998224725', '529.982.247-25'],
  ['document', ' 12.abc.345/01de-35 ', '12.ABC.345/01DE-35'],
  ['cpf', '529 982 247 25', '529.982.247-25'],
  ['cpf', '529.982.247\u201125\ufeff', '529.982.247-25'],
  ['decimals', '1500.5', '1.500,5', 1500.5],
  ['decimals', '11.200,00', '11.200', 11_200],
  ['decimals', '33.33', '33,33', 33.33],
  ['decimals', '33,33%', '33,33', 33.33],
  ['decimals', '2,5 mil', '2.500', 2500],
  ['decimals', '1\u00a0000', '1.000', 1000],
  ['decimals', '10 a 15', '10 a 15', '10 a 15'],
  ['decimals', '1.500.000', '1.500.000', 1_500_000],
  ['count', '1.200', '1.200', 1200],
  ['count', '30 carros', '30', 30],
  ['count', 'km 12.000', '12.000', 12_000],
  ['count', '12.345,6', '12.346', 12_346],
  ['count', '12,345', '12,345', '12,345'],
  ['count', '12 mil', '12.000', 12_000],
  ['count', '12 mil km', '12.000', 12_000],
  ['count', '2,5 mil', '2.500', 2500],
  ['count', '12 000', '12.000', 12_000],
  ['count', '1,5', '1,5', '1,5'],
  ['count', '10 a 15', '10 a 15', '10 a 15'],
  ['count', 'doze', 'doze', 'doze'],
  ['count', '\u200b12.000\u00a0', '12.000', 12_000],
  ['name', 'MARIA  DA SILVA ', 'Maria da Silva'],
  ['name', ' Ana  Souza', 'Ana Souza'],
  ['company', 'PADARIA  BOA MASSA LTDA ', 'PADARIA BOA MASSA LTDA'],
  ['pin', '123 456', '123456'],
  ['pin', '123-456', '123456'],
];

describe.each(['typed', 'pasted'] as const)('%s', (how) => {
  it.each(WRITTEN)('%s: %j reads %j', async (kind, written, shown, value = shown) => {
    expect(await write(kind, how, written)).toEqual({ shown, value });
  });
});

it.each<[Kind, string, string]>([
  ['date', '1990-02-01', '01/02/1990'],
  ['date', '０１/０２/１９９０', '01/02/1990'],
  ['date', '           01/02/1990           ', '01/02/1990'],
  ['phone', '\u202a(11)\u00a098765\u20114321\u202c', PHONE],
  ['phone', '１１９８７６５４３２１', PHONE],
  ['cep', '０５４３５０００', '05435-000'],
  ['document', '５２９９８２２４７２５', '529.982.247-25'],
  ['count', '１２０００', '12.000'],
  ['count', '                         12.000', '12.000'],
  ['decimals', '                         1.500,50', '1.500,5'],
  ['phone', '0 15 11 98765-4321', PHONE],
  ['phone', '0055 11 98765-4321', PHONE],
  ['phone', '+55 (011) 98765-4321', PHONE],
])('%s: pasted %j reads %j', async (kind, written, shown) => {
  expect((await write(kind, 'pasted', written)).shown).toBe(shown);
});

it('what was typed counts although the field was not left', async () => {
  const onSubmit = jest.fn();
  const user = userEvent.setup();
  render(<Example kind="birthdate" onSubmit={onSubmit} />);
  await user.type(screen.getByLabelText('Campo'), '1/2/90{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ field: '1990-02-01' }));
});

describe('input without key events', () => {
  async function open(kind: Kind) {
    const onSubmit = jest.fn();
    const user = userEvent.setup();
    render(<Example kind={kind} onSubmit={onSubmit} />);
    await act(() => import('../masks/mask-engine'));
    const input = screen.getByLabelText<HTMLInputElement>('Campo');
    await user.click(input);
    const given = async () => {
      await user.click(screen.getByRole('button', { name: 'Enviar' }));
      await waitFor(() => expect(onSubmit).toHaveBeenCalled());
      return (onSubmit.mock.calls.at(-1)?.[0] as { field: unknown }).field;
    };
    /** The browser's own setter: React notices the value only by the event. */
    const put = (text: string) =>
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        input,
        text,
      );
    const composeTo = (text: string) => {
      put(text);
      input.setSelectionRange(text.length, text.length);
      const event = new InputEvent('input', {
        bubbles: true,
        isComposing: true,
        inputType: 'insertCompositionText',
        data: text,
      });
      act(() => void input.dispatchEvent(event));
    };
    return { input, given, put, composeTo };
  }
  const CASES: readonly [Kind, string, string, unknown][] = [
    ['cellphone', '11987654321', '(11) 98765-4321', '(11) 98765-4321'],
    ['document', '52998224725', '529.982.247-25', '529.982.247-25'],
    ['cep', '80010000', '80010-000', '80010-000'],
    ['date', '09021992', '09/02/1992', '1992-02-09'],
    ['count', '12500', '12.500', 12_500],
  ];

  it.each(CASES)(
    "%s: %s stays untouched while a phone's keyboard composes it, then reads %s",
    async (kind, typed, shown, value) => {
      const { input, given, composeTo } = await open(kind);
      fireEvent.compositionStart(input);
      for (let end = 1; end <= typed.length; end += 1) {
        composeTo(typed.slice(0, end));
        expect(input.value).toBe(typed.slice(0, end));
      }
      fireEvent.compositionEnd(input, { data: typed });
      expect(input.value).toBe(shown);
      expect(await given()).toEqual(value);
    },
  );

  it.each(CASES)(
    '%s: %s is not lost when the field is left while it is composed',
    async (kind, typed, shown, value) => {
      const { input, given, composeTo } = await open(kind);
      composeTo(typed);
      act(() => input.blur());
      expect(input.value).toBe(shown);
      expect(await given()).toEqual(value);
    },
  );

  it.each(CASES)(
    '%s: %s of a password manager that tells of it by change alone reads %s',
    async (kind, typed, shown, value) => {
      const { input, given, put } = await open(kind);
      put(typed);
      act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
      act(() => input.blur());
      expect(input.value).toBe(shown);
      expect(await given()).toEqual(value);
    },
  );

  it('a number that a keyboard suggests whole is not cut to another number', async () => {
    const { input, given, put } = await open('cellphone');
    put('119876543219');
    const event = { inputType: 'insertText', data: '119876543219' };
    fireEvent.input(input, event);
    expect(input.value).toBe('119876543219');
    expect(await given()).toBe('119876543219');
  });
});
