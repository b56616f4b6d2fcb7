import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { type DraftValues } from '@site/api-contract/identity';
import {
  type Drafts,
  DraftsContext,
  Form,
  PasswordField,
  resetToSaved,
  SubmitButton,
  TextField,
  useZodForm,
} from '../index';

const person = z.object({ name: z.string(), city: z.string(), password: z.string() });
const RESTORED = 'Recuperamos o que você tinha digitado.';
const FORM = 'person';

/** Drafts in memory, and the calls for them. */
function inMemory(kept: DraftValues | null = null, found = Promise.resolve(kept)) {
  const log: unknown[] = [];
  const counter = { refused: 0 };
  const drafts: Drafts = {
    kept: () => kept,
    find: () => found,
    keep: (form, values) => void log.push(['keep', form, values]),
    save: (form, values) => void log.push(['save', form, values]),
    drop: (form) => void log.push(['drop', form]),
    refusedWrites: () => counter.refused,
  };
  const acts = (...named: string[]) =>
    log.filter((entry) => named.includes((entry as string[])[0] ?? ''));
  return { drafts, acts, counter };
}

type Props = { drafts: Drafts; onSubmit?: () => unknown };

function Example({ drafts, onSubmit = () => undefined }: Props) {
  return (
    <DraftsContext value={drafts}>
      <Person onSubmit={onSubmit} />
    </DraftsContext>
  );
}

function Person({ onSubmit }: { onSubmit: () => unknown }) {
  const form = useZodForm(person, {
    defaultValues: { name: 'Ana', city: '', password: '' },
  });
  return (
    <Form form={form} draft={FORM} onSubmit={onSubmit}>
      <TextField name="name" label="Nome" />
      <TextField name="city" label="Cidade" />
      <PasswordField name="password" label="Senha" autoComplete="new-password" />
      <SubmitButton pendingLabel="Enviando...">Enviar</SubmitButton>
    </Form>
  );
}

/** A form that draws a field only once another one has a value. */
function Contact() {
  const form = useZodForm(z.object({ name: z.string(), city: z.string() }), {
    defaultValues: { name: '', city: '' },
  });
  const name = useWatch({ control: form.control, name: 'name' });
  return (
    <Form form={form} draft={FORM} onSubmit={() => undefined}>
      <TextField name="name" label="Nome" />
      {name !== '' && <TextField name="city" label="Cidade" />}
    </Form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });

describe('a form with a draft', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('keeps in the tab at once, and saves a second after the last key, without the password', async () => {
    const { drafts, acts } = inMemory();
    render(<Example drafts={drafts} />);
    await pass(0);
    type('Cidade', 'Curi');
    type('Senha', 'Ipe-Amarelo-2026');
    await pass(999);
    type('Cidade', 'Curitiba');
    await pass(999);
    expect(acts('save')).toEqual([]);
    expect(acts('keep').at(-1)).toEqual(['keep', FORM, { city: 'Curitiba' }]);
    await pass(1);
    expect(acts('save')).toEqual([['save', FORM, { city: 'Curitiba' }]]);
    await pass(5000);
    expect(acts('save')).toHaveLength(1);
  });

  it.each(['pagehide', 'visibilitychange', 'unmount'])(
    'saves what waits at once on %s',
    async (event) => {
      const { drafts, acts } = inMemory();
      const { unmount } = render(<Example drafts={drafts} />);
      await pass(0);
      type('Cidade', 'Curitiba');
      const hidden = jest.spyOn(document, 'visibilityState', 'get');
      hidden.mockReturnValue('hidden');
      if (event === 'unmount') unmount();
      else if (event === 'pagehide') window.dispatchEvent(new Event(event));
      else document.dispatchEvent(new Event(event));
      expect(acts('save')).toHaveLength(1);
      hidden.mockRestore();
    },
  );

  it('draws the fields that hang on a restored value, with their own', async () => {
    const { drafts } = inMemory({ name: 'Rui', city: 'Curitiba' });
    render(
      <DraftsContext value={drafts}>
        <Contact />
      </DraftsContext>,
    );
    await pass(0);
    expect(field('Nome').value).toBe('Rui');
    expect(field('Cidade').value).toBe('Curitiba');
  });

  it('forgets a text that was typed and deleted again', async () => {
    const { drafts, acts } = inMemory();
    render(<Example drafts={drafts} />);
    await pass(0);
    type('Cidade', 'C');
    type('Cidade', '');
    await pass(1000);
    expect(acts('save', 'drop')).toEqual([['drop', FORM]]);
  });
});

it('says that it has brought back what was typed, from the tab at once', async () => {
  const { drafts, acts } = inMemory({ name: 'Ana Reis', city: 'Curitiba' });
  render(<Example drafts={drafts} />);
  expect(field('Nome').value).toBe('Ana Reis');
  expect(field('Cidade').value).toBe('Curitiba');
  expect(field('Senha').value).toBe('');
  screen.getByText(RESTORED);
  await act(async () => undefined);
  expect(acts('keep', 'save')).toEqual([]);
});

