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
import { answer, aViewer, guardConsole, neverAnswer, refuse } from '@site/testing';
import { routes } from '../../../app/routes';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const viewer = aViewer('consultant');
const ID = '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61';
const today = saoPauloDay(new Date());
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
          }),
          item({ queue: 'fines', act: 'hand-in', until: inDays(1) }),
        ),
      ],
    });
    await screen.findByRole('heading', { name: 'Hoje' });
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      ' venceu ontemRui DiasProposta, Aroeira EvoluçãoDecidir',
      'hojeBia ReisPneu, LumeResponder',
      'amanhãAna SouzaMulta, Aroeira EvoluçãoEntregar a indicação',
    ]);
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

  it('is walked by J and K, and Enter opens the item', async () => {
    const { user, location } = open('/consultor', {
      viewer,
      answers: [
        day(item({ who: 'Rui Dias' }), item({ queue: 'damages', act: 'answer' })),
        neverAnswer(getProposal),
      ],
    });
    const [first, second] = await rows();
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
    await screen.findByText(/^Nada esperando por você\./);
  });

  it('says that the queues have more', async () => {
    const answers = [answer(getToday, { items: [item({})], hasMore: true })];
    open('/consultor', { viewer, answers });
    await screen.findByText(/Os outros estão nas filas do menu\.$/);
  });

  it('is read again with the figures of the menu when it is opened after a minute', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { user, back, transport } = open('/consultor', { viewer, answers: [day()] });
    await screen.findByText(/^Nada esperando por você\./);
    await user.click(screen.getByRole('link', { name: 'Carteira' }));
    await screen.findByRole('heading', { name: 'Clientes' });
    jest.setSystemTime(Date.now() + 60_000);
    await back();
    await waitFor(() => expect(transport.requestsOf(getToday)).toHaveLength(2));
    expect(transport.requestsOf(getTodayCounts)).toHaveLength(2);
    jest.useRealTimers();
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
