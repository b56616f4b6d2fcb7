import { act, screen, waitFor } from '@testing-library/react';
import {
  callPlace,
  type DueItem,
  getLead,
  getServiceRequest,
  getToday,
  listDrivers,
  listHolds,
  sendServiceMessage,
  workLead,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  A_UUID,
  aLeadDetail,
  answer,
  aServiceRequest,
  guardConsole,
  heldBack,
  stopClock,
} from '@site/testing';
import { routes } from '../../app/routes';
import { BRUNO, details, viewer } from '../../features/sales/proposals/testing/queue';
import { aDispute } from '../testing/decisions';
import { DECISIONS, WORDS } from '../testing/undoable-decisions';
import {
  approve,
  day,
  DISPUTE,
  dispute,
  FROM,
  heading,
  item,
  PROPOSAL,
  theDispute,
  walker,
} from '../testing/walked-day';

guardConsole();
afterEach(() => jest.useRealTimers());

const { open } = portalForSpecs('consultant-portal', routes);
const walk = walker(open);

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
    const owner = { name: 'Bia Costa', isMe: false };
    const claimed = item({ queue: 'leads', act: 'contact', id: A_UUID, owner });
    const { location, user } = open(PROPOSAL, {
      viewer,
      answers: [
        ...[day(item({}), held, claimed, theDispute), details, dispute],
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

  it('waits for the list where a decision comes first, and then goes on', async () => {
    const { held, arrive } = heldBack(day(item({}), theDispute));
    const { location, user, back } = open(PROPOSAL, {
      viewer,
      answers: [details, dispute, held],
    });
    await approve(user);
    await screen.findByRole('region', { name: 'A enviar' });
    expect(location()).toBe(PROPOSAL);
    arrive();
    const next = await heading(aDispute.label);
    expect(location()).toBe(DISPUTE);
    await waitFor(() => expect(document.activeElement).toBe(next));
    await back();
    await heading('Ana Souza');
    expect(location()).toBe(PROPOSAL);
  });

  it('does not wait for the list on a page that was left meanwhile', async () => {
    const { held, arrive } = heldBack(day(item({}), theDispute));
    const { location, user, back, goTo, allAnswered } = open(PROPOSAL, {
      viewer,
      answers: [details, dispute, held],
    });
    await approve(user);
    await screen.findByRole('region', { name: 'A enviar' });
    await goTo(`/propostas/${BRUNO}?${FROM}`);
    await back();
    arrive();
    await screen.findByText('1 de 2');
    await allAnswered();
    expect(location()).toBe(PROPOSAL);
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

it.each(ACTS)('the day goes on after a decision about %s', async (_, decision) => {
  stopClock(Date.UTC(2027, 4, 4, 15));
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
  await screen.findByText(`Salvo: ${lead.name}.`);
});

it('the day goes on from the place of a lead that its own call moved to the end', async () => {
  stopClock(Date.UTC(2026, 10, 24, 15));
  let isCalled = false;
  const lead = () =>
    aLeadDetail({
      id: A_UUID,
      heldBy: { name: 'Caio Reis', isMe: true, since: '2026-11-20T12:00:00.000Z' },
      place: {
        ...{ number: 3, model: 'Serrana' },
        ...(isCalled
          ? { state: 'called', calledUntil: '2026-11-28', next: null }
          : {
              state: 'waiting',
              calledUntil: null,
              next: { number: 3, leadId: A_UUID },
            }),
      },
    });
  const first = item({ queue: 'leads', act: 'contact', id: A_UUID, until: '2026-11-24' });
  const moved = { ...first, until: '2026-12-03' };
  const { location, user } = open(`/consultor/leads/${A_UUID}?${FROM}`, {
    viewer,
    answers: [
      answer(getToday, () => ({
        items: isCalled ? [item({}), theDispute, moved] : [item({}), first, theDispute],
        hasMore: false,
      })),
      answer(getLead, lead),
      answer(workLead, lead),
      answer(callPlace, () => {
        isCalled = true;
        return lead();
      }),
      dispute,
    ],
  });
  await screen.findByText('2 de 3');
  await user.click(await screen.findByRole('button', { name: 'Chamar' }));
  await screen.findByText(/Contatar até 03\/12/);
  screen.getByText('2 de 3');
  await user.type(await screen.findByLabelText(/^Anotação/), WORDS);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(location()).toBe(DISPUTE));
});

it('a phone has ways to the item before and after in the day', async () => {
  const { location, user } = open(DISPUTE, {
    viewer,
    answers: [day(item({}), theDispute), details, dispute],
  });
  await screen.findByText('2 de 2');
  expect(screen.queryByRole('link', { name: 'Próximo item de Hoje' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Item anterior de Hoje' }));
  await waitFor(() => expect(location()).toBe(PROPOSAL));
  await user.click(await screen.findByRole('link', { name: 'Próximo item de Hoje' }));
  await waitFor(() => expect(location()).toBe(DISPUTE));
});

it('the day does not move somebody who types when its list comes after the save', async () => {
  const lead = aLeadDetail({
    id: A_UUID,
    heldBy: { name: 'Caio Reis', isMe: true, since: '2026-11-20T12:00:00.000Z' },
  });
  const first = item({ queue: 'leads', act: 'contact', id: A_UUID });
  const { held, arrive } = heldBack(day(first, item({})));
  const page = `/consultor/leads/${A_UUID}?${FROM}`;
  const { location, user, allAnswered } = open(page, {
    viewer,
    answers: [answer(getLead, lead), answer(workLead, lead), held],
  });
  const note = await screen.findByLabelText(/^Anotação/);
  await user.type(note, WORDS);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Salvo.');
  await user.type(note, 'Volta amanhã.');
  arrive();
  await screen.findByText('1 de 2');
  await allAnswered();
  expect(location()).toBe(page);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText(/^Anotação/)).toHaveProperty('value', 'Volta amanhã.');
});

it('the day stays at a lead where somebody types while the work on it is saved', async () => {
  const lead = aLeadDetail({
    id: A_UUID,
    heldBy: { name: 'Caio Reis', isMe: true, since: '2026-11-20T12:00:00.000Z' },
  });
  const { held, arrive } = heldBack(answer(workLead, lead));
  const first = item({ queue: 'leads', act: 'contact', id: A_UUID });
  const { location, user } = walk(`/consultor/leads/${A_UUID}`, first, [
    answer(getLead, lead),
    held,
  ]);
  const note = await screen.findByLabelText(/^Anotação/);
  await screen.findByText('1 de 2');
  await user.type(note, WORDS);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByRole('button', { name: 'Salvando...' });
  await user.type(note, ' Volta amanhã.');
  arrive();
  await screen.findByText('Salvo.');
  expect(location()).toBe(`/consultor/leads/${A_UUID}?${FROM}`);
  expect(screen.getByLabelText(/^Anotação/)).toHaveProperty(
    'value',
    `${WORDS} Volta amanhã.`,
  );
});

it('the day goes on after a request is answered', async () => {
  const request = aServiceRequest({
    ...{ id: A_UUID, state: 'em_atendimento', isMine: true },
    customerName: 'Rita Lemos',
  });
  const first = item({ queue: 'services', act: 'answer', id: A_UUID });
  const { location, user } = walk(`/consultor/atendimentos/${A_UUID}`, first, [
    answer(getServiceRequest, request),
    answer(listDrivers, { items: [], canAdd: false }),
    answer(sendServiceMessage, request),
  ]);
  await user.type(await screen.findByLabelText('Mensagem ao cliente'), WORDS);
  await user.click(screen.getByRole('button', { name: 'Responder' }));
  await waitFor(() => expect(location()).toBe(PROPOSAL));
  await screen.findByText('Resposta enviada a Rita Lemos.');
});
