import { screen, within } from '@testing-library/react';
import { getKmBank, type Maintenance, type NextMaintenance } from '@site/api-contract';
import {
  A_UUID,
  aContract,
  aContractSummary,
  aKmBank,
  answer,
  guardConsole,
} from '@site/testing';
import { openContract, plain } from '../contracts/testing/open-contract';
import { openArea } from '../testing/open-area';

guardConsole();

const { id } = aContract();
const next: NextMaintenance = {
  number: 2,
  dueOn: '2027-03-14',
  dueKm: 20_000,
  expectedOn: '2027-02-02',
  state: 'ahead',
};
const maintenance: Maintenance = {
  plan: { everyKm: 10_000, everyMonths: 12 },
  next,
  visits: [{ doneOn: '2026-03-14', km: 9640 }],
};
const bank = (change: Partial<NextMaintenance> | null) =>
  answer(
    getKmBank,
    aKmBank({ maintenance: { ...maintenance, next: change && { ...next, ...change } } }),
  );

async function onPage(change: Partial<NextMaintenance> | null) {
  openContract({}, [bank(change)], '/km');
  const heading = await screen.findByRole('heading', { name: 'Revisões' });
  return heading.closest('section') as HTMLElement;
}

describe('the maintenance of a car on the page of its km', () => {
  it('says day, km and the forecast by the pace, that it costs nothing, and what was done', async () => {
    const section = await onPage({});
    expect(plain(section)).toContain(
      'Próxima revisão: até 14/03/2027 ou 20.000 km. Nesse ritmo, o painel chega lá por volta de 02/02/2027.',
    );
    expect(plain(section)).toContain(
      'A cada 10.000 km ou 12 meses, o que vier antes. Peças e mão de obra estão na mensalidade.',
    );
    expect(section.textContent).toContain('ou 20.000\u00a0km.');
    expect(section.textContent).toContain('A cada 10.000\u00a0km ou');
    within(section).getByText('1 revisão feita');
    expect(plain(section)).toContain('14/03/2026: 9.640 km');
    expect(
      within(section).getByRole('link', { name: 'Marcar revisão' }).getAttribute('href'),
    ).toBe(`/area-logada/contratos/${id}/oficina`);
  });

  it.each([
    ['near', 'Está na hora de marcar a revisão: até 14/03/2027 ou 20.000 km.'],
    [
      'overdue',
      'A revisão está atrasada: era até 14/03/2027 ou 20.000 km. Marque assim que der.',
    ],
  ] as const)('that is %s says so', async (state, sentence) => {
    expect(plain(await onPage({ state }))).toContain(sentence);
  });

  it('that was asked for leads to its request, and asks for no other one', async () => {
    const request = { id: A_UUID, number: 'S-2611-0001' };
    const section = await onPage({ state: 'overdue', request });
    expect(plain(section)).toContain(
      'Você já pediu a próxima revisão: até 14/03/2027 ou 20.000 km.',
    );
    expect(
      within(section)
        .getByRole('link', { name: 'Ver o pedido S-2611-0001' })
        .getAttribute('href'),
    ).toBe(`/area-logada/atendimentos/${A_UUID}`);
    expect(within(section).queryByRole('link', { name: 'Marcar revisão' })).toBeNull();
  });

  it('that is booked says its hour, and leads to the visit', async () => {
    const booked = { day: '2026-11-26', time: '10:00' };
    const section = await onPage({ state: 'near', booked });
    expect(plain(section)).toContain('Revisão marcada para 26/11/2026, às 10:00.');
    expect(
      within(section).getByRole('link', { name: 'Ver a visita' }).getAttribute('href'),
    ).toBe(`/area-logada/contratos/${id}/oficina`);
    expect(within(section).queryByRole('link', { name: 'Marcar revisão' })).toBeNull();
  });

  it('says that there is none until the end', async () => {
    const section = await onPage(null);
    expect(plain(section)).toContain(
      'Até o fim do contrato, o carro não tem outra revisão.',
    );
  });
});

describe('the maintenance of a car on the overview', () => {
  const open = (change: Partial<NextMaintenance>) =>
    openArea({ contracts: [aContractSummary()], answers: [bank(change)] });

  it('is a fact of the car while it is far', async () => {
    open({});
    const label = await screen.findByText('Próxima revisão', { selector: 'dt' });
    expect(label.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'até 14/03/2027 ou 20.000 km',
    );
    expect(screen.queryByRole('link', { name: 'Marcar revisão' })).toBeNull();
  });

  it('is asked for with one press once it is near', async () => {
    open({ state: 'near' });
    const link = await screen.findByRole('link', { name: 'Marcar revisão' });
    expect(link.getAttribute('href')).toMatch(/oficina$/);
  });

  it('is a fact with its hour once it is booked', async () => {
    open({ state: 'near', booked: { day: '2026-11-26', time: '10:00' } });
    const label = await screen.findByText('Próxima revisão', { selector: 'dt' });
    expect(label.nextElementSibling?.textContent).toBe(
      'marcada para 26/11/2026, às 10:00',
    );
    expect(screen.queryByRole('link', { name: 'Marcar revisão' })).toBeNull();
  });

  it('asks for nothing while a request is open', async () => {
    open({ state: 'near', request: { id: A_UUID, number: 'S-2611-0001' } });
    await screen.findByText('Próxima revisão', { selector: 'dt' });
    expect(screen.queryByRole('link', { name: 'Marcar revisão' })).toBeNull();
  });
});
