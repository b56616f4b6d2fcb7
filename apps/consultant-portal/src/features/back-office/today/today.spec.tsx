import { screen, waitFor, within } from '@testing-library/react';
import {
  type DueItem,
  getProposal,
  getToday,
  getTodayCounts,
  listProposals,
} from '@site/api-contract';
import { addDays, saoPauloDay } from '@site/api-contract/brazil';
import { portalForSpecs } from '@site/shell/testing';
import {
  answer,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
  stopClock,
} from '@site/testing';
import { routes } from '../../../app/routes';

guardConsole();
// Now, for page and spec.
const NOW = Date.UTC(2027, 4, 4, 15);
beforeEach(() => stopClock(NOW));
afterEach(() => jest.useRealTimers());

const { open } = portalForSpecs('consultant-portal', routes);
const viewer = aViewer('consultant');
const ID = '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61';
const today = saoPauloDay(new Date(NOW));
const inDays = (days: number) => addDays(today, days);

const item = (changes: Partial<DueItem>): DueItem => ({
  queue: 'proposals',
  id: ID,
  act: 'decide',
  who: 'Ana Souza',
  about: 'Aroeira Evolução',
  until: today,
  hour: null,
  urgent: false,
  ...changes,
});
const rows = async () =>
  within(await screen.findByRole('main')).findAllByRole('listitem');
const saying = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === text;
const day = (...items: DueItem[]) => answer(getToday, { items, hasMore: false });

