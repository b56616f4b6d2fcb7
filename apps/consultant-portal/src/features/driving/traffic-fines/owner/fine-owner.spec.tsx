import { screen, waitFor, within } from '@testing-library/react';
import {
  assignTrafficFines,
  getTrafficFine,
  listColleagues,
  listTrafficFineQueue,
  type SelectionRow,
  type TrafficFine,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aTrafficFine, aViewer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../../app/routes';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const LIST = '/consultor/multas';
const LIVIA = '11111111-2222-4333-8444-555555555555';
const OTHER = '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61';
const viewer = aViewer('consultant');
const since = '2026-11-25T15:00:00.000Z';
const fine = (changes: Partial<TrafficFine> = {}) =>
  aTrafficFine({ customerName: 'Ana Souza', heldBy: null, ...changes });
const colleagues = answer(listColleagues, {
  items: [
    { id: LIVIA, name: 'Lívia Prado', isMe: false },
    { id: viewer.id ?? '', name: 'Otávio Reis', isMe: true },
  ],
});
const done = (id: string): SelectionRow => ({ id, outcome: 'done', message: null });

describe('the owner of a fine', () => {
  it('stands in the list, where “Minhas” finds one’s own', async () => {
    const mine = fine({ heldBy: { name: 'Otávio Reis', since, isMe: true } });
    const hers = fine({
      id: OTHER,
      noticeNumber: 'T2',
      heldBy: { name: 'Lívia Prado', since, isMe: false },
    });
    const { user, transport } = open(LIST, {
      viewer,
      answers: [
        answer(listTrafficFineQueue, ({ query }) => ({
          items: query?.holder === 'minhas' ? [mine] : [mine, hers],
        })),
      ],
    });
    await screen.findByText('Com Lívia Prado');
    screen.getByText('Com você');
    await user.selectOptions(screen.getByLabelText('De quem'), 'Minhas');
    await waitFor(() => expect(screen.queryByText('Com Lívia Prado')).toBeNull());
    expect(transport.requestsOf(listTrafficFineQueue).at(-1)?.query).toMatchObject({
      holder: 'minhas',
    });
  });

  it('says so when nothing is one’s own', async () => {
    open(`${LIST}?de=minhas`, {
      viewer,
      answers: [answer(listTrafficFineQueue, { items: [] })],
    });
    await screen.findByText('Nenhuma multa sua aqui.');
  });

  it('is the colleague to whom selected fines are passed, with oneself first in the list', async () => {
    const two = fine({ id: OTHER, noticeNumber: 'T2' });
    const { user, transport } = open(LIST, {
      viewer,
      answers: [
        answer(listTrafficFineQueue, { items: [fine({ noticeNumber: 'T1' }), two] }),
        colleagues,
        answer(assignTrafficFines, { rows: [done(fine().id), done(OTHER)] }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Selecionar vários' }));
    await user.click(await screen.findByRole('checkbox', { name: /^Tudo/ }));
    const bar = within(await screen.findByRole('region', { name: 'Seleção' }));
    await user.click(bar.getByRole('button', { name: 'Passar para…' }));
    const whom = await screen.findByLabelText('Com quem ficam');
    expect(
      within(whom)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Escolha', 'Otávio Reis (você)', 'Lívia Prado']);
    await user.click(screen.getByRole('button', { name: 'Passar 2 multas' }));
    await screen.findByText('Escolha com quem as multas ficam.');
    await user.selectOptions(whom, 'Lívia Prado');
    await user.click(screen.getByRole('button', { name: 'Passar 2 multas' }));
    await bar.findByText('2 multas com Lívia Prado.');
    expect(transport.requestsOf(assignTrafficFines)[0]?.body).toEqual({
      to: LIVIA,
      items: [
        { id: fine().id, revision: 2 },
        { id: OTHER, revision: 2 },
      ],
    });
  });

  it('changes on the page of the fine by one press, from a colleague too', async () => {
    let heldBy: TrafficFine['heldBy'] = { name: 'Lívia Prado', since, isMe: false };
    const { user, transport } = open(`${LIST}/${fine().id}`, {
      viewer,
      answers: [
        answer(listTrafficFineQueue, { items: [fine()] }),
        answer(getTrafficFine, () => fine({ heldBy })),
        answer(assignTrafficFines, () => {
          heldBy = { name: 'Otávio Reis', since, isMe: true };
          return { rows: [done(fine().id)] };
        }),
      ],
    });
    const owner = within(await screen.findByRole('region', { name: 'Com quem está' }));
    owner.getByText('Com Lívia Prado');
    owner.getByText('desde 25/11/2026, 12:00');
    await user.click(owner.getByRole('button', { name: 'Passar para mim' }));
    const mine = await owner.findByText('Com você');
    expect(document.activeElement?.contains(mine)).toBe(true);
    expect(document.activeElement?.getAttribute('role')).toBe('status');
    expect(owner.queryByRole('button', { name: 'Passar para mim' })).toBeNull();
    expect(transport.requestsOf(assignTrafficFines)[0]?.body).toEqual({
      to: viewer.id,
      takeOver: true,
      items: [{ id: fine().id, revision: 2 }],
    });
  });

  it('gives the own fine back by one press', async () => {
    let heldBy: TrafficFine['heldBy'] = { name: 'Otávio Reis', since, isMe: true };
    const { user, transport } = open(`${LIST}/${fine().id}`, {
      viewer,
      answers: [
        answer(listTrafficFineQueue, { items: [fine()] }),
        answer(getTrafficFine, () => fine({ heldBy })),
        answer(assignTrafficFines, () => {
          heldBy = null;
          return { rows: [done(fine().id)] };
        }),
      ],
    });
    const owner = within(await screen.findByRole('region', { name: 'Com quem está' }));
    await user.click(owner.getByRole('button', { name: 'Devolver' }));
    await owner.findByText('Ninguém assumiu esta multa ainda.');
    expect(document.activeElement?.getAttribute('role')).toBe('status');
    owner.getByRole('button', { name: 'Assumir' });
    expect(transport.requestsOf(assignTrafficFines)[0]?.body).toEqual({
      to: null,
      takeOver: false,
      items: [{ id: fine().id, revision: 2 }],
    });
  });

  it('says that it could not be given back, and takes no focus for a later change', async () => {
    let isAway = true;
    let heldBy: TrafficFine['heldBy'] = { name: 'Otávio Reis', since, isMe: true };
    const moved = answer(assignTrafficFines, () => {
      heldBy = { name: 'Lívia Prado', since, isMe: false };
      return { rows: [done(fine().id)] };
    });
    const { user } = open(`${LIST}/${fine().id}`, {
      viewer,
      answers: [
        answer(listTrafficFineQueue, { items: [fine()] }),
        answer(getTrafficFine, () => fine({ heldBy })),
        colleagues,
        {
          ...moved,
          reply: async (request) =>
            (isAway ? refuse(assignTrafficFines, 503) : moved).reply(request),
        },
      ],
    });
    const owner = within(await screen.findByRole('region', { name: 'Com quem está' }));
    await user.click(owner.getByRole('button', { name: 'Devolver' }));
    await owner.findByText('Não conseguimos devolver a multa. Tente de novo.');
    isAway = false;
    await user.click(owner.getByRole('button', { name: 'Passar para…' }));
    await user.selectOptions(await screen.findByLabelText('Com quem fica'), LIVIA);
    await user.click(screen.getByRole('button', { name: 'Passar 1 multa' }));
    await owner.findByText('Com Lívia Prado');
    expect(document.activeElement?.getAttribute('role')).not.toBe('status');
  });

  it('stays when a colleague has the fine open, which the page says', async () => {
    const message = 'Lívia Prado está com esta multa desde as 12:00.';
    const { user } = open(`${LIST}/${fine().id}`, {
      viewer,
      answers: [
        answer(listTrafficFineQueue, { items: [fine()] }),
        answer(getTrafficFine, fine()),
        answer(assignTrafficFines, {
          rows: [{ id: fine().id, outcome: 'held', message }],
        }),
      ],
    });
    const owner = within(await screen.findByRole('region', { name: 'Com quem está' }));
    owner.getByText('Ninguém assumiu esta multa ainda.');
    await user.click(owner.getByRole('button', { name: 'Assumir' }));
    await owner.findByText(message);
  });

  it('is not asked for once the fine is over', async () => {
    open(`${LIST}/${fine().id}`, {
      viewer,
      answers: [
        answer(listTrafficFineQueue, { items: [] }),
        answer(getTrafficFine, fine({ state: 'cobrada' })),
      ],
    });
    await screen.findByText('O valor está na conta do cliente.');
    expect(screen.queryByRole('region', { name: 'Com quem está' })).toBeNull();
  });
});
