import { screen, waitFor, within } from '@testing-library/react';
import { answerDamages, type CarReturn, getReturn } from '@site/api-contract';
import { answer, guardConsole, refuse, stopClock } from '@site/testing';
import { damaged, factOf, openReturn } from './testing/open-return';

guardConsole();

/** The day after the return. */
const NOW = Date.UTC(2027, 10, 26, 15);
beforeEach(() => stopClock(NOW));

const OTHER = 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a6b';
const light = { id: OTHER, label: 'Farol', quote: 500, isInsured: false, cost: 500 };

describe('damages of a car that was returned', () => {
  it('lists damages with quote and share, to be accepted with a click', async () => {
    const { user, transport } = openReturn(
      damaged(),
      answer(answerDamages, damaged({ damageState: 'cobrados' })),
    );
    const table = await screen.findByRole('table', {
      name: 'Danos da vistoria, com orçamento e o que você paga de cada um',
    });
    // `DataTable` brings the box; a plain table has none.
    expect(table.closest('.table-box')).toBeTruthy();
    const row = within(
      within(table).getByRole('row', {
        name: /^Amassado na porta coberto pelo seguro Orçamento: R\$\s4\.000,00 Você paga R\$\s3\.000,00$/,
      }),
    );
    row.getByRole('rowheader', { name: 'Amassado na porta coberto pelo seguro' });
    await user.click(screen.getByRole('button', { name: 'Aceitar os danos' }));
    expect(transport.requestsOf(answerDamages)[0]?.body).toEqual({ accepts: true });
  });

  it('takes a contest with its reason', async () => {
    const { user, transport } = openReturn(
      damaged(),
      answer(answerDamages, damaged({ damageState: 'contestados' })),
    );
    await user.click(await screen.findByRole('button', { name: 'Contestar' }));
    await user.click(screen.getByRole('button', { name: 'Enviar contestação' }));
    await screen.findByText('Conte por que você não concorda.');
    const reason = 'O amassado já estava na foto da entrega.';
    await user.type(screen.getByLabelText('Por que você não concorda?'), reason);
    await user.click(screen.getByRole('button', { name: 'Enviar contestação' }));
    await waitFor(() =>
      expect(transport.requestsOf(answerDamages)[0]?.body).toEqual({
        accepts: false,
        reason,
      }),
    );
  });

  it('takes a contest of single damages, and names the day of the answer', async () => {
    const damages = [...damaged().damages, light];
    const waiting = damaged({
      damageState: 'contestados',
      answerBy: '2027-12-02',
      damages: damages.map((damage) => ({
        ...damage,
        contest: damage.id === OTHER ? 'contestado' : null,
      })),
    });
    let now: CarReturn = damaged({ damages });
    const { user, transport } = openReturn(
      now,
      answer(getReturn, () => now),
      answer(answerDamages, () => (now = waiting)),
    );
    await user.click(await screen.findByRole('button', { name: 'Contestar' }));
    const boxes = within(screen.getByRole('group', { name: 'O que você contesta' }));
    const reason = 'O farol já estava trincado.';
    await user.type(screen.getByLabelText('Por que você não concorda?'), reason);
    await user.click(screen.getByRole('button', { name: 'Enviar contestação' }));
    await boxes.findByText('Marque o que você contesta.');
    await user.click(boxes.getByRole('checkbox', { name: /^Farol/ }));
    screen.getByText(/O que você não marcar é lançado agora/);
    await user.click(screen.getByRole('button', { name: 'Enviar contestação' }));
    await screen.findByText(
      'Você contestou parte dos danos. Uma pessoa confere as fotos e responde por e-mail até 02/12/2027. Até lá só o resto é cobrado.',
    );
    expect(transport.requestsOf(answerDamages)[0]?.body).toEqual({
      accepts: false,
      reason,
      damages: [OTHER],
    });
    screen.getByRole('row', { name: /^Farol Contestado Orçamento/ });
  });

  it('says which damages the answer took back, and counts them no more', async () => {
    openReturn(
      damaged({
        damageState: 'cobrados',
        damages: [...damaged().damages, { ...light, contest: 'retirado' }],
      }),
    );
    await screen.findByRole('row', { name: /^Farol Não cobrado Orçamento/ });
    screen.getByText('Os danos foram lançados no contrato, menos os que retiramos.');
    expect(await factOf('Total')).toBe('R$ 3.000,00');
  });

  it('says once, at its field, why a contest was refused', async () => {
    const message = 'Conte um pouco mais.';
    const { user } = openReturn(
      damaged(),
      refuse(answerDamages, 400, { message, fields: [{ key: 'Reason', message }] }),
    );
    await user.click(await screen.findByRole('button', { name: 'Contestar' }));
    await user.type(
      screen.getByLabelText('Por que você não concorda?'),
      'O amassado já estava na foto da entrega.',
    );
    await user.click(screen.getByRole('button', { name: 'Enviar contestação' }));
    await screen.findByText(message);
    expect(screen.getAllByText(message)).toHaveLength(1);
  });

  it('says that nothing is charged while a contest waits, and how it was answered', async () => {
    const contestReason = 'O amassado já estava na foto da entrega.';
    openReturn(
      damaged({ damageState: 'contestados', answerBy: '2127-12-02', contestReason }),
    );
    await screen.findByText(
      'Você contestou. Uma pessoa confere as fotos e responde por e-mail até 02/12/2127. Até lá nada é cobrado.',
    );
    screen.getByText(contestReason, { exact: false });
    expect(screen.queryByRole('button', { name: 'Aceitar os danos' })).toBeNull();
  });

  it('owns up when the answer to a contest is late', async () => {
    openReturn(damaged({ damageState: 'contestados', answerBy: '2025-12-02' }));
    await screen.findByText(
      'Você contestou. Prometemos responder até 02/12/2025 e atrasamos: a resposta vem por e-mail e aparece aqui. Até lá nada é cobrado.',
    );
  });
});
