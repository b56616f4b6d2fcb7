import { screen, waitFor, within } from '@testing-library/react';
import {
  getServiceRequest,
  listDrivers,
  listHolds,
  listServiceQueue,
  SERVER_TIME_HEADER,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aServiceItem, aServiceRequest, guardConsole } from '@site/testing';
import { routes } from '../../../app/routes';
import { seeAnyWidth, seeWide } from '../../../shared/testing/wide-screen';
import {
  ana,
  bruno,
  opening,
  OTHER,
  queue,
  REQUESTS,
  viewer,
} from './testing/queued-requests';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const THIRD = '5e51ce00-5d47-4a6e-9b0f-1c2d3e4f5a6d';
const pane = (...of: Parameters<typeof opening>) => open(...opening(...of));

describe('the requests of customers', () => {
  it('mark a stolen car and a hurt person', async () => {
    const stolen = { kind: 'roubo-ou-perda-total', urgent: true } as const;
    open(REQUESTS, { viewer, answers: [queue({ ...ana, ...stolen }, bruno)] });
    const list = await screen.findByRole('region', { name: 'Atendimentos abertos' });
    const [first, second] = await within(list).findAllByRole('listitem');
    expect(first?.textContent).toContain('Urgente');
    expect(second?.textContent).not.toContain('Urgente');
  });

  it('say who waits, for what, and by when we answer', async () => {
    open(REQUESTS, {
      viewer,
      answers: [
        queue(
          { ...ana, waitingSince: new Date(Date.now() - 5 * DAY_MS).toISOString() },
          { ...bruno, waitingSince: null },
          aServiceItem({ id: THIRD, waitingSince: new Date().toISOString() }),
        ),
      ],
    });
    const list = await screen.findByRole('region', { name: 'Atendimentos abertos' });
    const [first, second, third] = await within(list).findAllByRole('listitem');
    expect(first?.textContent).toContain('Ana Souza');
    expect(first?.textContent).toMatch(/Resposta atrasada, era até \d\d\/\d\d\/\d{4}/);
    expect(first?.textContent).not.toContain('Com ');
    expect(second?.textContent).toContain('Respondido');
    expect(second?.textContent).toContain('Com Caio Reis');
    expect(third?.textContent).toMatch(/Responder até \d\d\/\d\d\/\d{4}/);
    await screen.findByText('Escolha um atendimento para ver a conversa e responder.');
  });

  it("have a waiting time by the API's clock, not by this device's", async () => {
    const inTenDays = Date.now() + 10 * DAY_MS;
    const openedAt = new Date(inTenDays - 2 * DAY_MS).toISOString();
    const headers = { [SERVER_TIME_HEADER]: String(inTenDays) };
    open(REQUESTS, {
      viewer,
      answers: [
        {
          call: listServiceQueue,
          reply: async () => ({
            status: 200,
            json: { data: { items: [{ ...ana, openedAt }] } },
            headers,
          }),
        },
      ],
    });
    const list = await screen.findByRole('region', { name: 'Atendimentos abertos' });
    await within(list).findByText('2 dias');
  });

  it('say that nobody waits', async () => {
    open(REQUESTS, { viewer, answers: [queue()] });
    await screen.findByText(
      'Ninguém espera por nós. Quando um cliente pedir ajuda, aparece aqui.',
    );
  });

  it('are walked by J and K', async () => {
    const { user, location } = pane({});
    await screen.findByRole('heading', { name: 'Ana Souza: Pneu' });
    await user.keyboard('j');
    await waitFor(() => expect(location()).toBe(`${REQUESTS}/${OTHER}`));
    await waitFor(() =>
      expect(
        screen.getByRole('link', { name: /^Bruno Reis/ }).getAttribute('aria-current'),
      ).toBe('true'),
    );
    await user.keyboard('k');
    await waitFor(() => expect(location()).toBe(`${REQUESTS}/${ana.id}`));
  });
});

describe('on a wide screen', () => {
  beforeEach(seeWide);
  afterEach(seeAnyWidth);
  const answers = [
    answer(getServiceRequest, aServiceRequest({ ...ana })),
    answer(listDrivers, { items: [], canAdd: false }),
  ];

  it('the first request opens that no colleague works on', async () => {
    const { location } = open(REQUESTS, {
      viewer,
      answers: [queue(bruno, ana), answer(listHolds, { items: [] }), ...answers],
    });
    await screen.findByText('Só o cliente.');
    expect(location()).toBe(`${REQUESTS}/${ana.id}`);
  });

  it('none opens of those that were searched for', async () => {
    open(`${REQUESTS}?busca=ana`, {
      viewer,
      answers: [queue(ana), answer(listHolds, { items: [] }), ...answers],
    });
    await screen.findByRole('link', { name: /^Ana Souza/ });
    await screen.findByText('Escolha um atendimento para ver a conversa e responder.');
  });
});

it('an open request closes once a search leaves it out', async () => {
  const { user, location } = open(`${REQUESTS}/${ana.id}`, {
    viewer,
    answers: [
      answer(listServiceQueue, ({ query }) => ({
        items: query?.search ? [bruno] : [ana],
      })),
      answer(getServiceRequest, aServiceRequest({ ...ana })),
      answer(listDrivers, { items: [], canAdd: false }),
    ],
  });
  await screen.findByText('Só o cliente.');
  await user.type(screen.getByRole('searchbox'), 'bruno{Enter}');
  await screen.findByText('Escolha um atendimento para ver a conversa e responder.');
  expect(location()).toBe(`${REQUESTS}?busca=bruno`);
});

describe('the resolved ones', () => {
  it('are listed on request, and one opens with its list', async () => {
    const { user, transport, location } = open(REQUESTS, {
      viewer,
      answers: [
        answer(listServiceQueue, ({ query }) => ({
          items:
            query?.state === 'resolved'
              ? [aServiceItem({ ...bruno, state: 'resolvida', waitingSince: null })]
              : [ana],
        })),
      ],
    });
    await screen.findByRole('link', { name: /^Ana Souza/ });
    await user.selectOptions(screen.getByLabelText('Mostrar'), 'Resolvidos');
    const list = await screen.findByRole('region', { name: 'Atendimentos resolvidos' });
    const link = await within(list).findByRole('link', { name: /^Bruno Reis/ });
    expect(link.textContent).toContain('Aberto em 22/11/2026');
    expect(link.textContent).not.toContain('Respondido');
    expect(link.getAttribute('href')).toBe(`${REQUESTS}/${OTHER}?mostrar=resolvidos`);
    expect(location()).toBe(`${REQUESTS}?mostrar=resolvidos`);
    expect(transport.requestsOf(listServiceQueue)).toHaveLength(2);
    await user.type(screen.getByLabelText(/^Cliente, atendimento/), 'bruno{Enter}');
    await waitFor(() =>
      expect(transport.requestsOf(listServiceQueue).at(-1)?.query).toEqual({
        state: 'resolved',
        search: 'bruno',
      }),
    );
  });
});
