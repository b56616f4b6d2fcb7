import { screen, waitFor, within } from '@testing-library/react';
import {
  listContracts,
  listServiceRequests,
  listWorkshopVisits,
  openServiceRequest,
  type WorkshopVisits,
} from '@site/api-contract';
import { answer, aServiceItem, aViewer, guardConsole, refuse } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../../testing/site-scene';
import { memberAreaRoutes } from '../member-area.routes';
import { STORES_NEAR } from '../testing/stores-near';

guardConsole();

/** No dealership takes cars at a workshop. */
const NO_WORKSHOP: WorkshopVisits = {
  items: [],
  canBook: false,
  workshops: [],
  dealershipId: '1',
};

/**
 * Opens the form of a subject; the API refuses every request, so that the form stays
 * open.
 */
async function openForm(kind: string, visits = NO_WORKSHOP) {
  const view = renderRoute(
    amongOthers(memberAreaRoutes),
    `/area-logada/contratos/${aServiceItem().contractId}/atendimentos`,
    {
      wire: siteScene().wire,
      viewer: aViewer('customer'),
      answers: [
        answer(listContracts, []),
        ...STORES_NEAR,
        answer(listWorkshopVisits, visits),
        answer(listServiceRequests, { items: [], phone: '0800 000 0000', canOpen: true }),
        refuse(openServiceRequest, 409, {
          message: 'Agora não.',
          reason: 'changed-meanwhile',
        }),
      ],
    },
  );
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'Abrir atendimento' }));
  const form = within(await screen.findByRole('form', { name: 'Novo atendimento' }));
  const write = async (name: string, text: string) => {
    await user.clear(form.getByLabelText(name));
    await user.click(form.getByLabelText(name));
    await user.paste(text);
  };
  const send = () => user.click(form.getByRole('button', { name: 'Abrir atendimento' }));
  const sent = () =>
    view.transport.requestsOf(openServiceRequest).map(({ body }) => body);
  const messageOf = (name: string) =>
    form
      .getByLabelText(name)
      .closest('.field')
      ?.querySelector('.error')
      ?.textContent?.trim();
  await user.selectOptions(form.getByLabelText('Assunto'), kind);
  if (visits === NO_WORKSHOP) {
    await form.findByLabelText('O que você precisa?');
    await write('O que você precisa?', 'Preciso de ajuda.');
  }
  return { user, form, write, send, sent, messageOf };
}

const KM = 'Km do painel';
const DAY = 'Dia';
const WRONG_DAY =
  'Confira o dia: esse dia não existe. Escreva dia, mês e ano, como 09/02/1992.';

it('offers each store with its city and distance, and sends name and city', async () => {
  const { user, form, write, send, sent } = await openForm('revisao');
  const name = 'Rodar Paulista, em São Paulo, SP, a 338 km';
  const option = await form.findByRole('option', { name });
  await user.selectOptions(form.getByLabelText(/^Loja preferida/), option);
  await write(KM, '12345');
  await send();
  expect(sent()).toMatchObject([{ dealership: 'Rodar Paulista, em São Paulo, SP' }]);
});

it('takes the km of a service however somebody writes them', async () => {
  const { write, send, sent } = await openForm('revisao');
  const rows: [string, number][] = [
    ['12345', 12_345],
    ['12.345', 12_345],
    ['12 345 km', 12_345],
    ['12.345,6', 12_346],
    ['12 mil', 12_000],
    ['2,5 mil km', 2500],
    ['0', 0],
  ];
  for (const [index, [typed]] of rows.entries()) {
    await write(KM, typed);
    await send();
    await waitFor(() => expect(sent()).toHaveLength(index + 1));
  }
  expect(sent()).toMatchObject(rows.map(([, km]) => ({ km })));
});

it('refuses km that are no number or beyond any odometer', async () => {
  const { write, send, sent, messageOf } = await openForm('revisao');
  for (const [typed, message] of [
    ['', 'Informe os km do painel.'],
    ['doze mil', 'Escreva em números, como 12.000.'],
    ['12,345', 'Escreva em números, como 12.000.'],
    ['12 a 13 mil', 'Escreva em números, como 12.000.'],
    ['1.234.567', 'Confira os km do painel.'],
    ['-5', 'Escreva em números, como 12.000.'],
  ] as const) {
    await write(KM, typed);
    await send();
    await waitFor(() => {
      expect(typed).toEqual(typed);
      expect(messageOf(KM)).toEqual(message);
    });
  }
  expect(sent()).toEqual([]);
});

