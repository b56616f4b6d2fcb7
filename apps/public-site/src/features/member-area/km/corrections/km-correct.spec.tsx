import { screen, waitFor, within } from '@testing-library/react';
import { correctOdometerReading, getKmBank } from '@site/api-contract';
import { aKmBank, type Answer, answer, guardConsole, refuse } from '@site/testing';
import { openContract, plain } from '../../contracts/testing/open-contract';

guardConsole();

const [, handover] = aKmBank().readings;
const wrong = { onDay: '2026-11-16', km: 41_140, isHandover: false, canCorrect: true };

function openWrong(...answers: Answer[]) {
  const readings = [wrong, ...(handover ? [handover] : [])];
  return openContract({}, [answer(getKmBank, aKmBank({ readings })), ...answers], '/km');
}

async function ask(user: ReturnType<typeof openWrong>['user']) {
  await user.click(
    await screen.findByRole('button', { name: 'Corrigir a leitura de 16/11/2026' }),
  );
  const name = /^Tirar a leitura de 41\.140.km\?$/;
  return within(await screen.findByRole('dialog', { name }));
}

describe('the own last reading', () => {
  it('is taken back after a question, and the form for the right km opens', async () => {
    const { user, transport } = openWrong(answer(correctOdometerReading, { ok: true }));
    const dialog = await ask(user);
    dialog.getByText(
      'A leitura de 16/11/2026 deixa de contar para o saldo, a previsão e a próxima revisão. Depois, informe os km que o painel mostra agora.',
    );
    await user.click(dialog.getByRole('button', { name: 'Tirar a leitura' }));
    await screen.findByText('Leitura tirada. Informe os km que o painel mostra agora.');
    await screen.findByLabelText('Km do painel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(transport.requestsOf(correctOdometerReading)).toMatchObject([
      { params: { day: '2026-11-16' }, body: { km: 41_140 } },
    ]);
  });

  it('leaves the focus on the button of the form that has opened', async () => {
    let bank = aKmBank({ readings: [wrong] });
    const { user } = openWrong(
      answer(getKmBank, () => bank),
      answer(correctOdometerReading, () => ((bank = aKmBank()), { ok: true } as const)),
    );
    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: 'Tirar a leitura' }));
    const opener = await screen.findByRole('button', { name: 'Agora não' });
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Corrigir/ })).toBeNull(),
    );
    expect(document.activeElement).toBe(opener);
  });

  it('that is gone already is said to be so', async () => {
    const message =
      'A leitura de 41.140 km de 16/11/2026 já não conta: Olga Prado a desconsiderou.';
    const { user } = openWrong(
      refuse(correctOdometerReading, 409, { message, reason: 'changed-meanwhile' }),
    );
    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: 'Tirar a leitura' }));
    await dialog.findByText(message);
  });

  it('has no way to correct it where the server gives none', async () => {
    openContract({}, [answer(getKmBank, aKmBank())], '/km');
    await screen.findByRole('button', { name: 'Informar hodômetro' });
    expect(screen.queryByRole('button', { name: /^Corrigir/ })).toBeNull();
  });
});

it('readings that count no more stay in sight where no other is left', async () => {
  const struck = [
    { onDay: '2026-11-01', km: 9000, struckAt: '2026-11-24T15:00:00.000Z' },
  ];
  openContract({}, [answer(getKmBank, aKmBank({ readings: [], struck }))], '/km');
  const list = (await screen.findByText('0 leituras')).closest('details') as HTMLElement;
  expect([...list.querySelectorAll<HTMLElement>('li')].map(plain)).toEqual([
    '01/11/2026: 9.000 km você tirou em 24/11/2026',
  ]);
});

it('readings that count no more are listed with who and why', async () => {
  const struckAt = '2026-11-24T15:00:00.000Z';
  const struck = [
    {
      onDay: '2026-11-10',
      km: 41_140,
      struckAt,
      by: 'Olga Prado',
      reason: 'Sem vírgula.',
    },
    { onDay: '2026-11-01', km: 9000, struckAt },
  ];
  openContract({}, [answer(getKmBank, aKmBank({ struck }))], '/km');
  const list = (await screen.findByText('2 leituras')).closest('details') as HTMLElement;
  expect([...list.querySelectorAll<HTMLElement>('li')].map(plain).slice(2)).toEqual([
    '10/11/2026: 41.140 km desconsiderada por Olga Prado em 24/11/2026, motivo: Sem vírgula.',
    '01/11/2026: 9.000 km você tirou em 24/11/2026',
  ]);
});