describe('the day', () => {
  it('says of each item until when, with whom, what, and the one act', async () => {
    open('/consultor', {
      viewer,
      answers: [
        day(
          item({ who: 'Rui Dias', until: inDays(-1) }),
          item({
            ...{ queue: 'services', act: 'answer', who: 'Bia Reis' },
            ...{ subject: 'pneu', about: 'Lume' },
            owner: { name: 'Lívia Prado', isMe: false },
          }),
          item({
            ...{ queue: 'fines', act: 'hand-in', until: inDays(1) },
            owner: { name: 'Otávio Reis', isMe: true },
          }),
        ),
      ],
    });
    await screen.findByRole('heading', { name: 'Hoje' });
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      ' venceu ontemRui DiasProposta, Aroeira EvoluçãoDecidir',
      'Bia ReisPneu, Lume Com Lívia PradoResponder',
      'amanhãAna SouzaMulta, Aroeira EvoluçãoEntregar a indicação',
    ]);
  });

  it('names cars whose maintenance is late, each with its contract', async () => {
    const car = { contractId: ID, who: 'Rui Dias', about: 'Lume' };
    open('/consultor', {
      viewer,
      answers: [
        answer(getToday, {
          ...{ items: [], hasMore: false },
          overdueMaintenance: [{ ...car, dueOn: '2026-11-20', dueKm: 20_000 }],
        }),
      ],
    });
    const heading = await screen.findByRole('heading', { name: 'Revisões atrasadas 1' });
    const section = within(heading.closest('section') as HTMLElement);
    section.getByText('era até 20/11/2026 ou 20.000 km');
    expect(
      section.getByRole('link', { name: 'Rui Dias, Lume' }).getAttribute('href'),
    ).toBe(`/consultor/contratos/${ID}`);
    expect(screen.queryByText(/^Nada espera por nós/)).toBeNull();
  });

  it('says that cars whose maintenance is late may be more than are listed', async () => {
    const overdueMaintenance = Array.from({ length: 20 }, (_, at) => ({
      ...{ who: 'Rui Dias', about: 'Lume', dueOn: '2026-11-20', dueKm: 20_000 },
      contractId: `${ID.slice(0, -2)}${at + 10}`,
    }));
    open('/consultor', {
      viewer,
      answers: [answer(getToday, { items: [], hasMore: false, overdueMaintenance })],
    });
    await screen.findByText(
      'Aqui estão as 20 que atrasaram há mais tempo; pode haver outras.',
    );
  });

  it('stands in groups by how much it presses, robbery before all', async () => {
    open('/consultor', {
      viewer,
      answers: [
        day(
          item({ queue: 'services', subject: 'roubo-ou-perda-total', urgent: true }),
          item({ until: inDays(-3) }),
          item({ queue: 'leads', act: 'contact', form: 'contato', until: inDays(9) }),
        ),
      ],
    });
    const urgent = within(await screen.findByRole('region', { name: 'Urgente 1' }));
    urgent.getByText('Urgente', { selector: '.tag' });
    urgent.getByText('Roubo, furto ou perda total, Aroeira Evolução');
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['Urgente 1', 'Atrasado 1', 'Próximos dias 1']);
  });

  it.each<[Partial<DueItem>, string]>([
    [{ queue: 'proposals' }, `/consultor/propostas/${ID}?fila=hoje`],
    [{ queue: 'leads' }, `/consultor/leads/${ID}?fila=hoje`],
    [{ queue: 'overdue' }, `/consultor/atrasos/${ID}?fila=hoje`],
    [{ queue: 'services' }, `/consultor/atendimentos/${ID}?fila=hoje`],
    [{ queue: 'fines' }, `/consultor/multas/${ID}?fila=hoje`],
    [{ queue: 'disputes' }, `/consultor/contestacoes/${ID}?fila=hoje`],
    [{ queue: 'damages' }, `/consultor/danos?devolucao=${ID}&fila=hoje`],
    [{ queue: 'purchases' }, `/consultor/compras/${ID}?fila=hoje`],
    [{ queue: 'prices', who: null }, `/consultor/precos/${ID}?fila=hoje`],
    [{ queue: 'pages', who: null }, `/consultor/paginas/${ID}?fila=hoje`],
  ])('an item of %j opens where it is decided: %s', async (changes, path) => {
    open('/consultor', { viewer, answers: [day(item(changes))] });
    const [row] = await rows();
    expect(row?.querySelector('a')?.getAttribute('href')).toBe(path);
  });

  it('names a table by its own name, and the day on which it begins', async () => {
    const prices = item({
      ...{ queue: 'prices', act: 'check', who: null, about: 'Tabela 2099-01' },
      until: '2099-01-01',
    });
    open('/consultor', { viewer, answers: [day(prices)] });
    const [row] = await rows();
    expect(row?.textContent).toMatch(/^em 01\/01\/2099Tabela 2099-01Os preços/);
  });

  it('is walked by J and K, and Enter opens the item', async () => {
    const { user, location } = open('/consultor', {
      viewer,
      answers: [
        day(item({ who: 'Rui Dias' }), item({ queue: 'damages', act: 'answer' })),
        neverAnswer(getProposal),
      ],
    });
    const [first, second] = await rows();
    screen.getByText(saying('J e K escolhem, Enter abre.'));
    const linkIn = (row?: HTMLElement) => row?.querySelector('a');
    await user.keyboard('j');
    expect(document.activeElement).toBe(linkIn(first));
    await user.keyboard('j');
    expect(document.activeElement).toBe(linkIn(second));
    await user.keyboard('k');
    expect(document.activeElement).toBe(linkIn(first));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe(`/consultor/propostas/${ID}?fila=hoje`));
  });

  it('says that nothing waits', async () => {
    open('/consultor', { viewer, answers: [day()] });
    await screen.findByText(/^Nada espera por nós\./);
    screen.getByText(
      'Os números do menu contam tudo em aberto, até o que espera o cliente.',
    );
  });

  it('says each number once: beside its group, and not above', async () => {
    open('/consultor', {
      viewer,
      answers: [day(item({}), item({ id: ID.replace(/.$/, '9'), hour: '23:59' }))],
    });
    await screen.findByRole('heading', { name: 'Para hoje 2' });
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      'Ana SouzaProposta, Aroeira EvoluçãoDecidir',
      'às 23h59Ana SouzaProposta, Aroeira EvoluçãoDecidir',
    ]);
    expect(screen.queryByText(/esperam? por nós\.|números do menu/)).toBeNull();
  });

  it('says that the queues have more', async () => {
    const answers = [answer(getToday, { items: [item({})], hasMore: true })];
    open('/consultor', { viewer, answers });
    await screen.findByText(/Os outros estão nas filas do menu\.$/);
  });

  it('is read again with the figures of the menu when it is opened after a minute', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { user, back, transport } = open('/consultor', { viewer, answers: [day()] });
    await screen.findByText(/^Nada espera por nós\./);
    await user.click(screen.getByRole('link', { name: 'Carteira' }));
    await screen.findByRole('heading', { name: 'Clientes' });
    jest.setSystemTime(Date.now() + 60_000);
    await back();
    await waitFor(() => expect(transport.requestsOf(getToday)).toHaveLength(2));
    expect(transport.requestsOf(getTodayCounts)).toHaveLength(2);
  });

  it('says when it cannot be read', async () => {
    const answers = [refuse(getToday, 503, { message: 'Tente em instantes.' })];
    open('/consultor', { viewer, answers });
    await screen.findByText('Não conseguimos abrir o trabalho de hoje.');
  });
});

it.each(['?estado=todas', '?busca=P-2611'])(
  'the old address of the proposals, /consultor%s, leads to their list',
  async (search) => {
    const { location } = open(`/consultor${search}`, {
      viewer,
      answers: [
        answer(listProposals, { items: [], nextCursor: null, total: 0, counts: {} }),
      ],
    });
    await waitFor(() => expect(location()).toBe(`/consultor/propostas${search}`));
  },
);
