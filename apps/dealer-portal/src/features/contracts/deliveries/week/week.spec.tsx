import { screen, within } from '@testing-library/react';
import {
  type DeliveryItem,
  type DeliveryWeek,
  getDeliveryWeek,
  listDeliveries,
  type WeekVisit,
  type WeekWorkshopVisit,
} from '@site/api-contract';
import { addDays } from '@site/api-contract/brazil';
import { portalForSpecs } from '@site/shell/testing';
import { aDelivery, answer, aViewer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../../app/routes';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const WEEK = '/concessionarias/entregas?ver=semana';
const RITA: WeekVisit = {
  kind: 'delivery',
  id: '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61',
  customerName: 'Rita Lemos',
  versionName: 'Aroeira Evolução 1.0 Turbo AT',
  next: null,
  isDone: false,
};
const JOEL: WeekVisit = {
  ...RITA,
  kind: 'return',
  id: '7a2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61',
  customerName: 'Joel Prado',
};

const LEO: WeekWorkshopVisit = {
  id: '8a2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61',
  customerName: 'Léo Paz',
  versionName: 'Aroeira Evolução 1.0 Turbo AT',
  isDone: false,
};

/** The days from a Monday to its Friday; today is Tuesday, 24/11/2026. */
function weekFrom(
  monday: string,
  changes: Record<number, Partial<DeliveryWeek['days'][number]>> = {},
): DeliveryWeek {
  return {
    today: '2026-11-24',
    days: [0, 1, 2, 3, 4].map((ahead) => ({
      day: addDays(monday, ahead),
      closed: null,
      hours: [],
      ...changes[ahead],
    })),
  };
}

const listOf = (...items: DeliveryItem[]) => ({
  items,
  nextCursor: null,
  total: items.length,
});
const openWeek = (
  week: DeliveryWeek,
  { path = WEEK, items = [] as DeliveryItem[], viewer = aViewer('dealer') } = {},
) =>
  open(path, {
    viewer,
    answers: [answer(getDeliveryWeek, week), answer(listDeliveries, listOf(...items))],
  });
const dayOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  const day = heading.closest('li');
  if (!day) throw new Error(`${name} is no item of the list of days`);
  return within(day);
};
const NOVEMBER = '23 a 27 de novembro de 2026';

