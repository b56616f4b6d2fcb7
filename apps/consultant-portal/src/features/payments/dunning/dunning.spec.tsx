import { screen, waitFor, within } from '@testing-library/react';
import {
  decideOverdue,
  listOverdueContracts,
  type OverdueContract,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aViewer, guardConsole, refuse, stopClock } from '@site/testing';
import { routes } from '../../../app/routes';
import { anOverdueContract } from '../../../shared/testing/decisions';
import { bar, sendNow } from '../../../shared/testing/undo-bar';

guardConsole();
// The agreed days are counted from this day.
beforeEach(() => stopClock(Date.UTC(2026, 10, 26, 15)));

const TOO_LATE = 'Não dá mais para enviar. O que você escreveu continua aqui.';
const { open } = portalForSpecs('consultant-portal', routes);
const LIST = '/consultor/atrasos';
const viewer = aViewer('consultant');
const RITA = 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a61';
const JULIO = 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a62';
const rita: OverdueContract = { ...anOverdueContract, contractId: RITA };
const julio: OverdueContract = {
  ...rita,
  contractId: JULIO,
  customer: 'Júlio Prado',
  state: 'contrato_assinado',
  delivered: false,
  lateCharges: 0,
};
const agreed: OverdueContract = {
  ...rita,
  promisedUntil: '2026-12-05',
  decisions: [
    {
      kind: 'combinar',
      message: 'Combinado.',
      promisedOn: '2026-12-05',
      decidedAt: '2026-11-22T12:00:00.000Z',
      decidedBy: 'Caio Reis',
    },
  ],
};
const listed = (...items: OverdueContract[]) => answer(listOverdueContracts, items);
const MESSAGE = /^Mensagem ao cliente/;

describe('contracts after their last letter', () => {
  it('can be searched, and one opens with the search kept', async () => {
    const { transport } = open(`${LIST}?busca=lemos`, {
      viewer,
      answers: [listed(rita)],
    });
    const link = await screen.findByRole('link', { name: 'Rita Lemos' });
    expect(link.getAttribute('href')).toBe(`${LIST}/${RITA}?busca=lemos`);
    expect(transport.requestsOf(listOverdueContracts)[0]?.query).toEqual({
      search: 'lemos',
    });
    expect(
      screen.getByLabelText('Cliente, contrato, placa, CPF, CNPJ ou e-mail'),
    ).toHaveProperty('value', 'lemos');
  });

  it('say that none waits, and what went wrong', async () => {
    const { unmount } = open(LIST, { viewer, answers: [listed()] });
    await screen.findByRole('heading', { name: /^Nenhum contrato espera decisão\./ });
    unmount();
    open(LIST, {
      viewer,
      answers: [refuse(listOverdueContracts, 503, { message: 'Tente em instantes.' })],
    });
    await screen.findByRole('heading', { name: 'Não conseguimos abrir os atrasos.' });
  });

  it('say who, since when, how much and what was agreed; J and K walk them', async () => {
    const { user } = open(LIST, { viewer, answers: [listed(agreed, julio)] });
    const row = within(await screen.findByRole('row', { name: /Rita Lemos/ }));
    for (const text of ['C-2606-0001', '40 dias', '12/11/2026', '05/12/2026'])
      row.getByText(text);
    await user.keyboard('j');
    await screen.findByRole('heading', { name: 'Rita Lemos' });
    await user.keyboard('j');
    await screen.findByRole('heading', { name: 'Júlio Prado' });
    await user.keyboard('k');
    await screen.findByRole('heading', { name: 'Rita Lemos' });
  });
});

