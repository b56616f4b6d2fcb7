import { act, screen, waitFor, within } from '@testing-library/react';
import {
  decideProposal,
  type DueItem,
  endHold,
  getProposal,
  getServiceRequest,
  getToday,
  type Hold,
  keepHold,
  listDrivers,
  listHolds,
  listServiceQueue,
  type ProposalDetail,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aServiceItem, aServiceRequest, guardConsole } from '@site/testing';
import { routes } from '../../app/routes';
import {
  ANA,
  ana,
  detail,
  details,
  queue,
  viewer,
} from '../../features/sales/proposals/testing/queue';

guardConsole();
afterEach(() => jest.useRealTimers());

const { open } = portalForSpecs('consultant-portal', routes);
const PAGE = `/consultor/propostas/${ANA}`;
const SENTENCE = 'Bia Costa está com esta proposta desde as 14:05.';
const mine: Hold = {
  ...{ queue: 'proposals', id: ANA, name: 'Caio Reis', isMine: true },
  since: '2026-11-22T17:05:00.000Z',
};
const bias: Hold = { ...mine, name: 'Bia Costa', isMine: false };

/** The holds of a server that knows one item. */
function holdsOf(first?: Hold) {
  let now = first;
  return [
    answer(listHolds, () => ({ items: now ? [now] : [] })),
    answer(keepHold, ({ body }) => (now = !now || body.takeOver ? mine : now)),
    answer(endHold, () => {
      if (now?.isMine) now = undefined;
      return { ok: true as const };
    }),
  ];
}

const proposal = (first?: Hold) => ({
  viewer,
  answers: [queue(ana), details, ...holdsOf(first)],
});
const row = async () => within(await screen.findByRole('link', { name: /Ana Souza/ }));

describe('a proposal that is opened', () => {
  it('is the viewer’s, and is given back on leaving', async () => {
    const { user, transport } = open(PAGE, proposal());
    await screen.findByRole('radio', { name: 'Aprovar' });
    await waitFor(() => expect(transport.requestsOf(keepHold)).toHaveLength(1));
    expect(transport.requestsOf(keepHold)[0]).toMatchObject({
      params: { queue: 'proposals', id: ANA },
      body: { takeOver: false },
    });
    expect(transport.requestsOf(endHold)).toEqual([]);
    await user.click(screen.getByRole('link', { name: /^Carteira/ }));
    await waitFor(() =>
      expect(transport.requestsOf(endHold)).toMatchObject([
        { params: { queue: 'proposals', id: ANA } },
      ]),
    );
  });

  it('stays the viewer’s while the decision waits to be sent', async () => {
    const { user, transport } = open(PAGE, proposal());
    await user.click(await screen.findByRole('radio', { name: 'Aprovar' }));
    await user.click(screen.getByRole('button', { name: 'Aprovar a proposta' }));
    await screen.findByRole('region', { name: 'A enviar' });
    await user.click(screen.getByRole('link', { name: /^Carteira/ }));
    await screen.findByRole('heading', { name: 'Clientes' });
    expect(transport.requestsOf(endHold)).toEqual([]);
    expect(transport.requestsOf(decideProposal)).toEqual([]);
  });

  it('is kept each minute in which somebody works there, and by nobody else', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { user, transport } = open(PAGE, proposal());
    await screen.findByRole('radio', { name: 'Aprovar' });
    const kept = () => transport.requestsOf(keepHold).length;
    await waitFor(() => expect(kept()).toBe(1));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(kept()).toBe(1);
    await user.keyboard('{Shift}');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(kept()).toBe(2);
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    expect(kept()).toBe(2);
  });
});

it.each<[string, Partial<ProposalDetail>]>([
  ['was decided', { state: 'reprovada' }],
  [
    'waits for another consultant',
    {
      review: {
        askedAt: mine.since,
        comment: null,
        answeredAt: null,
        isForAnother: true,
      },
    },
  ],
])('a proposal that %s is nobody’s while it is read', async (_, changes) => {
  const answers = [queue(ana), answer(getProposal, detail(changes)), ...holdsOf()];
  const { transport } = open(PAGE, { viewer, answers });
  await screen.findByRole('heading', { level: 2, name: 'Ana Souza' });
  await waitFor(() => expect(transport.requestsOf(listHolds)).toHaveLength(1));
  expect(transport.requestsOf(keepHold)).toEqual([]);
});