describe('the week of the deliveries', () => {
  it('shows each hour: who comes for which car, how far it is, and the places left', async () => {
    openWeek(
      weekFrom('2026-11-23', {
        3: {
          hours: [
            { time: '09:00', free: 2, visits: [] },
            { time: '10:00', free: 0, visits: [RITA, JOEL], workshop: [LEO] },
            {
              time: '11:00',
              free: 1,
              visits: [{ ...RITA, customerName: 'Ana Reis', next: 'emplacado' }],
            },
          ],
        },
      }),
    );
    await screen.findByRole('heading', { level: 2, name: NOVEMBER });
    const day = await dayOf('Quinta 26/11');
    const hours = day.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(hours).toEqual([
      '09:002 vagas',
      '10:00Rita LemosAroeira Evolução 1.0 Turbo ATProntoJoel PradoAroeira Evolução 1.0 Turbo ATDevoluçãoLéo PazAroeira Evolução 1.0 Turbo ATOficina',
      '11:00Ana ReisAroeira Evolução 1.0 Turbo ATFalta: emplacado1 vaga',
    ]);
    const hrefOf = (name: string) => day.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Rita Lemos')).toBe(`/concessionarias/entregas/${RITA.id}`);
    expect(hrefOf('Joel Prado')).toBe(`/concessionarias/devolucoes/${JOEL.id}`);
    expect(hrefOf('Léo Paz')).toBe(`/concessionarias/oficina/${LEO.id}`);
  });

  it('marks today, shows finished appointments, and says which days are closed', async () => {
    openWeek(
      weekFrom('2026-11-23', {
        0: {
          hours: [
            { time: '09:00', free: 0, visits: [{ ...RITA, isDone: true }] },
            { time: '10:00', free: 0, visits: [{ ...JOEL, isDone: true }] },
            { time: '11:00', free: 0, visits: [], workshop: [{ ...LEO, isDone: true }] },
            { time: '12:00', free: 0, visits: [] },
          ],
        },
        2: { closed: 'closed-day' },
        3: { closed: 'holiday' },
        4: { closed: 'weekday' },
      }),
    );
    const monday = await dayOf('Segunda 23/11');
    monday.getByText('Entregue');
    monday.getByText('Devolvido');
    monday.getByText('Veio à oficina');
    expect(monday.queryByText('12:00')).toBeNull();
    const today = await dayOf('Terça 24/11');
    today.getByText('Hoje');
    today.getByText('Nada marcado');
    (await dayOf('Quarta 25/11')).getByText('Dia fechado');
    (await dayOf('Quinta 26/11')).getByText('Feriado nacional');
    (await dayOf('Sexta 27/11')).getByText('Sem entregas neste dia');
  });

  it('goes to the weeks before and after, and back to today', async () => {
    const { user, transport } = open(WEEK, {
      viewer: aViewer('dealer'),
      answers: [
        answer(getDeliveryWeek, ({ query }) =>
          weekFrom(query?.day === '2026-12-01' ? '2026-11-30' : '2026-11-23'),
        ),
        answer(listDeliveries, listOf()),
      ],
    });
    const asked = () => transport.requestsOf(getDeliveryWeek).at(-1)?.query;
    await screen.findByRole('heading', { name: NOVEMBER });
    expect(asked()).toEqual({});
    await user.click(screen.getByRole('link', { name: 'Próxima semana' }));
    await screen.findByRole('heading', {
      name: '30 de novembro a 4 de dezembro de 2026',
    });
    expect(asked()).toEqual({ day: '2026-12-01' });
    const hrefOf = (name: string) =>
      screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Semana anterior')).toBe(`${WEEK}&dia=2026-11-24`);
    expect(hrefOf('Próxima semana')).toBe(`${WEEK}&dia=2026-12-08`);
    const page = within(screen.getByRole('main'));
    await user.click(page.getByRole('link', { name: 'Hoje' }));
    await screen.findByRole('heading', { name: NOVEMBER });
    expect(hrefOf('Próxima semana')).toBe(`${WEEK}&dia=2026-12-01`);
  });

  it('moves from the week that is shown when today is a day off', async () => {
    openWeek({ ...weekFrom('2026-11-23'), today: '2026-11-22' });
    await screen.findByRole('heading', { name: NOVEMBER });
    const hrefOf = (name: string) =>
      screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Semana anterior')).toBe(`${WEEK}&dia=2026-11-16`);
    expect(hrefOf('Próxima semana')).toBe(`${WEEK}&dia=2026-11-30`);
  });

  it('names the deliveries that have no hour', async () => {
    const { transport } = openWeek(weekFrom('2026-11-23'), {
      items: [aDelivery({ customerName: 'Caio Melo' })],
    });
    const apart = within(
      await screen.findByRole('region', { name: 'Sem horário marcado' }),
    );
    const row = within(await apart.findByRole('row', { name: /Caio Melo/ }));
    row.getByText('Sem dia marcado');
    apart.getByText('1 entrega');
    expect(transport.requestsOf(listDeliveries).map(({ query }) => query)).toEqual([
      { stage: 'without-slot' },
    ]);
  });

  it('says that every delivery has an hour', async () => {
    openWeek(weekFrom('2026-11-23'));
    await screen.findByText('Ninguém: toda entrega a fazer tem horário marcado.');
  });

  it('is a view beside the list, for sellers too', async () => {
    const { user } = openWeek(weekFrom('2026-11-23'), {
      path: '/concessionarias/entregas',
      viewer: aViewer('seller'),
    });
    const views = within(
      await screen.findByRole('navigation', { name: 'Ver as entregas' }),
    );
    const current = () =>
      views
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current'))
        .map(({ textContent }) => textContent);
    expect(current()).toEqual(['Lista']);
    await user.click(views.getByRole('link', { name: 'Semana' }));
    await screen.findByRole('heading', { name: NOVEMBER });
    expect(current()).toEqual(['Semana']);
    expect(screen.queryByLabelText('Mostrar')).toBeNull();
    await user.click(views.getByRole('link', { name: 'Lista' }));
    await screen.findByLabelText('Mostrar');
  });

  it('says what happened when it cannot be read', async () => {
    open(WEEK, {
      viewer: aViewer('dealer'),
      answers: [
        refuse(getDeliveryWeek, 503, { message: 'Tente em instantes.' }),
        answer(listDeliveries, listOf()),
      ],
    });
    await screen.findByRole('heading', { name: 'Não conseguimos abrir a semana.' });
  });

  it('of an invalid day in the address is the present one', async () => {
    const { transport } = openWeek(weekFrom('2026-11-23'), {
      path: `${WEEK}&dia=2026-02-30`,
    });
    await screen.findByRole('heading', { name: NOVEMBER });
    expect(transport.requestsOf(getDeliveryWeek)[0]?.query).toEqual({});
  });
});
