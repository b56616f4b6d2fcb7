import { act, screen, waitFor } from '@testing-library/react';
import {
  comparePriceTable,
  type DueItem,
  getDispute,
  getLead,
  getProposal,
  getServiceRequest,
  getToday,
  getTrafficFine,
  listDrivers,
  listHolds,
  sendServiceMessage,
  sendTrafficFineFile,
  workLead,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  A_UUID,
  aLeadDetail,
  type Answer,
  answer,
  aServiceRequest,
  aTrafficFine,
  guardConsole,
  neverAnswer,
} from '@site/testing';
import { routes } from '../../app/routes';
import {
  ANA,
  BRUNO,
  details,
  viewer,
} from '../../features/sales/proposals/testing/queue';
import { aDispute } from '../testing/decisions';
import { DECISIONS, WORDS } from '../testing/undoable-decisions';

guardConsole();
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const { open } = portalForSpecs('consultant-portal', routes);
const NEXT = '11111111-2222-4333-8444-555555555555';
const FROM = 'fila=hoje';
const PROPOSAL = `/consultor/propostas/${ANA}?${FROM}`;
const DISPUTE = `/consultor/contestacoes/${NEXT}?${FROM}`;

const item = (changes: Partial<DueItem>): DueItem => ({
  ...{ queue: 'proposals', id: ANA, act: 'decide', who: 'Ana Souza', about: 'Lume' },
  ...{ until: '2026-11-23', hour: null, urgent: false },
  ...changes,
});
const theDispute = item({
  ...{ queue: 'disputes', id: NEXT, act: 'answer', who: 'Rita Lemos' },
});
const day = (...items: DueItem[]) => answer(getToday, { items, hasMore: false });
const dispute = answer(getDispute, { ...aDispute, id: NEXT });
const heading = async (name: string) => screen.findByRole('heading', { name });
type User = ReturnType<typeof open>['user'];

async function approve(user: User) {
  await user.click(await screen.findByRole('radio', { name: 'Aprovar' }));
  await user.click(screen.getByRole('button', { name: 'Aprovar a proposta' }));
}
const QUEUE_OF: Record<string, DueItem['queue']> = {
  atrasos: 'overdue',
  contestacoes: 'disputes',
  danos: 'damages',
  compras: 'purchases',
  multas: 'fines',
};
const ACTS = DECISIONS.filter(([, { path }]) => (path.split('/')[2] ?? '') in QUEUE_OF);

describe('the day, walked from item to item', () => {
  it('opens with the place and the deadline in the day, without a second list', async () => {
    const { location, user } = open('/consultor', {
      viewer,
      answers: [day(item({}), theDispute), details, dispute],
    });
    await screen.findByRole('link', { name: /Ana Souza/ });
    await user.keyboard('j');
    await user.keyboard('{Enter}');
    await heading('Ana Souza');
    expect(location()).toBe(PROPOSAL);
    screen.getByText('1 de 2');
    await user.click(screen.getByRole('link', { name: 'Voltar para Hoje' }));
    await waitFor(() => expect(location()).toBe('/consultor'));
  });

  it('goes on by J and back by K, across the queues', async () => {
    const { location, user } = open(PROPOSAL, {
      viewer,
      answers: [day(item({}), theDispute), details, dispute],
    });
    await screen.findByText('1 de 2');
    await user.keyboard('j');
    await heading(aDispute.label);
    expect(location()).toBe(DISPUTE);
    await user.keyboard('k');
    await heading('Ana Souza');
    expect(location()).toBe(PROPOSAL);
  });

  it('goes on after a decision to the next that no colleague has', async () => {
    const held = { ...theDispute, id: BRUNO };
    const { location, user } = open(PROPOSAL, {
      viewer,
      answers: [
        ...[day(item({}), held, theDispute), details, dispute],
        answer(listHolds, {
          items: [
            {
              ...{ queue: 'disputes', id: BRUNO, name: 'Bia Costa', isMine: false },
              since: '2026-11-22T17:05:00.000Z',
            },
          ],
        }),
      ],
    });
    await approve(user);
    const next = await heading(aDispute.label);
    expect(location()).toBe(DISPUTE);
    expect(document.activeElement).toBe(next);
  });

  it('takes no press for a second where the next item’s form stands', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const answers = [day(item({}), theDispute), details, dispute];
    const { user } = open(PROPOSAL, { viewer, answers });
    await approve(user);
    const button = await screen.findByRole('button', { name: 'Responder' });
    expect(button.closest('[inert]')).not.toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(button.closest('[inert]')).toBeNull();
  });

  it('ends on the day, which says what waits to be sent', async () => {
    const { location, user } = open(PROPOSAL, {
      viewer,
      answers: [day(item({})), details],
    });
    await approve(user);
    await waitFor(() => expect(location()).toBe('/consultor'));
    const row = await screen.findByRole('link', { name: /Ana Souza/ });
    expect(row.textContent).toContain('A enviar');
  });
});

/** Opens the page of an item that stands in the day before a proposal. */
const walk = (path: string, first: DueItem, answers: Answer[]) =>
  open(`${path}${path.includes('?') ? '&' : '?'}${FROM}`, {
    viewer,
    answers: [...answers, day(first, item({})), neverAnswer(getProposal)],
  });