it('takes the day of a theft, its place and the police report as people write them', async () => {
  const { write, send, sent } = await openForm('roubo-ou-perda-total');
  await write('Onde foi', ' Rua XV, 100 ');
  await write('Número do B.O. (opcional)', ' 123456/2026-A ');
  const rows = [
    ['20/11/2026', '2026-11-20'],
    ['20/11/26', '2026-11-20'],
    ['20.11.2026', '2026-11-20'],
    ['1-11-2026', '2026-11-01'],
    ['20112026', '2026-11-20'],
  ] as const;
  for (const [index, [typed]] of rows.entries()) {
    await write(DAY, typed);
    await send();
    await waitFor(() => expect(sent()).toHaveLength(index + 1));
  }
  expect(sent()).toMatchObject(
    rows.map(([, happenedOn]) => ({
      happenedOn,
      place: 'Rua XV, 100',
      policeReport: '123456/2026-A',
    })),
  );
});

it('refuses a day of a theft that is none', async () => {
  const { write, send, sent, messageOf } = await openForm('roubo-ou-perda-total');
  await write('Onde foi', 'Rua XV, 100');
  for (const [typed, message] of [
    ['31/11/2026', WRONG_DAY],
    ['ontem', WRONG_DAY],
    ['20/11', WRONG_DAY.replace('esse dia não existe', 'falta o ano')],
  ] as const) {
    await write(DAY, typed);
    await send();
    await waitFor(() => {
      expect(typed).toEqual(typed);
      expect(messageOf(DAY)).toEqual(message);
    });
  }
  expect(sent()).toEqual([]);
});

const FREE: WorkshopVisits = { ...NO_WORKSHOP, canBook: true, workshops: ['1'] };
const WORKSHOP = `/area-logada/contratos/${aServiceItem().contractId}/oficina`;

it('leads a revision to the free hours of the workshops, with nothing else to fill in', async () => {
  const { form } = await openForm('revisao', FREE);
  await form.findByText('A revisão tem dia e hora: escolha a loja e um horário livre.');
  const link = form.getByRole('link', { name: 'Marcar visita à oficina' });
  expect(link.getAttribute('href')).toBe(WORKSHOP);
  expect(form.queryByLabelText('Km do painel')).toBeNull();
  expect(form.queryByLabelText('O que você precisa?')).toBeNull();
  expect(form.queryByRole('button', { name: 'Abrir atendimento' })).toBeNull();
});

it('asks for nothing more once a revision leads to the workshop', async () => {
  const { user, form, send } = await openForm('pneu', FREE);
  await send();
  await form.findByText('Falta corrigir 1 campo');
  await user.selectOptions(form.getByLabelText('Assunto'), 'revisao');
  await form.findByText('A revisão tem dia e hora: escolha a loja e um horário livre.');
  await waitFor(() => expect(form.queryByText('Falta corrigir 1 campo')).toBeNull());
});

it('leads a revision to the visit that the car already has', async () => {
  const { form } = await openForm('revisao', { ...FREE, canBook: false });
  await form.findByText('Este carro já tem uma visita à oficina marcada.');
  const link = form.getByRole('link', { name: 'Ver a visita' });
  expect(link.getAttribute('href')).toBe(WORKSHOP);
});

it('offers a visit beside the request for what may need a repair', async () => {
  const { form } = await openForm('pneu', FREE);
  await form.findByText(
    'O carro anda? O reparo também tem dia e hora, na loja que você escolher.',
  );
  const link = form.getByRole('link', { name: 'Marcar visita à oficina' });
  expect(link.getAttribute('href')).toBe(WORKSHOP);
  form.getByLabelText('O que você precisa?');
});

it('mentions no booked visit to somebody who needs help now', async () => {
  const { user, form } = await openForm('revisao', { ...FREE, canBook: false });
  const visit = 'Este carro já tem uma visita à oficina marcada.';
  await form.findByText(visit);
  await user.selectOptions(form.getByLabelText('Assunto'), 'assistencia');
  await form.findByLabelText('O que você precisa?');
  expect(form.queryByText(visit)).toBeNull();
});

it('is open with the subject that the address names', async () => {
  renderRoute(
    amongOthers(memberAreaRoutes),
    `/area-logada/contratos/${aServiceItem().contractId}/atendimentos?assunto=revisao`,
    {
      wire: siteScene().wire,
      viewer: aViewer('customer'),
      answers: [
        answer(listContracts, []),
        ...STORES_NEAR,
        answer(listWorkshopVisits, NO_WORKSHOP),
        answer(listServiceRequests, { items: [], phone: '0800 000 0000', canOpen: true }),
      ],
    },
  );
  const form = within(await screen.findByRole('form', { name: 'Novo atendimento' }));
  expect(form.getByLabelText<HTMLSelectElement>('Assunto').value).toBe('revisao');
  const text = await form.findByLabelText<HTMLTextAreaElement>('O que você precisa?');
  expect(text.value).toBe('Quero marcar a revisão.');
});
