import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type ApiFailure, FailureError } from '@site/api-client';
import { Form, FormProblem, SubmitButton, TextField, useZodForm } from '@site/ui/forms';
import { showFormFailure, useFormSave } from './form-failure';

const REFUSAL: ApiFailure = {
  kind: 'refusal',
  status: 400,
  path: 'drivers',
  external: false,
  quiet: true,
  message: 'A API diz isto.',
  isServersMessage: true,
  traceId: 't',
  fields: [],
  notifications: [],
};
const AT_NAME = { key: 'Name', message: 'Confira o nome.' };

function Driver({ failure }: { failure: Partial<ApiFailure> }) {
  const [problem, setProblem] = useState('nada');
  const form = useZodForm(z.object({ name: z.string() }), {
    defaultValues: { name: 'Ana' },
  });
  const error = new FailureError({ ...REFUSAL, ...failure });
  return (
    <Form
      form={form}
      onSubmit={() => setProblem(showFormFailure(form, error, 'Tente de novo.'))}
    >
      <p role="status">{problem}</p>
      <TextField name="name" label="Nome" />
      <SubmitButton pendingLabel="Enviando...">Enviar</SubmitButton>
    </Form>
  );
}

async function sent(failure: Partial<ApiFailure>) {
  render(<Driver failure={failure} />);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  return screen.getByRole('status');
}

it('shows no message beside the form when its fields show them all', async () => {
  expect((await sent({ fields: [AT_NAME] })).textContent).toBe('');
  screen.getByText('Confira o nome.');
});

it("shows the API's message when the form has no field for it", async () => {
  const elsewhere = { key: 'Rne', message: 'Inválido.' };
  expect((await sent({ fields: [AT_NAME, elsewhere] })).textContent).toBe(
    'A API diz isto.',
  );
});

it('shows our message when the API sent none', async () => {
  expect((await sent({ message: '', isServersMessage: false })).textContent).toBe(
    'Tente de novo.',
  );
});

it('shows no message beside the form when a popup has it: for a rate limit, or a call that is not quiet', async () => {
  const said = await sent({ status: 429 });
  expect(said.textContent).toBe('');
});

it('rethrows errors that are no failure of a call', () => {
  const fault = new Error('a defect');
  expect(() => showFormFailure(undefined as never, fault, 'Tente de novo.')).toThrow(
    fault,
  );
});

function SharedForm({ call, onConflict }: { call: Save; onConflict: () => void }) {
  const form = useZodForm(z.object({ name: z.string() }), {
    defaultValues: { name: 'Ana' },
  });
  const { problem, isSaved, save } = useFormSave(form, {
    failed: 'Tente de novo.',
    onConflict,
  });
  return (
    <Form form={form} onSubmit={() => save(call)}>
      <FormProblem>{problem}</FormProblem>
      <p role="status">{isSaved && 'Pronto.'}</p>
      <TextField name="name" label="Nome" />
      <SubmitButton pendingLabel="Enviando...">Enviar</SubmitButton>
    </Form>
  );
}
type Save = () => Promise<void>;

describe('a form that others may save, too', () => {
  const refused = (over: Partial<ApiFailure> = {}) =>
    jest
      .fn<Promise<void>, []>()
      .mockRejectedValueOnce(new FailureError({ ...REFUSAL, ...over }));
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));

  it('loads the newer values after a conflict, and says why', async () => {
    const onConflict = jest.fn();
    render(
      <SharedForm
        call={refused({ reason: 'changed-meanwhile' })}
        onConflict={onConflict}
      />,
    );
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe('A API diz isto.');
    expect(onConflict).toHaveBeenCalledTimes(1);
  });

  it('loads nothing after a conflict for who has left the page meanwhile', async () => {
    const onConflict = jest.fn();
    let refuseNow = (): void => undefined;
    const call = () =>
      new Promise<void>((_, reject) => {
        refuseNow = () =>
          reject(new FailureError({ ...REFUSAL, reason: 'changed-meanwhile' }));
      });
    const { unmount } = render(<SharedForm call={call} onConflict={onConflict} />);
    await press();
    unmount();
    await act(async () => refuseNow());
    expect(onConflict).not.toHaveBeenCalled();
  });

  it('removes the message once it is saved, without another request', async () => {
    const onConflict = jest.fn();
    render(<SharedForm call={refused()} onConflict={onConflict} />);
    await press();
    await screen.findByRole('alert');
    expect(screen.getByRole('status').textContent).toBe('');
    await press();
    await screen.findByText('Pronto.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onConflict).not.toHaveBeenCalled();
  });
});
