import { screen, within } from '@testing-library/react';
import {
  getDelivery,
  getMaintenance,
  listOdometerReadings,
  type Maintenance,
  noteMaintenance,
  removeMaintenance,
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
import { answers, contract, maintenance, PAGE, viewer } from '../testing/contract-page';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);

const DRIVING = [
  answer(getDelivery, aDelivery({ handedOverAt: '2026-06-18T14:00:00.000Z' })),
  answer(listOdometerReadings, { readings: [] }),
];

async function section(...more: Answer[]) {
  const scene = open(PAGE, {
    viewer,
    answers: [...answers().slice(0, -1), ...DRIVING, ...more],
  });
  const heading = await screen.findByRole('heading', { name: 'Revisões' });
  const part = heading.closest('section') as HTMLElement;
  await within(part).findByText('10.000 km ou 12 meses');
  return { ...scene, part };
}
const factsOf = (part: HTMLElement) =>
  [...part.querySelectorAll('dl > div')].map(({ textContent }) =>
    textContent?.replaceAll('\u00a0', ' '),
  );
const shown = (change: Partial<Maintenance>) =>
  answer(getMaintenance, { ...maintenance, ...change });

describe("the maintenance of a contract's car", () => {
  it('is named with plan, day, km, forecast, request and what was done', async () => {
    const { part } = await section(
      shown({
        next: {
          ...{ number: 2, dueOn: '2027-06-18', dueKm: 19_640, expectedOn: '2027-05-02' },
          ...{ state: 'near', request: { id: A_UUID, number: 'S-2611-0001' } },
        },
      }),
    );
    expect(factsOf(part)).toEqual([
      'Plano do carro10.000 km ou 12 meses',
      'Próxima2ª, até 18/06/2027 ou 19.640 km Hora de marcar',
      'Km previstos para02/05/2027',
      'Pedido do clienteS-2611-0001',
    ]);
    expect(within(part).getByRole('link').getAttribute('href')).toBe(
      `/consultor/atendimentos/${A_UUID}`,
    );
    within(part).getByText('18/06/2026: 9.640 km');
  });

  it('says that none comes until the end', async () => {
    const { part } = await section(shown({ next: null, visits: [] }));
    expect(factsOf(part).at(-1)).toBe('PróximaNenhuma até o fim do contrato');
  });

  it('is noted as done with day and km', async () => {
    const { part, user, transport } = await section(answer(noteMaintenance, maintenance));
    await user.click(within(part).getByRole('button', { name: 'Anotar revisão feita' }));
    await user.type(await within(part).findByLabelText('Dia da revisão'), '20112026');
    await user.type(within(part).getByLabelText('Km no painel'), '19.500');
    await user.click(within(part).getByRole('button', { name: 'Anotar' }));
    await within(part).findByText('Anotada: 20/11/2026: 19.500 km.');
    expect(transport.requestsOf(noteMaintenance)).toMatchObject([
      { params: { id: contract.id }, body: { doneOn: '2026-11-20', km: 19_500 } },
    ]);
    expect(within(part).queryByLabelText('Km no painel')).toBeNull();
  });

  it('shows at its field why the km do not fit', async () => {
    const message = 'O painel marcava 9.640 km em 18/06/2026. Confira os km.';
    const { part, user } = await section(
      refuse(noteMaintenance, 400, {
        message: 'Confira os campos.',
        fields: [{ key: 'Km', message }],
      }),
    );
    await user.click(within(part).getByRole('button', { name: 'Anotar revisão feita' }));
    await user.type(await within(part).findByLabelText('Dia da revisão'), '20112026');
    await user.type(within(part).getByLabelText('Km no painel'), '9000');
    await user.click(within(part).getByRole('button', { name: 'Anotar' }));
    await within(part).findByText(message);
  });

  it('that was noted by mistake is taken away, after a question', async () => {
    const { part, user, transport } = await section(
      answer(removeMaintenance, { ...maintenance, visits: [] }),
    );
    await user.click(
      within(part).getByRole('button', { name: 'Apagar a revisão de 18/06/2026' }),
    );
    const question = within(
      await screen.findByRole('dialog', { name: 'Apagar a revisão de 18/06/2026?' }),
    );
    question.getByText(
      'A próxima revisão é calculada de novo. Os km que entraram no banco de km com esta anotação saem junto; o que o cliente anotou fica.',
    );
    expect(transport.requestsOf(removeMaintenance)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Apagar a revisão' }));
    await within(part).findByText('A revisão de 18/06/2026 foi apagada.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(transport.requestsOf(removeMaintenance)).toMatchObject([
      { params: { id: contract.id, day: '2026-06-18' } },
    ]);
  });
});