describe('a proposal that a colleague has', () => {
  it('says who has it and since when, in the list too, and offers no decision', async () => {
    const { user, transport } = open(PAGE, proposal(bias));
    await screen.findByText(SENTENCE);
    (await row()).getByText('Bia Costa está vendo');
    await user.click(await screen.findByRole('radio', { name: 'Aprovar' }));
    screen.getByRole('button', { name: 'Continuar no lugar de Bia' });
    expect(screen.queryByRole('button', { name: 'Aprovar a proposta' })).toBeNull();
    expect(transport.requestsOf(decideProposal)).toEqual([]);
  });

  it('can be taken over, and then decided, with what was chosen before', async () => {
    const { user } = open(PAGE, proposal(bias));
    await user.click(await screen.findByRole('radio', { name: 'Aprovar' }));
    await user.click(screen.getByRole('button', { name: 'Continuar no lugar de Bia' }));
    await waitFor(() => expect(screen.queryByText(SENTENCE)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Aprovar a proposta' }));
    await screen.findByRole('region', { name: 'A enviar' });
    expect((await row()).queryByText(/está vendo$/)).toBeNull();
  });

  it('is told in a line that stays there, and taking it over leads to the decision', async () => {
    const { user } = open(PAGE, proposal(bias));
    const line = await screen.findByText(SENTENCE);
    expect(line.getAttribute('role')).toBe('status');
    const approve = await screen.findByRole('radio', { name: 'Aprovar' });
    await user.click(approve);
    await user.click(screen.getByRole('button', { name: 'Continuar no lugar de Bia' }));
    await waitFor(() => expect(line.textContent).toBe(''));
    expect(line.isConnected).toBe(true);
    expect(document.activeElement).toBe(approve);
  });

  it('once taken over is given back on leaving', async () => {
    const { user, transport } = open('/consultor/propostas', proposal(bias));
    await (await row()).findByText('Bia Costa está vendo');
    await user.click(screen.getByRole('link', { name: /Ana Souza/ }));
    await user.click(
      await screen.findByRole('button', { name: 'Continuar no lugar de Bia' }),
    );
    await waitFor(() => expect(screen.queryByText(SENTENCE)).toBeNull());
    await user.click(screen.getByRole('link', { name: /^Carteira/ }));
    await waitFor(() => expect(transport.requestsOf(endHold)).toHaveLength(1));
  });
});

it('a hold that ends by the clock leaves a list that is seen, not one that is hidden', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const visible = jest.spyOn(document, 'visibilityState', 'get');
  const { transport } = open('/consultor/propostas', proposal(bias));
  await row();
  const reads = () => transport.requestsOf(listHolds).length;
  await waitFor(() => expect(reads()).toBe(1));
  visible.mockReturnValue('hidden');
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(reads()).toBe(1);
  visible.mockReturnValue('visible');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(reads()).toBe(2);
  visible.mockRestore();
});

it('the day says what a colleague has, and nothing of the viewer’s own', async () => {
  const item = (id: string, who: string): DueItem => ({
    ...{ queue: 'proposals', id, act: 'decide', who, about: 'Lume' },
    ...{ until: '2026-11-23', hour: null, urgent: false },
  });
  const RUI = '11111111-2222-4333-8444-555555555555';
  open('/consultor', {
    viewer,
    answers: [
      answer(listHolds, { items: [bias, { ...mine, id: RUI }] }),
      answer(getToday, {
        items: [item(ANA, 'Ana Souza'), item(RUI, 'Rui Dias')],
        ...{ counts: {}, hasMore: false },
      }),
    ],
  });
  await (await row()).findByText('Bia Costa está vendo');
  expect(screen.getAllByText(/está vendo$/)).toHaveLength(1);
});

it('the owner of a request answers it while a colleague looks at it', async () => {
  const request = aServiceRequest({ id: ANA, state: 'em_atendimento', isMine: true });
  open(`/consultor/atendimentos/${ANA}`, {
    viewer,
    answers: [
      answer(listServiceQueue, { items: [request] }),
      answer(getServiceRequest, request),
      answer(listDrivers, { items: [], canAdd: false }),
      ...holdsOf({ ...bias, queue: 'services' }),
    ],
  });
  await screen.findByText('Bia Costa está com este atendimento desde as 14:05.');
  await screen.findByRole('button', { name: 'Responder' });
});

it('a queue names a colleague who looks at an item, and not its owner a second time', async () => {
  const seen = (id: string, name: string): Hold => ({
    ...bias,
    ...{ queue: 'services', id, name },
  });
  const RUI = '11111111-2222-4333-8444-555555555555';
  const ofRui = { id: RUI, customerName: 'Rui Dias', claimedBy: 'Lia Prado' };
  open('/consultor/atendimentos', {
    viewer,
    answers: [
      answer(listServiceQueue, {
        items: [aServiceItem({ id: ANA, claimedBy: null }), aServiceItem(ofRui)],
      }),
      answer(listHolds, { items: [seen(ANA, 'Bia Costa'), seen(RUI, 'Lia Prado')] }),
    ],
  });
  await screen.findByText('Bia Costa está vendo');
  expect(screen.queryByText('Lia Prado está vendo')).toBeNull();
});
