import { screen, waitFor, within } from '@testing-library/react';
import {
  decideProposal,
  getProposal,
  listHolds,
  listProposals,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { portalForSpecs } from '@site/shell/testing';
import {
  type Answer,
  answer,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { routes } from '../../../app/routes';
import { seeAnyWidth, seeWide } from '../../../shared/testing/wide-screen';
import {
  ANA,
  ana,
  BRUNO,
  bruno,
  detail,
  details,
  QUEUE,
  queue,
  viewer,
} from './testing/queue';

guardConsole();
afterEach(() => jest.useRealTimers());

const { open } = portalForSpecs('consultant-portal', routes);

describe('the queue', () => {
  it('waits as rows that say they are loading', async () => {
    open(QUEUE, { viewer, answers: [neverAnswer(listProposals)] });
    await screen.findByRole('heading', { name: 'Fila de análise' });
    screen.getByText('Carregando');
  });

  describe('on a wide screen', () => {
    beforeEach(seeWide);
    afterEach(seeAnyWidth);
    const hold = {
      ...({ queue: 'proposals', id: ANA, name: 'Bia Costa', isMine: false } as const),
      since: '2026-11-22T17:05:00.000Z',
    };

    it.each([
      ['that waits longest', [], ANA],
      ['after the one that a colleague has', [hold], BRUNO],
    ])('opens the proposal %s', async (_, items, id) => {
      const { location } = open(QUEUE, {
        viewer,
        answers: [queue(ana, bruno), details, answer(listHolds, { items })],
      });
      await waitFor(() => expect(location()).toBe(`${QUEUE}/${id}`));
    });

    it('opens none of those that were searched for', async () => {
      open(`${QUEUE}?busca=souza`, { viewer, answers: [queue(ana), details] });
      await screen.findByText('Escolha uma proposta para ver os dados e decidir.');
    });
  });

  it('says what happened when it cannot be read', async () => {
    open(QUEUE, {
      viewer,
      answers: [refuse(listProposals, 503, { message: 'Tente em instantes.' })],
    });
    await screen.findByRole('heading', { name: 'Não conseguimos abrir a fila.' });
  });

  it('leads who has no right to it to the day', async () => {
    const { transport, location } = open(QUEUE, {
      viewer: aViewer('consultant', { rights: ['leads'] }),
      answers: [],
    });
    await screen.findByRole('heading', { name: 'Hoje' });
    expect(location()).toBe('/consultor');
    expect(transport.requestsOf(listProposals)).toEqual([]);
  });

  it('tells who opened a proposal without the right', async () => {
    const message = 'Seu acesso não inclui esta parte.';
    open(`${QUEUE}/${ANA}`, {
      viewer: aViewer('consultant', { rights: ['leads'] }),
      answers: [
        refuse(listProposals, 403, { message }),
        refuse(getProposal, 403, { message }),
      ],
    });
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  });

  it('says that it is empty', async () => {
    open(QUEUE, { viewer, answers: [queue()] });
    await screen.findByText(
      'A fila está vazia. Quando chegar uma proposta, ela aparece aqui.',
    );
    screen.getByText('Escolha uma proposta para ver os dados e decidir.');
  });

  it('shows name and car of a proposal, and how long it waits where no answer is promised', async () => {
    const { transport } = open(QUEUE, {
      viewer,
      answers: [
        queue({
          ...bruno,
          state: 'documentos_pendentes',
          createdAt: new Date(Date.now() - 3 * DAY_MS).toISOString(),
        }),
      ],
    });
    const item = within(await screen.findByRole('link', { name: /Bruno Reis/ }));
    for (const text of ['Aroeira, PJ', '3 dias']) item.getByText(text);
    expect(transport.requestsOf(listProposals).map(({ query }) => query)).toEqual([
      { state: 'em_analise', order: 'oldest' },
    ]);
  });

  it('says of each proposal in analysis until when an answer is promised, and of a late one since when', async () => {
    // A fixed day, whatever day the specs run on.
    jest.useFakeTimers({
      now: new Date('2026-11-26T15:00:00.000Z'),
      advanceTimers: true,
    });
    open(QUEUE, {
      viewer,
      answers: [
        queue(
          { ...ana, updatedAt: '2026-11-23T12:00:00.000Z' },
          { ...bruno, updatedAt: '2026-11-26T12:00:00.000Z' },
        ),
      ],
    });
    within(await screen.findByRole('link', { name: /Bruno Reis/ })).getByText(
      'Responder até 27/11/2026',
    );
    within(screen.getByRole('link', { name: /Ana Souza/ })).getByText(
      'Venceu em 24/11/2026',
    );
  });

  it('is filtered through the address', async () => {
    const { user, transport, location } = open(QUEUE, { viewer, answers: [queue(ana)] });
    await screen.findByRole('link', { name: /Ana Souza/ });
    await user.selectOptions(screen.getByLabelText('Situação'), 'Todas');
    await user.type(
      screen.getByLabelText('Cliente, CPF, CNPJ ou número'),
      'P-2611{Enter}',
    );
    await waitFor(() =>
      expect(location()).toBe('/consultor/propostas?estado=todas&busca=P-2611'),
    );
    await waitFor(() =>
      expect(transport.requestsOf(listProposals).at(-1)?.query).toEqual({
        search: 'P-2611',
      }),
    );
  });

  it('closes the open proposal once a filter leaves it out, and keeps one that a link opened', async () => {
    const lists = answer(listProposals, ({ query }) => ({
      items: query?.search ? [] : [bruno],
      nextCursor: null,
      total: 1,
      counts: { em_analise: 1 },
    }));
    const { user, location } = open(`${QUEUE}/${ANA}`, {
      viewer,
      answers: [lists, details],
    });
    await screen.findByRole('heading', { name: 'Ana Souza' });
    await screen.findByRole('link', { name: /Bruno Reis/ });
    expect(location()).toBe(`${QUEUE}/${ANA}`);
    await user.type(screen.getByLabelText('Cliente, CPF, CNPJ ou número'), 'zzz{Enter}');
    await screen.findByText('Escolha uma proposta para ver os dados e decidir.');
    expect(location()).toBe(`${QUEUE}?busca=zzz`);
    expect(screen.queryByRole('heading', { name: 'Ana Souza' })).toBeNull();
  });

  it("'Carregar mais' adds the next page below", async () => {
    const counts = { em_analise: 2 };
    const pages: Answer = answer(listProposals, ({ query }) =>
      query?.cursor === 'abc'
        ? { items: [bruno], nextCursor: null, total: 2, counts }
        : { items: [ana], nextCursor: 'abc', total: 2, counts },
    );
    const { user } = open(QUEUE, { viewer, answers: [pages] });
    await user.click(await screen.findByRole('button', { name: 'Carregar mais' }));
    await screen.findByRole('link', { name: /Bruno Reis/ });
    screen.getByRole('link', { name: /Ana Souza/ });
    // The button went, so its line has the focus and says how much there is.
    expect(document.activeElement?.textContent).toBe('2 de 2 propostas');
  });

  it('a next page that does not come is told at its button, which asks again', async () => {
    let isAway = true;
    const first = {
      items: [ana],
      nextCursor: 'abc',
      total: 2,
      counts: { em_analise: 2 },
    };
    const away = refuse(listProposals, 503, { message: 'Fora do ar.' });
    const list = answer(listProposals, ({ query }) =>
      query?.cursor === 'abc' ? { ...first, items: [bruno], nextCursor: null } : first,
    );
    const pages: Answer = {
      ...list,
      reply: (request) =>
        (isAway && request.query.cursor === 'abc' ? away : list).reply(request),
    };
    const { user, log } = open(QUEUE, { viewer, answers: [pages] });
    await user.click(await screen.findByRole('button', { name: 'Carregar mais' }));
    await screen.findByText('Não conseguimos carregar mais. Tente de novo.');
    expect(log.popups).toEqual([]);
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Carregar mais' }));
    await screen.findByRole('link', { name: /Bruno Reis/ });
    expect(screen.queryByText(/^Não conseguimos carregar mais/)).toBeNull();
  });
});

describe('a review', () => {
  const PAGE = `/consultor/propostas/${ANA}`;
  const review = {
    askedAt: '2026-11-20T15:00:00.000Z',
    comment: 'Minha renda subiu em outubro.',
    answeredAt: null,
    isForAnother: false,
  };
  const asked = (isForAnother: boolean) => ({
    ...ana,
    updatedAt: '2026-11-20T15:00:00.000Z',
    review: { ...review, isForAnother },
  });

  it('stands in the queue as such, with the day until which it is answered', async () => {
    jest.useFakeTimers({
      now: new Date('2026-11-22T15:00:00.000Z'),
      advanceTimers: true,
    });
    open(QUEUE, { viewer, answers: [queue(asked(false))] });
    const item = within(await screen.findByRole('link', { name: /Ana Souza/ }));
    item.getByText('Revisão');
    item.getByText('Responder até 23/11/2026');
  });

  it('shows what the customer wrote to who answers it', async () => {
    open(PAGE, {
      viewer,
      answers: [queue(asked(false)), answer(getProposal, detail(asked(false)))],
    });
    await screen.findByText('Minha renda subiu em outubro.');
    await screen.findByRole('radio', { name: 'Aprovar' });
  });

  it('is not answered by who decided first', async () => {
    open(PAGE, {
      viewer,
      answers: [queue(asked(true)), answer(getProposal, detail(asked(true)))],
    });
    await screen.findByText(
      'Você decidiu esta proposta antes. A revisão é respondida por outra pessoa da análise.',
    );
    expect(screen.queryByRole('radio', { name: 'Aprovar' })).toBeNull();
  });
});

it('a phone has ways to the proposal before and after, which keep the filters', async () => {
  const { user, location } = open(`${QUEUE}/${ANA}?busca=a`, {
    viewer,
    answers: [queue(ana, bruno), details],
  });
  await user.click(await screen.findByRole('link', { name: 'Próximo item da fila' }));
  await screen.findByRole('heading', { name: 'Bruno Reis' });
  expect(location()).toBe(`${QUEUE}/${BRUNO}?busca=a`);
  expect(screen.queryByRole('link', { name: 'Próximo item da fila' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Item anterior da fila' }));
  await screen.findByRole('heading', { name: 'Ana Souza' });
});

describe('the keys J and K', () => {
  it('move through the queue, keep the filters and never decide', async () => {
    const { user, location, transport } = open(`${QUEUE}?busca=a`, {
      viewer,
      answers: [queue(ana, bruno), details],
    });
    await screen.findByRole('link', { name: /Bruno Reis/ });
    await user.keyboard('j');
    await screen.findByRole('heading', { name: 'Ana Souza' });
    await user.keyboard('j');
    await screen.findByRole('heading', { name: 'Bruno Reis' });
    await user.keyboard('j');
    expect(location()).toBe(`/consultor/propostas/${BRUNO}?busca=a`);
    await user.keyboard('k');
    await screen.findByRole('heading', { name: 'Ana Souza' });
    expect(transport.requestsOf(decideProposal)).toEqual([]);
  });

  it('D leads from the list to the decision, and decides nothing', async () => {
    const { user, transport } = open(QUEUE, { viewer, answers: [queue(ana), details] });
    await screen.findByRole('link', { name: /Ana Souza/ });
    await user.keyboard('j');
    const first = await screen.findByRole('radio', { name: 'Aprovar' });
    await user.keyboard('d');
    expect(document.activeElement).toBe(first);
    expect(transport.requestsOf(decideProposal)).toEqual([]);
    await user.keyboard('{Tab}?');
    screen.getByText('Ir para a decisão');
  });

  it('do nothing while somebody types, and nothing when switched off on this device', async () => {
    const jar = new Map<string, string>();
    const queueOpen = async () => {
      const view = open(QUEUE, { viewer, jar, answers: [queue(ana, bruno), details] });
      await screen.findByRole('link', { name: /Bruno Reis/ });
      return view;
    };
    const throwSwitch = async ({ user }: ReturnType<typeof open>) => {
      await user.click(screen.getByRole('button', { name: 'Atalhos de teclado' }));
      await user.click(screen.getByRole('switch', { name: 'Usar atalhos' }));
      await user.click(screen.getByRole('button', { name: 'Fechar' }));
    };
    const first = await queueOpen();
    await first.user.type(
      screen.getByLabelText('Cliente, CPF, CNPJ ou número'),
      'jj{Tab}',
    );
    expect(first.location()).toBe(QUEUE);
    await throwSwitch(first);
    first.unmount();

    const { user, location, ...again } = await queueOpen();
    await user.keyboard('j');
    expect(location()).toBe(QUEUE);
    screen.getByText(/estão desligadas\.$/);
    await throwSwitch({ user, location, ...again });
    await user.keyboard('j');
    await waitFor(() => expect(location()).toBe(`/consultor/propostas/${ANA}`));
  });

  it('stand in the list that ? shows', async () => {
    const { user } = open(QUEUE, { viewer, answers: [queue(ana, bruno)] });
    await screen.findByRole('link', { name: /Bruno Reis/ });
    await user.keyboard('?');
    const list = within(screen.getByRole('dialog', { name: 'Atalhos de teclado' }));
    expect(list.getAllByRole('definition').map((what) => what.textContent)).toEqual([
      'Ir para o próximo da lista',
      'Voltar ao anterior da lista',
      'Notificações',
      'Ver esta lista',
      'Procurar pessoa, proposta, contrato, placa ou página',
    ]);
  });
});
