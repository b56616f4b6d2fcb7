import { screen, waitFor, within } from '@testing-library/react';
import {
  bookWorkshopVisit,
  cancelWorkshopVisit,
  listContracts,
  listServiceRequests,
  listWorkshopSlots,
  listWorkshopVisits,
  moveWorkshopVisit,
  type WorkshopVisits,
} from '@site/api-contract';
import {
  type Answer,
  answer,
  aViewer,
  aWorkshopVisit,
  guardConsole,
  refuse,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../../testing/site-scene';
import { memberAreaRoutes } from '../member-area.routes';
import { STORES_NEAR } from '../testing/stores-near';

guardConsole();

const visit = aWorkshopVisit();
const CONTRACT = `/area-logada/contratos/${visit.contractId}`;
const BATEL = 'Rodar Batel, em Curitiba, PR';
const slots = answer(listWorkshopSlots, {
  days: [
    { day: '2126-11-26', times: [{ time: '09:00', free: 1 }] },
    {
      day: '2126-11-27',
      times: [
        { time: '08:00', free: 2 },
        { time: '10:00', free: 1 },
      ],
    },
  ],
});
const NONE: WorkshopVisits = {
  items: [],
  canBook: true,
  workshops: ['1', '2'],
  dealershipId: '1',
};

function open(list: () => WorkshopVisits, ...answers: Answer[]) {
  const scene = siteScene();
  return renderRoute(amongOthers(memberAreaRoutes), `${CONTRACT}/oficina`, {
    wire: scene.wire,
    viewer: aViewer('customer'),
    answers: [
      answer(listContracts, []),
      ...STORES_NEAR,
      answer(listWorkshopVisits, list),
      slots,
      ...answers,
    ],
  });
}

it('is reached from the help of the contract', async () => {
  const scene = siteScene();
  renderRoute(amongOthers(memberAreaRoutes), `${CONTRACT}/atendimentos`, {
    wire: scene.wire,
    viewer: aViewer('customer'),
    answers: [
      answer(listContracts, []),
      answer(listServiceRequests, { items: [], phone: '0800 000 0000', canOpen: true }),
    ],
  });
  const link = await screen.findByRole('link', { name: 'Oficina' });
  expect(link.getAttribute('href')).toBe(`${CONTRACT}/oficina`);
});

it('books a free hour at the dealership that delivered the car', async () => {
  let list = NONE;
  const { user, transport } = open(
    () => list,
    answer(bookWorkshopVisit, () => {
      list = { ...NONE, items: [visit], canBook: false };
      return visit;
    }),
  );
  const form = within(
    await screen.findByRole('form', { name: 'Marcar visita à oficina' }),
  );
  await user.click(form.getByRole('radio', { name: 'Revisão' }));
  await waitFor(() => expect(form.getByLabelText('Loja')).toHaveProperty('value', '1'));
  await user.type(
    await form.findByLabelText('O que devemos olhar? (opcional)'),
    'Barulho no freio.',
  );
  await user.selectOptions(await form.findByLabelText('Dia'), '27/11/2126, quarta-feira');
  await user.selectOptions(form.getByLabelText('Horário'), '10:00');
  await user.click(form.getByRole('button', { name: 'Marcar visita' }));
  const said = await screen.findByText(
    'Visita marcada. Mandamos os detalhes por e-mail.',
  );
  expect(document.activeElement?.contains(said)).toBe(true);
  expect(transport.requestsOf(bookWorkshopVisit)[0]?.body).toEqual({
    reason: 'revisao',
    note: 'Barulho no freio.',
    dealershipId: '1',
    day: '2126-11-27',
    time: '10:00',
  });
  await screen.findByText('26/11/2126, terça-feira, às 09:00');
  expect(screen.queryByRole('form')).toBeNull();
});

it('asks what needs a repair before it sends, and says that an hour is gone', async () => {
  const message = 'Esse horário não está mais livre. Escolha outro.';
  const { user, transport } = open(
    () => NONE,
    refuse(bookWorkshopVisit, 409, { message, reason: 'slot-taken' }),
  );
  await user.click(await screen.findByRole('radio', { name: 'Reparo' }));
  await user.selectOptions(await screen.findByLabelText('Dia'), '2126-11-27');
  await user.selectOptions(screen.getByLabelText('Horário'), '08:00');
  await user.click(screen.getByRole('button', { name: 'Marcar visita' }));
  await screen.findByText('Conte o que precisa de reparo.');
  expect(transport.requestsOf(bookWorkshopVisit)).toEqual([]);
  await user.type(screen.getByLabelText('O que devemos olhar?'), 'Pneu furado.');
  const before = transport.requestsOf(listWorkshopSlots).length;
  await user.click(screen.getByRole('button', { name: 'Marcar visita' }));
  await screen.findByText(message);
  await waitFor(() =>
    expect(transport.requestsOf(listWorkshopSlots).length).toBeGreaterThan(before),
  );
});

it('asks for another hour, without a word, at another dealership', async () => {
  const elsewhere = [{ day: '2126-11-30', times: [{ time: '11:00', free: 1 }] }];
  const here = [{ day: '2126-11-27', times: [{ time: '08:00', free: 1 }] }];
  const { user } = open(
    () => ({ ...NONE, workshops: ['1', '5'] }),
    answer(listWorkshopSlots, ({ params }) => ({
      days: params.id === '1' ? here : elsewhere,
    })),
  );
  await user.selectOptions(await screen.findByLabelText('Dia'), '2126-11-27');
  await user.selectOptions(screen.getByLabelText('Horário'), '08:00');
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>('Loja').options).toHaveLength(3),
  );
  screen.getByRole('option', { name: 'Rodar Paulista, São Paulo, a 338 km' });
  await user.selectOptions(screen.getByLabelText('Loja'), '5');
  await screen.findByRole('option', { name: /^30\/11\/2126/ });
  expect(screen.getByLabelText<HTMLSelectElement>('Dia').value).toBe('');
  expect(screen.queryByText(/não está mais livre/)).toBeNull();
});