describe('the decision about an overdue contract', () => {
  const PAGE = `${LIST}/${RITA}`;

  it.each<[string, Partial<OverdueContract>]>([
    ['Em atraso', { state: 'ativa' }],
    ['Encerrada por falta de pagamento', { state: 'ativa', returnKind: 'inadimplencia' }],
  ])("begins with the state as the contract's page calls it, %s", async (tag, state) => {
    open(PAGE, {
      viewer,
      answers: [answer(listOverdueContracts, [{ ...rita, ...state }])],
    });
    await screen.findByText(tag, { selector: '.tag' });
  });

  it('agrees on a day, which is asked for, and shows it with its words', async () => {
    let items = [rita];
    const { user, transport } = open(PAGE, {
      viewer,
      answers: [
        answer(listOverdueContracts, () => items),
        answer(decideOverdue, () => (items = [agreed])),
      ],
    });
    await user.click(await screen.findByRole('radio', { name: /^Combinar/ }));
    await user.click(screen.getByRole('button', { name: 'Combinar' }));
    await screen.findByText('Informe a data combinada.');
    for (const wrong of ['26112026', '27122026']) {
      await user.clear(screen.getByLabelText('Pagar até'));
      await user.type(screen.getByLabelText('Pagar até'), wrong);
      await user.click(screen.getByRole('button', { name: 'Combinar' }));
      await screen.findByText('Escolha uma data até 26/12/2026.');
      expect(screen.queryByRole('region', { name: 'A enviar' })).toBeNull();
    }
    await user.clear(screen.getByLabelText('Pagar até'));
    await user.type(screen.getByLabelText('Pagar até'), '05122026');
    await user.type(screen.getByLabelText(MESSAGE), 'Combinado.');
    await user.click(screen.getByRole('button', { name: 'Combinar' }));
    await sendNow(user);
    await bar().findByText('Decisão registrada. O cliente recebe um e-mail.');
    await screen.findByText('Nova data combinada');
    screen.getByText(/, por Caio Reis$/);
    expect(screen.getByLabelText(MESSAGE)).toHaveProperty('value', '');
    expect(transport.requestsOf(decideOverdue).map(({ body }) => body)).toEqual([
      {
        decision: 'combinar',
        promisedOn: '2026-12-05',
        message: 'Combinado.',
        revision: 0,
      },
    ]);
  });

  it('lets off fine and interest, without a day that was typed before', async () => {
    const { user, transport } = open(PAGE, {
      viewer,
      answers: [listed(rita), answer(decideOverdue, [rita])],
    });
    await user.click(await screen.findByRole('radio', { name: /^Combinar/ }));
    await user.type(screen.getByLabelText('Pagar até'), '05122026');
    await user.click(screen.getByRole('radio', { name: /^Perdoar/ }));
    await user.type(screen.getByLabelText(MESSAGE), 'Desta vez, sem multa.');
    await user.click(screen.getByRole('button', { name: 'Perdoar' }));
    await sendNow(user);
    await waitFor(() =>
      expect(transport.requestsOf(decideOverdue).map(({ body }) => body)).toEqual([
        { decision: 'perdoar', message: 'Desta vez, sem multa.', revision: 0 },
      ]),
    );
  });

  it('ends a contract, and says so after it has left the list', async () => {
    let items = [rita];
    const { user } = open(PAGE, {
      viewer,
      answers: [
        answer(listOverdueContracts, () => items),
        answer(decideOverdue, () => (items = [])),
      ],
    });
    const end = await screen.findByRole('radio', { name: /^Encerrar/ });
    screen.getByText(/^O cliente tem 7 dias para devolver o carro\. Sair custa/);
    await user.click(end);
    await user.type(screen.getByLabelText(MESSAGE), 'Encerramos o contrato.');
    await user.click(screen.getByRole('button', { name: 'Encerrar' }));
    await sendNow(user);
    await bar().findByText('Decisão registrada. O cliente recebe um e-mail.');
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Rita Lemos' })).toBeNull(),
    );
  });

  it('says from when on it can be ended, and lets nobody choose that before', async () => {
    const early = { ...rita, ending: { from: '2999-12-03', cost: 10_548 } };
    open(PAGE, { viewer, answers: [listed(early)] });
    const end = await screen.findByRole('radio', { name: /^Encerrar/ });
    expect(end).toHaveProperty('disabled', true);
    screen.getByText(
      /^Só a partir de 03\/12\/2999: até lá o cliente pode pagar ou conversar\. O cliente tem 7/,
    );
    expect(screen.getByRole('radio', { name: /^Combinar/ })).toHaveProperty(
      'disabled',
      false,
    );
  });

  it('says why it cannot be ended yet, and keeps what was typed', async () => {
    const message = 'Dá para encerrar a partir de 30/11/2026.';
    const { user } = open(PAGE, {
      viewer,
      answers: [
        listed(rita),
        refuse(decideOverdue, 409, { message, reason: 'not-endable' }),
      ],
    });
    await user.click(await screen.findByRole('radio', { name: /^Encerrar/ }));
    await user.type(screen.getByLabelText(MESSAGE), 'Encerramos.');
    await user.click(screen.getByRole('button', { name: 'Encerrar' }));
    await sendNow(user);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByLabelText(MESSAGE)).toHaveProperty('value', 'Encerramos.');
  });

  it('made by a colleague meanwhile shows theirs, and what was typed is sent anew', async () => {
    const message =
      'Caio Reis combinou outra data em 22/11/2026, 09:00. Leia a decisão e escolha de novo, se for o caso.';
    let items = [rita];
    const { user, transport } = open(PAGE, {
      viewer,
      answers: [
        answer(listOverdueContracts, () => items),
        refuse(decideOverdue, 409, { message, reason: 'overdue-decided' }),
      ],
    });
    await user.click(await screen.findByRole('radio', { name: /^Perdoar/ }));
    await user.type(screen.getByLabelText(MESSAGE), 'Desta vez passa.');
    items = [agreed];
    await user.click(screen.getByRole('button', { name: 'Perdoar' }));
    await sendNow(user);
    await screen.findByText('Nova data combinada');
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(screen.getByLabelText(MESSAGE)).toHaveProperty('value', 'Desta vez passa.');
    await user.click(screen.getByRole('button', { name: 'Perdoar' }));
    await sendNow(user);
    await waitFor(() =>
      expect(transport.requestsOf(decideOverdue).map(({ body }) => body)).toEqual(
        [0, 1].map((revision) => ({
          decision: 'perdoar',
          message: 'Desta vez passa.',
          revision,
        })),
      ),
    );
  });

  it('about a contract that a colleague ended meanwhile keeps what was typed', async () => {
    const message =
      'Caio Reis encerrou o contrato em 22/11/2026, 09:00. Leia a decisão e escolha de novo, se for o caso.';
    let items = [rita];
    const { user } = open(PAGE, {
      viewer,
      answers: [
        answer(listOverdueContracts, () => items),
        refuse(decideOverdue, 409, { message, reason: 'overdue-decided' }),
      ],
    });
    await user.click(await screen.findByRole('radio', { name: /^Perdoar/ }));
    await user.type(screen.getByLabelText(MESSAGE), 'Desta vez passa.');
    items = [];
    await user.click(screen.getByRole('button', { name: 'Perdoar' }));
    await sendNow(user);
    await screen.findByText(TOO_LATE);
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(screen.getByLabelText(MESSAGE)).toHaveProperty('value', 'Desta vez passa.');
    expect(screen.queryByRole('button', { name: 'Perdoar' })).toBeNull();
  });

  it('is of a contract that says, once ended, that it was for want of payment', async () => {
    const ended = { ...rita, ending: null, returnKind: 'inadimplencia' } as const;
    open(PAGE, { viewer, answers: [listed(ended)] });
    await screen.findByText('Encerrada por falta de pagamento');
    await screen.findByRole('radio', { name: /^Combinar/ });
    expect(screen.queryByRole('radio', { name: /^Encerrar/ })).toBeNull();
  });

  it('offers only what is possible: nothing to let off, or nothing to end', async () => {
    open(`${LIST}/${JULIO}`, { viewer, answers: [listed({ ...julio, ending: null })] });
    await screen.findByRole('radio', { name: /^Combinar/ });
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });

  it('is over for a contract that was paid', async () => {
    open(PAGE, { viewer, answers: [listed(julio)] });
    await screen.findByRole('heading', {
      name: 'Este contrato já foi decidido.',
    });
  });
});
