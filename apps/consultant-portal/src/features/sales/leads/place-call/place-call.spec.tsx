import { screen, within } from '@testing-library/react';
import {
  callPlace,
  getLead,
  type LeadDetail,
  type LeadPlace,
  listLeads,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { aLeadDetail, type Answer, answer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../../app/routes';
import { ana, heldBy, OTHER, PAGE, page, viewer } from '../testing/lead-queue';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const PLACE: LeadPlace = {
  ...{ number: 3, model: 'Serrana', state: 'waiting', calledUntil: null },
  next: { number: 3, leadId: ana.id },
};

describe('the place of a pre-reservation', () => {
  const pane = (
    place: Partial<LeadPlace>,
    lead: Partial<LeadDetail> = {},
    answers: Answer[] = [],
  ) =>
    open(`${PAGE}/${ana.id}`, {
      viewer,
      answers: [
        answer(listLeads, page(ana)),
        answer(
          getLead,
          aLeadDetail({
            ...ana,
            kind: 'pre-reserva',
            heldBy: heldBy('Caio Reis', true),
            revision: 2,
            place: { ...PLACE, ...place },
            ...lead,
          }),
        ),
        ...answers,
      ],
    });

  it('is called by who holds the lead when it is the next one', async () => {
    const called = { state: 'called', calledUntil: '2026-11-28', next: null } as const;
    let place: LeadPlace = PLACE;
    const detail = () =>
      aLeadDetail({ ...ana, heldBy: heldBy('Caio Reis', true), revision: 2, place });
    const { user, transport } = pane({}, {}, [
      answer(getLead, detail),
      answer(callPlace, () => {
        place = { ...PLACE, ...called };
        return detail();
      }),
    ]);
    await screen.findByText('Lugar 3 na fila do Serrana: chegou a vez.');
    screen.getByText(
      'O e-mail sai na hora e abre 5 dias para configurar o carro e enviar a proposta. Ligue também.',
    );
    await user.click(screen.getByRole('button', { name: 'Chamar' }));
    expect(transport.requestsOf(callPlace)[0]).toMatchObject({
      params: { id: ana.id },
      body: { revision: 2 },
    });
    await screen.findByText(
      'Lugar 3 na fila do Serrana, chamado: a vez vai até 28/11/2026.',
    );
    expect(document.activeElement).toBe(
      screen.getByRole('region', { name: 'Lugar na fila' }),
    );
  });

  it('that is over is no place in line among the facts, which name the model', async () => {
    const interest = 'Fila do Serrana: lugar 3';
    pane({ state: 'over', calledUntil: '2026-11-28', next: null }, { interest });
    await screen.findByText(/^Lugar 3 na fila do Serrana: a vez foi até 28/);
    const facts = within(await screen.findByRole('region', { name: 'O que sabemos' }));
    facts.getByText('Serrana');
  });

  it('of a lead that nobody holds asks to claim it first', async () => {
    pane({}, { heldBy: null });
    await screen.findByText('Assuma o lead para chamar.');
    expect(screen.queryByRole('button', { name: 'Chamar' })).toBeNull();
  });

  it('that is not the next one leads to the one that is', async () => {
    pane({ next: { number: 1, leadId: OTHER } });
    await screen.findByText('Lugar 3 na fila do Serrana, esperando.');
    expect(
      screen.getByRole('link', { name: 'A vez é do lugar 1' }).getAttribute('href'),
    ).toBe(`${PAGE}/${OTHER}`);
    expect(screen.queryByRole('button', { name: 'Chamar' })).toBeNull();
  });

  it('whose e-mail is not confirmed says so, and leads to the one that is next', async () => {
    pane({ state: 'unconfirmed', next: { number: 4, leadId: OTHER } });
    await screen.findByText(
      'Lugar 3 na fila do Serrana, e-mail a confirmar. Só é chamado quem confirma.',
    );
    screen.getByRole('link', { name: 'A vez é do lugar 4' });
    expect(screen.queryByRole('button', { name: 'Chamar' })).toBeNull();
  });

  it.each([
    ['called', 'Lugar 3 na fila do Serrana, chamado: a vez vai até 28/11/2026.'],
    ['used', 'Lugar 3 na fila do Serrana: a proposta foi enviada.'],
    [
      'over',
      'Lugar 3 na fila do Serrana: a vez foi até 28/11/2026 e passou. Quem ainda quiser o carro entra na fila de novo.',
    ],
    [
      'on-sale',
      'Lugar 3 na fila do Serrana. A fila terminou: o carro está à venda para todos.',
    ],
  ] as const)('that is %s says so', async (state, sentence) => {
    pane({ state, calledUntil: '2026-11-28', next: { number: 4, leadId: OTHER } });
    await screen.findByText(sentence);
    expect(screen.queryByRole('button', { name: 'Chamar' })).toBeNull();
  });

  it('of who gave up is not called', async () => {
    pane({ next: null }, { status: 'sem_interesse', reason: 'preco' });
    await screen.findByText('Lugar 3 na fila do Serrana. Sem interesse, não é chamado.');
  });

  it('says why it was not called', async () => {
    const { user } = pane({}, {}, [
      refuse(callPlace, 409, {
        message: 'Chamamos na ordem da fila, e a vez é do lugar 2.',
        reason: 'place-not-next',
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Chamar' }));
    await screen.findByText('Chamamos na ordem da fila, e a vez é do lugar 2.');
  });
});
