import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import {
  CloseButton,
  Form,
  FormModal,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '../forms';
import { AppLink } from '../link/app-link';
import { UnsavedChanges, useUnsavedQuestion } from './unsaved-changes';

const note = z.object({ text: z.string() });

/** `save` tells whether the API accepted it. */
function Note({ save }: { save: () => Promise<boolean> }) {
  const form = useZodForm(note, { defaultValues: { text: '' } });
  return (
    <Form
      form={form}
      warnOnLeave
      onSubmit={async (values) => {
        if (await save()) form.reset(values);
      }}
    >
      <TextAreaField name="text" label="Anotação" />
      <SubmitButton pendingLabel="Salvando...">Salvar</SubmitButton>
    </Form>
  );
}

type PageProps = { save: () => Promise<boolean>; withDialog?: boolean };

function Page({ save, withDialog }: PageProps) {
  const question = useUnsavedQuestion();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => question.ask(() => void navigate('/sair'))}>
        Sair
      </button>
      <UnsavedChanges question={question}>
        <AppLink to="/fila">Fila</AppLink>
        <AppLink to="/nota?busca=ana">Filtrar</AppLink>
        <Note save={save} />
        {withDialog && <Dialog />}
      </UnsavedChanges>
    </>
  );
}

/** A dialog with a form, over a page with another one. */
function Dialog() {
  const [isOpen, setOpen] = useState(true);
  const form = useZodForm(note, { defaultValues: { text: '' } });
  return (
    isOpen && (
      <FormModal open title="Convite" onClose={() => setOpen(false)}>
        <Form form={form} warnOnLeave onSubmit={() => undefined}>
          <TextAreaField name="text" label="Nome" />
          <CloseButton>Voltar</CloseButton>
        </Form>
      </FormModal>
    )
  );
}

/** A page with a form, with another page before it in the history. */
async function typed(
  save: () => Promise<boolean> = async () => true,
  withDialog = false,
) {
  const router = createMemoryRouter(
    [
      {
        path: '/nota',
        element: <Page save={save} withDialog={withDialog} />,
      },
      { path: '*', element: <h1>Outra página</h1> },
    ],
    { initialEntries: ['/antes', '/nota'] },
  );
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Anotação'), 'Ligou às 10h');
  return { router, user };
}

/** Whether the browser would ask before it leaves the page. */
function asksOnReload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

const dialog = () => screen.findByRole('dialog', { name: 'Sair sem salvar?' });
const press = (name: string) =>
  userEvent.click(screen.getByRole('button', { name, hidden: true }));

it('a link away asks first, and staying keeps what was typed', async () => {
  const { router, user } = await typed();
  await user.click(screen.getByRole('link', { name: 'Fila' }));
  expect((await dialog()).textContent).toContain(
    'O que você escreveu aqui ainda não foi salvo. Se sair, isso se perde.',
  );
  await press('Continuar aqui');
  expect(router.state.location.pathname).toBe('/nota');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Anotação').value).toBe(
    'Ligou às 10h',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leaving goes where the link led', async () => {
  const { router, user } = await typed();
  await user.click(screen.getByRole('link', { name: 'Fila' }));
  await dialog();
  await press('Sair sem salvar');
  await screen.findByText('Outra página');
  expect(router.state.location.pathname).toBe('/fila');
});

it("the browser's Back asks, too, and goes back when told to", async () => {
  const { router } = await typed();
  await act(() => router.navigate(-1));
  await dialog();
  expect(router.state.location.pathname).toBe('/nota');
  await press('Sair sem salvar');
  await screen.findByText('Outra página');
  expect(router.state.location.pathname).toBe('/antes');
});

it('signing out asks before anything is gone, and the browser does not ask again', async () => {
  const { router, user } = await typed();
  await user.click(screen.getByRole('button', { name: 'Sair' }));
  await dialog();
  await press('Continuar aqui');
  screen.getByDisplayValue('Ligou às 10h');
  await user.click(screen.getByRole('button', { name: 'Sair' }));
  await dialog();
  let asks = true;
  router.subscribe(() => (asks = asksOnReload()));
  await press('Sair sem salvar');
  await screen.findByText('Outra página');
  expect(router.state.location.pathname).toBe('/sair');
  expect(asks).toBe(false);
});

it('filters of the same page ask nothing', async () => {
  const { router, user } = await typed();
  await user.click(screen.getByRole('link', { name: 'Filtrar' }));
  expect(router.state.location.search).toBe('?busca=ana');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('reloading or closing the tab asks while something is unsaved, and not after', async () => {
  const { user } = await typed();
  expect(asksOnReload()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(asksOnReload()).toBe(false);
  await user.type(screen.getByLabelText('Anotação'), '!');
  expect(asksOnReload()).toBe(true);
  await user.clear(screen.getByLabelText('Anotação'));
  await user.type(screen.getByLabelText('Anotação'), 'Ligou às 10h');
  expect(asksOnReload()).toBe(false);
});

it('a form that is being saved asks nothing, and asks again when saving failed', async () => {
  let refuse: () => void = () => undefined;
  const { router, user } = await typed(
    () => new Promise((resolve) => (refuse = () => resolve(false))),
  );
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(asksOnReload()).toBe(false);
  await act(async () => refuse());
  await screen.findByRole('button', { name: 'Salvar' });
  await user.click(screen.getByRole('link', { name: 'Fila' }));
  await dialog();
  expect(router.state.location.pathname).toBe('/nota');
});

describe('a dialog with unsaved text', () => {
  const asking = () => screen.queryByRole('dialog', { name: 'Sair sem salvar?' });
  const over = async (text: string) => {
    const { user, router } = await typed(undefined, true);
    if (text) await user.type(screen.getByLabelText('Nome'), text);
    return { user, router, box: screen.getByRole('dialog', { name: 'Convite' }) };
  };
  const ways: [string, (box: HTMLElement) => unknown][] = [
    ['Esc', (box) => fireEvent(box, new Event('cancel', { cancelable: true }))],
    ['a click beside it', (box) => fireEvent.pointerDown(box)],
    ['its cross', () => press('Fechar')],
    ["the button beside the form's own", () => press('Voltar')],
    ["the browser's Back", () => act(() => window.history.back())],
  ];

  it.each(ways)(
    'asks before %s drops what was typed, and keeps it',
    async (_way, close) => {
      const { box } = await over('Rita');
      await close(box);
      await dialog();
      await press('Continuar aqui');
      expect(screen.getByLabelText<HTMLTextAreaElement>('Nome').value).toBe('Rita');
    },
  );

  it.each(ways)(
    'closes by %s at once while nothing is typed in it',
    async (_way, close) => {
      const { box } = await over('');
      await close(box);
      await waitFor(() => expect(box.isConnected).toBe(false));
      expect(asking()).toBeNull();
    },
  );

  it('closes once the loss was agreed to, while the form of the page stays guarded', async () => {
    const { box, router } = await over('Rita');
    await press('Voltar');
    await dialog();
    await press('Sair sem salvar');
    expect(box.isConnected).toBe(false);
    expect(router.state.location.pathname).toBe('/nota');
    expect(asksOnReload()).toBe(true);
  });
});
