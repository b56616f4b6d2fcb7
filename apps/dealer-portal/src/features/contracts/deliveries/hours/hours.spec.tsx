import { screen, waitFor, within } from '@testing-library/react';
import {
  type DeliveryHours,
  getDeliveryHours,
  listDeliveries,
  saveDeliveryHours,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aViewer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../../app/routes';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const PAGE = '/concessionarias/entregas/horarios';
const VISIT = '9d2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61';
const CONTRACT = 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a61';
const dealer = aViewer('dealer');
const hours: DeliveryHours = {
  weekdays: ['seg', 'ter', 'qua', 'qui', 'sex'],
  opensAt: 9,
  closesAt: 18,
  perHour: 2,
  closedDays: ['2026-12-24'],
  revision: 4,
  outside: [],
};

describe('the hours of deliveries', () => {
  it('are reached from the deliveries, by dealers', async () => {
    const answers = [
      answer(listDeliveries, { items: [], nextCursor: null, total: 0 }),
      answer(getDeliveryHours, hours),
    ];
    const { user, location, unmount } = open('/concessionarias/entregas', {
      viewer: dealer,
      answers,
    });
    await user.click(await screen.findByRole('link', { name: 'Horários de entrega' }));
    await waitFor(() => expect(location()).toBe(PAGE));
    unmount();
    open('/concessionarias/entregas', { viewer: aViewer('seller'), answers });
    await screen.findByRole('heading', { name: /^Nenhum carro a entregar agora/ });
    expect(screen.queryByRole('link', { name: 'Horários de entrega' })).toBeNull();
  });

  it('tell a seller who typed their address that only dealers may change them', async () => {
    const { transport } = open(PAGE, { viewer: aViewer('seller'), answers: [] });
    await screen.findByRole('heading', {
      level: 1,
      name: 'Só a concessionária muda os horários',
    });
    expect(
      screen.getByRole('link', { name: 'Todas as entregas' }).getAttribute('href'),
    ).toBe('/concessionarias/entregas');
    expect(transport.requestsOf(getDeliveryHours)).toEqual([]);
  });

  it('show what is in force, and save what is changed with the revision that was seen', async () => {
    let current = hours;
    const { user, transport } = open(PAGE, {
      viewer: dealer,
      answers: [
        answer(getDeliveryHours, () => current),
        answer(
          saveDeliveryHours,
          ({ body }) => (current = { ...body, revision: 5, outside: [] }),
        ),
      ],
    });
    const form = within(
      await screen.findByRole('form', { name: 'Quando a loja entrega' }),
    );
    expect(form.getByRole('checkbox', { name: 'Sexta' })).toHaveProperty('checked', true);
    expect(form.getByLabelText('Primeira entrega às')).toHaveProperty('value', '9');
    expect(form.getByLabelText('Dia fechado 1')).toHaveProperty('value', '24/12/2026');
    await user.click(form.getByRole('checkbox', { name: 'Sábado' }));
    await user.selectOptions(form.getByLabelText('Até as'), '20:00');
    await user.clear(form.getByLabelText('Carros por hora'));
    await user.type(form.getByLabelText('Carros por hora'), '3');
    await user.click(form.getByRole('button', { name: 'Adicionar dia fechado' }));
    expect(document.activeElement).toBe(form.getByLabelText('Dia fechado 2'));
    await user.keyboard('31122026');
    await user.click(form.getByRole('button', { name: 'Retirar o dia fechado 1' }));
    await user.click(form.getByRole('button', { name: 'Salvar horários' }));
    const saved = 'Horários salvos. Valem para as próximas escolhas.';
    const said = await screen.findByText(saved);
    await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    expect(transport.requestsOf(saveDeliveryHours).map(({ body }) => body)).toEqual([
      {
        weekdays: ['seg', 'ter', 'qua', 'qui', 'sex', 'sab'],
        opensAt: 9,
        closesAt: 20,
        perHour: 3,
        closedDays: ['2026-12-31'],
        revision: 4,
      },
    ]);
    await user.click(form.getByRole('button', { name: 'Salvar horários' }));
    await waitFor(() =>
      expect(transport.requestsOf(saveDeliveryHours).at(-1)?.body).toMatchObject({
        revision: 5,
      }),
    );
  });

  it('keep what is typed while they are being saved, unsaved', async () => {
    const saves = answer(saveDeliveryHours, ({ body }) => ({
      ...body,
      perHour: 5,
      revision: 5,
      outside: [],
    }));
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const { user, transport } = open(PAGE, {
      viewer: dealer,
      answers: [
        answer(getDeliveryHours, hours),
        { ...saves, reply: async (asked) => arrived.then(() => saves.reply(asked)) },
      ],
    });
    const form = within(
      await screen.findByRole('form', { name: 'Quando a loja entrega' }),
    );
    await user.selectOptions(form.getByLabelText('Até as'), '20:00');
    await user.click(form.getByRole('button', { name: 'Salvar horários' }));
    await waitFor(() => expect(transport.requestsOf(saveDeliveryHours)).toHaveLength(1));
    await user.selectOptions(form.getByLabelText('Até as'), '21:00');
    await user.click(form.getByRole('button', { name: 'Adicionar dia fechado' }));
    await user.type(form.getByLabelText('Dia fechado 2'), '3112');
    arrive();
    await screen.findByText('Horários salvos. Valem para as próximas escolhas.');
    await user.keyboard('2026');
    expect(form.getByLabelText('Carros por hora')).toHaveProperty('value', '5');
    expect(form.getByLabelText('Até as')).toHaveProperty('value', '21');
    expect(form.getByLabelText('Dia fechado 2')).toHaveProperty('value', '31/12/2026');
    await user.click(form.getByRole('button', { name: 'Salvar horários' }));
    await waitFor(() =>
      expect(transport.requestsOf(saveDeliveryHours).at(-1)?.body).toMatchObject({
        ...{ closesAt: 21, perHour: 5, revision: 5 },
        closedDays: ['2026-12-24', '2026-12-31'],
      }),
    );
  });

  it('list appointments outside of them, and say that none is moved', async () => {
    const slot = {
      kind: 'delivery' as const,
      id: CONTRACT,
      customerName: 'Rita Lemos',
      day: '2026-11-28',
      time: '10:00',
    };
    const back = {
      kind: 'return' as const,
      id: CONTRACT,
      customerName: 'Ivo Brandão',
      day: '2026-11-30',
      time: '17:00',
    };
    open(PAGE, {
      viewer: dealer,
      answers: [
        answer(getDeliveryHours, {
          ...hours,
          outside: [slot, back],
          workshopOutside: [
            { id: VISIT, customerName: 'Lúcia Prado', day: '2026-11-29', time: '08:00' },
          ],
        }),
      ],
    });
    const link = await screen.findByRole('link', { name: 'Rita Lemos' });
    expect(link.getAttribute('href')).toBe(`/concessionarias/entregas/${CONTRACT}`);
    screen.getByText('Entrega em 28/11/2026, às 10:00');
    const returning = screen.getByRole('link', { name: 'Ivo Brandão' });
    expect(returning.getAttribute('href')).toBe(
      `/concessionarias/devolucoes/${CONTRACT}`,
    );
    screen.getByText('Devolução em 30/11/2026, às 17:00');
    const visit = screen.getByRole('link', { name: 'Lúcia Prado' });
    expect(visit.getAttribute('href')).toBe(`/concessionarias/oficina/${VISIT}`);
    screen.getByText('Visita à oficina em 29/11/2026, às 08:00');
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('listitem')
        .map(({ firstChild }) => firstChild?.textContent),
    ).toEqual(['Rita Lemos', 'Lúcia Prado', 'Ivo Brandão']);
    screen.getByText(
      /^Continuam valendo: ninguém é remarcado sem saber\..* Uma visita à oficina você mesmo muda, na página dela\.$/,
    );
  });

  it('refuse an empty week and an end before the beginning at their fields', async () => {
    const { user, transport } = open(PAGE, {
      viewer: dealer,
      answers: [answer(getDeliveryHours, { ...hours, weekdays: ['seg'] })],
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Segunda' }));
    await user.selectOptions(screen.getByLabelText('Até as'), '08:00');
    await user.click(screen.getByRole('button', { name: 'Salvar horários' }));
    await screen.findByText('Escolha ao menos um dia da semana.');
    screen.getByText('O fim vem depois do começo.');
    expect(transport.requestsOf(saveDeliveryHours)).toEqual([]);
  });

  it('changed by a colleague keep typed values until the present ones are loaded', async () => {
    const message =
      'Bia Dois mudou os horários em 23/11/2026, 12:00. Veja os de agora antes de salvar os seus.';
    let current = hours;
    const { user } = open(PAGE, {
      viewer: dealer,
      answers: [
        answer(getDeliveryHours, () => current),
        refuse(saveDeliveryHours, 409, { message, reason: 'changed-meanwhile' }),
      ],
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Sábado' }));
    current = { ...hours, perHour: 6, revision: 5 };
    await user.click(screen.getByRole('button', { name: 'Salvar horários' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByRole('checkbox', { name: 'Sábado' })).toHaveProperty(
      'checked',
      true,
    );
    await user.click(screen.getByRole('button', { name: 'Ver os horários atuais' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Carros por hora')).toHaveProperty('value', '6'),
    );
    expect(screen.getByRole('checkbox', { name: 'Sábado' })).toHaveProperty(
      'checked',
      false,
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keep typed values when the present ones could not be loaded, and say so', async () => {
    let isDown = false;
    const { user } = open(PAGE, {
      viewer: dealer,
      answers: [
        answer(getDeliveryHours, () => {
          if (isDown) throw new Error('down');
          return hours;
        }),
        refuse(saveDeliveryHours, 409, {
          message: 'Bia Dois mudou os horários em 23/11/2026, 12:00.',
          reason: 'changed-meanwhile',
        }),
      ],
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Sábado' }));
    isDown = true;
    await user.click(screen.getByRole('button', { name: 'Salvar horários' }));
    await user.click(
      await screen.findByRole('button', { name: 'Ver os horários atuais' }),
    );
    await screen.findByText('Não conseguimos abrir os horários.');
    expect(screen.getByRole('checkbox', { name: 'Sábado' })).toHaveProperty(
      'checked',
      true,
    );
  });
});