it.each(ACTS)('the day goes on after a decision about %s', async (_, decision) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2027, 4, 4, 15));
  const queue = QUEUE_OF[decision.path.split('/')[2] ?? ''] ?? 'disputes';
  const path =
    queue === 'damages' ? `${decision.path}?devolucao=${A_UUID}` : decision.path;
  const id = queue === 'damages' ? A_UUID : (path.split('/').at(-1) ?? '');
  const { location, user } = walk(
    path,
    item({ queue, id }),
    decision.reads(() => false),
  );
  await decision.choose(user);
  await user.type(await screen.findByLabelText(decision.label), decision.words ?? WORDS);
  await user.click(screen.getByRole('button', { name: decision.button }));
  await waitFor(() => expect(location()).toBe(PROPOSAL));
});

it('the day goes on after the work on a lead is saved', async () => {
  const lead = aLeadDetail({
    id: A_UUID,
    heldBy: { name: 'Caio Reis', isMe: true, since: '2026-11-20T12:00:00.000Z' },
  });
  const first = item({ queue: 'leads', act: 'contact', id: A_UUID });
  const { location, user } = walk(`/consultor/leads/${A_UUID}`, first, [
    answer(getLead, lead),
    answer(workLead, lead),
  ]);
  await user.type(await screen.findByLabelText(/^Anotação/), WORDS);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(location()).toBe(PROPOSAL));
});

it('the day goes on after a request is answered', async () => {
  const request = aServiceRequest({ id: A_UUID, state: 'em_atendimento', isMine: true });
  const first = item({ queue: 'services', act: 'answer', id: A_UUID });
  const { location, user } = walk(`/consultor/atendimentos/${A_UUID}`, first, [
    answer(getServiceRequest, request),
    answer(listDrivers, { items: [], canAdd: false }),
    answer(sendServiceMessage, request),
  ]);
  await user.type(await screen.findByLabelText('Mensagem ao cliente'), WORDS);
  await user.click(screen.getByRole('button', { name: 'Responder' }));
  await waitFor(() => expect(location()).toBe(PROPOSAL));
});

describe('the notice of a fine', () => {
  const fine = aTrafficFine({ id: A_UUID, state: 'sem_notificacao', files: [] });
  const first = item({ queue: 'fines', act: 'add-notice', id: A_UUID });
  const send = async (user: User) =>
    user.upload(
      await screen.findByLabelText(/notificação/i, { selector: 'input' }),
      new File(['%PDF'], 'notificacao.pdf', { type: 'application/pdf' }),
    );

  it('lets the day go on once it is there', async () => {
    const { location, user } = walk(`/consultor/multas/${A_UUID}`, first, [
      answer(getTrafficFine, fine),
      answer(sendTrafficFineFile, fine),
    ]);
    await send(user);
    await waitFor(() => expect(location()).toBe(PROPOSAL));
  });

  it('moves nobody who went on while it was on its way', async () => {
    const sent = answer(sendTrafficFineFile, fine);
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const { location, user } = open(`/consultor/multas/${A_UUID}?${FROM}`, {
      viewer,
      answers: [
        ...[answer(getTrafficFine, fine), dispute, neverAnswer(getProposal)],
        ...[day(first, theDispute, item({}))],
        { ...sent, reply: async (asked) => arrived.then(() => sent.reply(asked)) },
      ],
    });
    await screen.findByText('1 de 3');
    await send(user);
    // The focus is on the button again once the file is chosen.
    await user.click(await screen.findByRole('button', { name: 'Enviando...' }));
    await user.keyboard('j');
    await heading(aDispute.label);
    await user.keyboard('j');
    await waitFor(() => expect(location()).toBe(PROPOSAL));
    await act(() => {
      arrive();
      return new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(location()).toBe(PROPOSAL);
  });
});

describe('D on an item of the day', () => {
  it('leads to the notice that a fine waits for', async () => {
    const fine = aTrafficFine({ id: A_UUID, state: 'sem_notificacao', files: [] });
    const first = item({ queue: 'fines', act: 'add-notice', id: A_UUID });
    const { user } = walk(`/consultor/multas/${A_UUID}`, first, [
      answer(getTrafficFine, fine),
    ]);
    const button = await screen.findByRole('button', { name: /notificação/i });
    await user.click(screen.getByRole('button', { name: 'Cancelar a multa' }));
    screen.getByLabelText('Motivo').blur();
    await user.keyboard('d');
    expect(document.activeElement).toBe(button);
    await screen.findByText(/D leva à decisão\.$/);
  });

  it('leads past the notice that is there to the charge', async () => {
    const fine = aTrafficFine({
      ...{ id: A_UUID, state: 'titular_informado', files: ['notificacao'] },
    });
    const first = item({ queue: 'fines', act: 'hand-in', id: A_UUID });
    const { user } = walk(`/consultor/multas/${A_UUID}`, first, [
      answer(getTrafficFine, fine),
      neverAnswer(listDrivers),
    ]);
    const amount = await screen.findByLabelText('O órgão cobrou');
    await screen.findByText('Documentos');
    await user.keyboard('d');
    expect(document.activeElement).toBe(amount);
  });

  it('is not promised for what is only checked', async () => {
    const first = item({ queue: 'prices', act: 'check', id: '7', who: null });
    walk('/consultor/precos/7', first, [neverAnswer(comparePriceTable)]);
    await screen.findByText('1 de 2');
    expect(screen.getByText(/mudam de item\.$/).textContent).not.toContain('D leva');
  });
});