it('offers no button at a dealership without a free hour', async () => {
  open(() => NONE, answer(listWorkshopSlots, { days: [] }));
  await screen.findByText(
    'Essa loja não tem horário livre nas próximas semanas. Escolha outra.',
  );
  expect(screen.queryByRole('button', { name: 'Marcar visita' })).toBeNull();
});

it('lists a visit of which the dealership noted nothing among those of before', async () => {
  const items = [aWorkshopVisit({ slot: { day: '2026-01-05', time: '09:00' } })];
  open(() => ({ ...NONE, items }));
  await screen.findByText('A loja ainda não anotou');
  expect(screen.queryByRole('heading', { name: 'Próxima visita' })).toBeNull();
  await screen.findByRole('form', { name: 'Marcar visita à oficina' });
});

it('says that the dealership moved the day, and moves it back', async () => {
  let items = [aWorkshopVisit({ movedBy: 'dealership', revision: 2 })];
  const { user, transport } = open(
    () => ({ ...NONE, items, canBook: false }),
    answer(moveWorkshopVisit, ({ body }) => {
      const { day, time } = body;
      const moved = aWorkshopVisit({ slot: { day, time }, movedBy: 'customer' });
      items = [moved];
      return moved;
    }),
  );
  await screen.findByText('A loja mudou o dia desta visita. Se não der, escolha outro.');
  screen.getByText('Você muda o dia ou desmarca até a véspera.');
  await user.click(screen.getByRole('button', { name: 'Mudar o dia' }));
  await user.selectOptions(await screen.findByLabelText('Dia'), '2126-11-27');
  await user.selectOptions(screen.getByLabelText('Horário'), '08:00');
  await user.click(screen.getByRole('button', { name: 'Remarcar visita' }));
  await screen.findByText('Visita remarcada. Mandamos os detalhes por e-mail.');
  expect(transport.requestsOf(moveWorkshopVisit)[0]?.body).toEqual({
    revision: 2,
    day: '2126-11-27',
    time: '08:00',
  });
  await screen.findByText('27/11/2126, quarta-feira, às 08:00');
});

it('cancels after one question, and offers the form for another visit', async () => {
  let list: WorkshopVisits = { ...NONE, items: [visit], canBook: false };
  const { user, transport } = open(
    () => list,
    answer(cancelWorkshopVisit, () => {
      const gone = aWorkshopVisit({ state: 'desmarcada', cancelledBy: 'customer' });
      list = { ...NONE, items: [gone] };
      return gone;
    }),
  );
  await user.click(
    await screen.findByRole('button', { name: 'Desmarcar a visita à oficina' }),
  );
  await user.click(screen.getByRole('button', { name: 'Sim, desmarcar' }));
  await screen.findByText('Visita desmarcada.');
  expect(transport.requestsOf(cancelWorkshopVisit)[0]?.body).toEqual({ revision: 1 });
  const past = within(
    await screen.findByRole('list', { name: 'Suas visitas anteriores à oficina' }),
  );
  past.getByText(`26/11/2126, terça-feira, às 09:00, ${BATEL}. Você desmarcou.`, {
    collapseWhitespace: true,
  });
  await screen.findByRole('form', { name: 'Marcar visita à oficina' });
});

it.each([
  [
    { workshops: ['1'] },
    'Dá para marcar visitas à oficina enquanto o carro está com você.',
  ],
  [
    { workshops: [] },
    /^Nenhuma loja recebe carros na oficina agora\. Abra um atendimento na Ajuda/,
  ],
])('says why no visit can be booked: %j', async (changes, sentence) => {
  open(() => ({ ...NONE, ...changes, canBook: false }));
  await screen.findByText(sentence);
  expect(screen.queryByRole('form')).toBeNull();
});
