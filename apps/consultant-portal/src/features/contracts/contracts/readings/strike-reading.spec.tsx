import { screen, within } from '@testing-library/react';
import {
  getDelivery,
  listOdometerReadings,
  strikeOdometerReading,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  A_UUID,
  aDelivery,
  type Answer,
  answer,
  guardConsole,
  refuse,
} from '@site/testing';
import { routes } from '../../../../app/routes';
import { answers, contract, PAGE, viewer } from '../testing/contract-page';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);

const handover = { onDay: '2026-06-18', km: 8, isHandover: true, isUnlikely: false };
const wrong = { onDay: '2026-11-20', km: 41_140, isHandover: false, isUnlikely: true };
const struck = {
  ...{ onDay: '2026-11-20', km: 41_140, struckAt: '2026-11-24T15:00:00.000Z' },
  ...{ by: 'Olga Prado', reason: 'Faltou uma vírgula.' },
};

async function section(...more: Answer[]) {
  const scene = open(PAGE, {
    viewer,
    answers: [
      ...answers().slice(0, -1),
      answer(getDelivery, aDelivery({ handedOverAt: '2026-06-18T14:00:00.000Z' })),
      answer(listOdometerReadings, {
        readings: [{ ...wrong, canStrike: true, photoId: A_UUID }, handover],
      }),
      ...more,
    ],
  });
  const heading = await screen.findByRole('heading', { name: 'Hodômetro' });
  const part = heading.closest('section') as HTMLElement;
  const open41 = await within(part).findByRole('button', {
    name: 'Desconsiderar a leitura de 20/11/2026',
  });
  await scene.user.click(open41);
  const dialog = await screen.findByRole('dialog', {
    name: /^Desconsiderar a leitura de 41\.140.km\?$/,
  });
  return { ...scene, part, dialog: within(dialog) };
}

describe('a wrong reading', () => {
  it('is struck with a reason, after its effects were read', async () => {
    const { part, dialog, user, transport } = await section(
      answer(strikeOdometerReading, { ok: true }),
    );
    dialog.getByText(
      'A leitura de 20/11/2026 deixa de contar para o saldo, a previsão, a próxima revisão e o limite da próxima leitura. O cliente recebe um e-mail.',
    );
    dialog.getByText(
      'Ela fica à vista, com o seu nome e o motivo, e a foto dela é apagada. Km que o cliente comprou continuam comprados.',
    );
    await user.click(dialog.getByRole('button', { name: 'Desconsiderar' }));
    await dialog.findByText('Diga o motivo. O cliente lê.');
    expect(transport.requestsOf(strikeOdometerReading)).toEqual([]);
    await user.type(dialog.getByLabelText('Motivo'), struck.reason);
    await user.click(dialog.getByRole('button', { name: 'Desconsiderar' }));
    await within(part).findByText(
      /^A leitura de 41\.140.km de 20\/11\/2026 não conta mais\.$/,
    );
    expect(transport.requestsOf(strikeOdometerReading)).toMatchObject([
      {
        params: { id: contract.id, day: '2026-11-20' },
        body: { km: 41_140, reason: struck.reason },
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that a colleague struck first is said to be so, and the reason stays', async () => {
    const message =
      'A leitura de 41.140 km de 20/11/2026 já não conta: Olga Prado a desconsiderou.';
    const { dialog, user } = await section(
      refuse(strikeOdometerReading, 409, { message, reason: 'changed-meanwhile' }),
    );
    await user.type(dialog.getByLabelText('Motivo'), 'Erro.');
    await user.click(dialog.getByRole('button', { name: 'Desconsiderar' }));
    await dialog.findByText(message);
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Motivo').value).toBe('Erro.');
  });
});

it('readings that count no more stay in sight, with who and why', async () => {
  open(PAGE, {
    viewer,
    answers: [
      ...answers().slice(0, -1),
      answer(getDelivery, aDelivery({ handedOverAt: '2026-06-18T14:00:00.000Z' })),
      answer(listOdometerReadings, {
        readings: [{ ...wrong, km: 4114, isUnlikely: false }, handover],
        struck: [struck, { onDay: '2026-11-01', km: 900, struckAt: struck.struckAt }],
      }),
    ],
  });
  await screen.findByText(
    'desconsiderada por Olga Prado em 24/11/2026, motivo: Faltou uma vírgula.',
  );
  await screen.findByText('tirada pelo cliente em 24/11/2026');
  expect(screen.queryByRole('button', { name: /^Desconsiderar/ })).toBeNull();
});