it('a draft never overwrites what is being typed', async () => {
  let find: (values: DraftValues) => void = () => undefined;
  const found = new Promise<DraftValues>((resolve) => (find = resolve));
  const { drafts } = inMemory(null, found);
  render(<Example drafts={drafts} />);
  await userEvent.type(field('Cidade'), 'Lon');
  await act(async () => find({ name: 'Ana Reis', city: 'Curitiba' }));
  expect(field('Nome').value).toBe('Ana Reis');
  expect(field('Cidade').value).toBe('Lon');
  await userEvent.type(field('Cidade'), 'drina');
  expect(field('Cidade').value).toBe('Londrina');
});

it("'Descartar' begins anew, forgets it and stands in the first field", async () => {
  const { drafts, acts } = inMemory({ name: 'Ana Reis', city: 'Curitiba' });
  render(<Example drafts={drafts} />);
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(field('Nome').value).toBe('Ana');
  expect(field('Cidade').value).toBe('');
  expect(screen.queryByText(RESTORED)).toBeNull();
  expect(acts('drop')).toEqual([['drop', FORM]]);
  expect(document.activeElement).toBe(field('Nome'));
});

it('no longer says so once nothing of it is in the form, whoever emptied it', async () => {
  const { drafts } = inMemory({ city: 'Curitiba' });
  render(<Example drafts={drafts} />);
  screen.getByText(RESTORED);
  await userEvent.clear(field('Cidade'));
  expect(screen.queryByText(RESTORED)).toBeNull();
});

it('says nothing when the draft equals what the fields show', async () => {
  const { drafts } = inMemory({ name: 'Ana', city: '' });
  render(<Example drafts={drafts} />);
  await act(async () => undefined);
  expect(screen.queryByText(RESTORED)).toBeNull();
});

it.each([
  ['taken', 0, 1],
  ['refused', 1, 0],
])('a form that was %s is forgotten or kept', async (_how, refused, drops) => {
  const { drafts, acts, counter } = inMemory();
  const onSubmit = jest.fn(async () => {
    counter.refused += refused;
  });
  render(<Example drafts={drafts} onSubmit={onSubmit} />);
  await userEvent.type(field('Cidade'), 'Curitiba');
  await userEvent.type(field('Senha'), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  await act(async () => undefined);
  expect(acts('drop')).toHaveLength(drops);
});

describe('a form that stays on the page', () => {
  /** A form that is saved once `arrive` is called, and its drafts, which a reload reads. */
  function openStaying() {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    let kept: DraftValues | null = null;
    const drafts: Drafts = {
      kept: () => kept,
      find: async () => kept,
      keep: (_form, values) => (kept = values),
      save: (_form, values) => (kept = values),
      drop: () => (kept = null),
      refusedWrites: () => 0,
    };
    function Staying() {
      const form = useZodForm(z.object({ name: z.string(), city: z.string() }), {
        defaultValues: { name: 'Ana', city: '' },
      });
      const send = (values: { name: string; city: string }) =>
        resetToSaved(form, () => arrived.then(() => values));
      return (
        <Form form={form} draft={FORM} onSubmit={send}>
          <TextField name="name" label="Nome" />
          <TextField name="city" label="Cidade" />
          <SubmitButton pendingLabel="Enviando...">Enviar</SubmitButton>
        </Form>
      );
    }
    const open = () =>
      render(
        <DraftsContext value={drafts}>
          <Staying />
        </DraftsContext>,
      );
    const { unmount } = open();
    const save = async () => {
      await userEvent.type(field('Cidade'), 'Curitiba');
      await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
      await screen.findByRole('button', { name: 'Enviando...' });
    };
    return {
      save,
      arrive: () => act(async () => arrive()),
      draft: () => kept,
      reload: () => {
        unmount();
        open();
      },
    };
  }

  it('keeps what is typed while it is being saved, and brings back only that', async () => {
    const { save, arrive, draft, reload } = openStaying();
    await save();
    await userEvent.clear(field('Nome'));
    await userEvent.type(field('Nome'), 'Ana Reis');
    await arrive();
    await waitFor(() => expect(draft()).toEqual({ name: 'Ana Reis' }));
    reload();
    await screen.findByText(RESTORED);
    expect(field('Nome').value).toBe('Ana Reis');
    expect(field('Cidade').value).toBe('');
  });

  it('has no draft once everything is saved', async () => {
    const { save, arrive, draft } = openStaying();
    await save();
    expect(draft()).toEqual({ city: 'Curitiba' });
    await arrive();
    await waitFor(() => expect(draft()).toBeNull());
    expect(field('Cidade').value).toBe('Curitiba');
  });
});
