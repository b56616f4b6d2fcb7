import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createMemoryRouter,
  RouterProvider,
  useParams,
  useSearchParams,
} from 'react-router-dom';
import * as z from 'zod/mini';
import { Form, SubmitButton, TextAreaField, useZodForm } from '../forms';
import { UnsavedChanges, useUnsavedQuestion } from '../unsaved-changes/unsaved-changes';
import { LeftOut } from './left-out';

const STAYS =
  'O item aberto não está na lista filtrada. Continua aberto porque havia algo escrito e não salvo.';
const ALL = ['ana', 'bruno'];

/**
 * A list with the item of the address beside it; `?busca=` finds the ids that begin so, and
 * `?mais` means that further pages are not loaded.
 */
function Page() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const question = useUnsavedQuestion();
  const search = params.get('busca') ?? '';
  return (
    <UnsavedChanges question={question}>
      <LeftOut
        openId={id}
        filters={{ search }}
        listed={ALL.filter((one) => one.startsWith(search))}
        hasMore={params.has('mais')}
        instead={() => `/lista?${params}`}
      />
      {id && <Note key={id} />}
    </UnsavedChanges>
  );
}

function Note() {
  const form = useZodForm(z.object({ text: z.string() }), {
    defaultValues: { text: '' },
  });
  return (
    <Form form={form} warnOnLeave onSubmit={() => undefined}>
      <TextAreaField name="text" label="Anotação" />
      <SubmitButton pendingLabel="Salvando...">Salvar</SubmitButton>
    </Form>
  );
}

function openAt(path: string) {
  const router = createMemoryRouter([{ path: '/lista/:id?', element: <Page /> }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  return {
    goTo: (to: string) => act(() => router.navigate(to)),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}

it('the open item closes once a filter leaves it out, and the filter stays', async () => {
  const { goTo, address } = openAt('/lista/ana');
  await goTo('/lista/ana?busca=a');
  expect(address()).toBe('/lista/ana?busca=a');
  await goTo('/lista/ana?busca=bru');
  expect(address()).toBe('/lista?busca=bru');
  expect(screen.queryByLabelText('Anotação')).toBeNull();
});

it('the open item stays while further pages may contain it, and closes once none does', async () => {
  const { goTo, address } = openAt('/lista/ana');
  await goTo('/lista/ana?busca=bru&mais');
  expect(address()).toBe('/lista/ana?busca=bru&mais');
  await goTo('/lista/ana?busca=bru');
  expect(address()).toBe('/lista?busca=bru');
});

it('an item that a link opened stays although the list does not contain it', async () => {
  const { goTo, address } = openAt('/lista/carla?busca=bru');
  screen.getByLabelText('Anotação');
  await goTo('/lista/davi?busca=bru');
  expect(address()).toBe('/lista/davi?busca=bru');
});

it('unsaved text keeps the item open, and a sentence says so until it is listed again', async () => {
  const { goTo, address } = openAt('/lista/ana');
  await userEvent.type(screen.getByLabelText('Anotação'), 'Ligou às 10h');
  await goTo('/lista/ana?busca=bru');
  expect(address()).toBe('/lista/ana?busca=bru');
  screen.getByDisplayValue('Ligou às 10h');
  expect(screen.getByRole('status').textContent).toBe(STAYS);
  await goTo('/lista/ana');
  expect(screen.getByRole('status').textContent).toBe('');
});
