import { screen, waitFor, within } from '@testing-library/react';
import {
  bookReturn,
  cancelReturn,
  type CarReturn,
  getReturn,
  listContracts,
  listReturnSlots,
} from '@site/api-contract';
import {
  A_UUID,
  aCarReturn,
  type Answer,
  answer,
  aViewer,
  guardConsole,
  refuse,
  stopClock,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../../testing/site-scene';
import { memberAreaRoutes } from '../member-area.routes';
import { lateContract } from '../testing/late-contract';
import { damaged, factOf, openReturn } from './testing/open-return';

guardConsole();

/** In the car's 13th month, before all days that the tests speak of. */
const NOW = Date.UTC(2027, 10, 23, 15);
beforeEach(() => stopClock(NOW));

const slots = answer(listReturnSlots, {
  days: [
    { day: '2027-11-25', month: 13, cost: 10_548, times: [{ time: '09:00', free: 2 }] },
    { day: '2027-12-24', month: 14, cost: 10_021.5, times: [{ time: '10:00', free: 1 }] },
  ],
});
const booked = aCarReturn({
  isAsked: true,
  slot: { day: '2027-12-24', time: '10:00' },
  month: 14,
  cost: 10_021.5,
  canCancel: true,
});
const open = (carReturn: CarReturn, ...answers: Answer[]) =>
  openReturn(carReturn, slots, ...answers);

it('shows photos, damages and km before the code is told', async () => {
  openReturn(damaged({ state: 'ativa', returnedAt: null, damageState: null }));
  await screen.findByText(/^A loja está fazendo a vistoria\./);
  expect(await factOf('Km no painel')).toBe('13.000 km');
  expect(await factOf('Amassado na porta')).toBe(
    'R$ 4.000,00 de orçamento, R$ 3.000,00 para você',
  );
  screen.getByRole('img', { name: 'Foto 1 do carro na devolução' });
});

it('shows the wear table that the contract froze, and none for an older contract', async () => {
  const wear = { version: '1', carClass: 'medio' as const, addOns: [] };
  const { user, unmount } = open(aCarReturn({ wear }));
  await user.click(await screen.findByText('Ver a tabela do seu contrato'));
  const wheels = within(await screen.findByRole('region', { name: 'Rodas e pneus' }));
  expect(
    wheels.getByText('Roda raspada').closest('li')?.textContent.replace(/\s/g, ' '),
  ).toContain('Sem custo: Raspão de até 5 cm na bordaNo máximo R$ 340,00 cada');
  expect(
    screen.getByRole('link', { name: 'Abrir a tabela em outra página' }),
  ).toHaveProperty('pathname', '/contratos/tabela-de-danos');
  unmount();
  open(aCarReturn());
  await screen.findByText('Quanto custa');
  expect(screen.queryByText('Ver a tabela do seu contrato')).toBeNull();
});

describe('leaving a contract', () => {
  it('says that the contract is in arrears where a payment of it is late', async () => {
    const carReturn = aCarReturn();
    open(carReturn, answer(listContracts, [lateContract(carReturn.id)]));
    await screen.findByText('Em atraso', { selector: '.tag' });
    expect(screen.queryByText('Ativa')).toBeNull();
  });

  it('shows month, cost, km and last day before anything is chosen', async () => {
    open(aCarReturn({ km: { ...aCarReturn().km, extra: 100, cost: 70 }, owed: 2637 }));
    expect(await factOf('Mês do contrato')).toBe('13 de 36');
    expect(await factOf('Sair hoje')).toBe('R$ 10.548,00');
    expect(await factOf('Rodados até 20/11/2027')).toBe('12.900 km, de 13.000 km');
    expect(await factOf('Acerto de km até aqui')).toBe('R$ 70,00');
    expect(await factOf('Contas em aberto')).toBe('R$ 2.637,00');
    expect(await factOf('Ao todo até aqui')).toBe('R$ 13.255,00');
    expect(await factOf('Último dia do contrato')).toBe('22/11/2029');
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Mês do contrato',
      'Último dia do contrato',
      'Rodados até 20/11/2027',
      'Sair hoje',
      'Acerto de km até aqui',
      'Contas em aberto',
      'Ao todo até aqui',
    ]);
  });

  it('says of a bill that the booked return takes back that nobody pays it', async () => {
    open({ ...booked, owed: 2637, goesBack: 2637 });
    expect(await factOf('Contas em aberto')).toBe('R$ 2.637,00');
    expect(
      screen.getByText(
        'Das contas em aberto, R$ 2.637,00 são de mês que só começa depois da devolução: com o carro de volta em 24/12/2027, você não paga.',
      ),
    ).toBeTruthy();
  });

  it('costs nothing while one can step back, and is led to that instead of a day', async () => {
    open(
      aCarReturn({
        ...{ month: 1, cost: 10_548, canBook: false, closedBy: 'desistencia' },
        withdrawUntil: '2026-12-02T02:59:59.999Z',
      }),
    );
    await screen.findByText(
      'Até 01/12/2026, 23:59, você sai sem pagar nada: é a desistência, na página do contrato.',
    );
    const link = screen.getByRole('link', { name: 'Ver a desistência' });
    expect(link.getAttribute('href')).toBe(
      `/area-logada/contratos/${A_UUID}#contrato-desistir`,
    );
    expect(screen.queryByText('Sair hoje')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Dia da devolução' })).toBeNull();
  });

  it('of a car that is being bought leads to the purchase', async () => {
    open(aCarReturn({ canBook: false, closedBy: 'compra' }));
    await screen.findByText(
      'Você aceitou comprar o carro. Para devolver, desista antes da compra na página dela.',
    );
    const link = screen.getByRole('link', { name: 'Ver a compra' });
    expect(link.getAttribute('href')).toBe(`/area-logada/contratos/${A_UUID}/compra`);
    expect(screen.queryByRole('region', { name: 'Dia da devolução' })).toBeNull();
  });

  it('asks for the day of the return, not of a delivery', async () => {
    const { user } = open(aCarReturn());
    await user.click(await screen.findByRole('button', { name: 'Marcar devolução' }));
    await screen.findByText('Informe o dia da devolução.');
    screen.getByText('Escolha o horário.');
  });

  it('is booked for a day at the cost that was read', async () => {
    const { user, transport } = open(aCarReturn(), answer(bookReturn, booked));
    await user.selectOptions(await screen.findByLabelText('Dia'), '2027-12-24');
    screen.getByText(/^Sair nesse dia, no mês 14, custa R\$\s10\.021,50\.$/);
    await user.selectOptions(screen.getByLabelText('Horário'), '10:00');
    await user.click(screen.getByRole('button', { name: 'Marcar devolução' }));
    await screen.findByText('Devolução marcada. Mandamos os detalhes por e-mail.');
    expect(transport.requestsOf(bookReturn)[0]?.body).toEqual({
      day: '2027-12-24',
      time: '10:00',
      cost: 10_021.5,
    });
  });

  it('goes to another dealership by its own hours, and is booked there', async () => {
    const { user, transport } = open(aCarReturn(), answer(bookReturn, booked));
    await screen.findByText('O carro volta à loja Rodar Batel, em Curitiba, PR.');
    await screen.findByText('Fica a 3,2 km do seu endereço.');
    await user.click(screen.getByRole('button', { name: 'Levar a outra loja' }));
    await screen.findByRole('option', {
      name: 'Rodar Paulista, em São Paulo, SP, a 338 km',
    });
    await user.selectOptions(screen.getByLabelText('Loja da devolução'), '5');
    await waitFor(() =>
      expect(transport.requestsOf(listReturnSlots).at(-1)?.query).toEqual({
        around: 'now',
        dealershipId: '5',
      }),
    );
    await user.selectOptions(await screen.findByLabelText('Dia'), '2027-12-24');
    await user.selectOptions(screen.getByLabelText('Horário'), '10:00');
    await user.click(screen.getByRole('button', { name: 'Marcar devolução' }));
    await screen.findByText('Devolução marcada. Mandamos os detalhes por e-mail.');
    expect(transport.requestsOf(bookReturn)[0]?.body).toMatchObject({
      day: '2027-12-24',
      dealershipId: '5',
    });
  });

  it('goes to no other dealership once the car is being inspected', async () => {
    open(damaged({ state: 'ativa', returnedAt: null, damageState: null, canBook: true }));
    await screen.findByText('O carro volta à loja Rodar Batel, em Curitiba, PR.');
    expect(screen.queryByRole('button', { name: 'Levar a outra loja' })).toBeNull();
  });

  it('shows of each day its whole sum, with the month that begins, and the cheapest', async () => {
    const times = [{ time: '09:00', free: 1 }];
    const days = [
      { day: '2027-04-06', month: 4, cost: 10_584, times },
      {
        ...{ day: '2027-04-09', month: 5, cost: 10_054.8, times },
        begins: { months: 1, cost: 2646 },
      },
    ];
    const { user } = openReturn(aCarReturn(), answer(listReturnSlots, { days }));
    const field = await screen.findByLabelText('Dia');
    const labels = within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    expect(labels.slice(1)).toEqual([
      '06/04/2027, terça-feira: R$ 10.584,00',
      '09/04/2027, sexta-feira: R$ 12.700,80',
    ]);
    screen.getByText(
      /^Dos dias abertos para marcar, o mais barato é 06\/04\/2027: R\$\s10\.584,00\.$/,
    );
    await user.selectOptions(field, '2027-04-09');
    screen.getByText(
      (text) =>
        text.replace(/\s/g, ' ') ===
        'Devolver nesse dia custa R$ 12.700,80: R$ 10.054,80 de saída, no mês 5, e R$ 2.646,00 da mensalidade que começa até lá.',
    );
  });

  it('shows the same sum once the day is booked', async () => {
    const slot = { day: '2099-04-09', time: '09:00' };
    openReturn(
      aCarReturn({ slot, cost: 10_054.8, begins: { months: 1, cost: 2646 } }),
      answer(listReturnSlots, { days: [] }),
    );
    expect(await factOf('Mensalidade que começa até lá')).toBe('R$ 2.646,00');
    expect(await factOf('Saída e mensalidades')).toBe('R$ 12.700,80');
    screen.getByText(/^R\$\s12\.700,80$/, { selector: 'dd > b' });
  });

  it('names what is paid on any day: the month begun without a bill, and open bills', async () => {
    const times = [{ time: '09:00', free: 1 }];
    const days = [
      { day: '2027-04-06', month: 4, cost: 461.8, goesBack: 100, times },
      { day: '2027-04-26', month: 5, cost: 0, times },
    ];
    const begun = { months: 1, cost: 2646 };
    const { user } = openReturn(
      aCarReturn({ cost: 461.8, begun, owed: 300 }),
      answer(listReturnSlots, { days }),
    );
    await screen.findByText(
      'Dos dias abertos para marcar, o mais barato é 26/04/2027: sem custo.',
    );
    await screen.findByText(
      /^Em qualquer dia, você paga também R\$\s2\.646,00 do mês que já começou e R\$\s200,00 de contas em aberto\.$/,
    );
    expect(await factOf('Mensalidade do mês já começado')).toBe('R$ 2.646,00');
    expect(await factOf('Saída e mensalidades')).toBe('R$ 3.107,80');
    await user.selectOptions(screen.getByLabelText('Dia'), '2027-04-26');
    await screen.findByText(
      /^Nesse dia, você paga também R\$\s2\.646,00 do mês que já começou e R\$\s300,00 de contas em aberto\.$/,
    );
  });

  it('counts the months begun without a bill', async () => {
    open(aCarReturn({ begun: { months: 2, cost: 5292 } }));
    await screen.findByText(
      /^Em qualquer dia, você paga também R\$\s5\.292,00 dos 2 meses que já começaram\.$/,
    );
  });

  it('says another cost that counts by now, and reads the days anew', async () => {
    const { user, transport } = open(
      aCarReturn(),
      refuse(bookReturn, 409, {
        reason: 'terms-moved',
        message: 'O custo de sair nesse dia é R$ 10.000,00. Confira e confirme de novo.',
      }),
    );
    await user.selectOptions(await screen.findByLabelText('Dia'), '2027-11-25');
    await user.selectOptions(screen.getByLabelText('Horário'), '09:00');
    const before = transport.requestsOf(listReturnSlots).length;
    await user.click(screen.getByRole('button', { name: 'Marcar devolução' }));
    expect((await screen.findByRole('alert')).textContent).toContain('R$ 10.000,00');
    expect(transport.requestsOf(listReturnSlots).length).toBeGreaterThan(before);
  });

  it('says once, at its field, why a day was refused', async () => {
    const message = 'Nesse dia a loja fecha. Escolha outro.';
    const { user } = open(
      aCarReturn(),
      refuse(bookReturn, 400, { message, fields: [{ key: 'Day', message }] }),
    );
    await user.selectOptions(await screen.findByLabelText('Dia'), '2027-11-25');
    await user.selectOptions(screen.getByLabelText('Horário'), '09:00');
    await user.click(screen.getByRole('button', { name: 'Marcar devolução' }));
    await screen.findByRole('combobox', { name: 'Dia', description: message });
    expect(screen.getAllByText(message)).toHaveLength(1);
  });

  it('can be taken back while the car is with the customer', async () => {
    const { user, transport } = open(booked, answer(cancelReturn, aCarReturn()));
    await screen.findByText('24/12/2027, sexta-feira, às 10:00');
    await user.click(
      screen.getByRole('button', { name: 'Desmarcar e ficar com o carro' }),
    );
    await screen.findByText('Devolução desmarcada. O carro continua com você.');
    expect(transport.requestsOf(cancelReturn)).toHaveLength(1);
  });

  it('after stepping back within the 7 days costs nothing and can not be cancelled', async () => {
    open(aCarReturn({ state: 'cancelada', kind: 'desistencia', isAsked: true, cost: 0 }));
    await screen.findByText(/^Nada\. Você desistiu nos 7 dias/);
    expect(screen.queryByText('Sair hoje')).toBeNull();
    expect(screen.queryByText(/meses|^Rodados/)).toBeNull();
    await screen.findByRole('button', { name: 'Marcar devolução' });
    expect(screen.queryByRole('button', { name: /^Desmarcar/ })).toBeNull();
  });

  it.each([
    [false, /^O carro volta até 30\/11\/2026\./],
    [true, /^O prazo para devolver o carro terminou em 30\/11\/2026\./],
  ])('after a withdrawal names the last day (late: %s)', async (isOverdue, sentence) => {
    const kind = 'desistencia';
    open(aCarReturn({ state: 'cancelada', kind, bringBy: '2026-11-30', isOverdue }));
    await screen.findByText(sentence);
  });

  it('of a contract ended for want of payment names that day, and no last one', async () => {
    open(
      aCarReturn({
        ...{ kind: 'inadimplencia', isAsked: true },
        ...{ bringBy: '2027-03-24', endedOn: '2027-03-17' },
      }),
    );
    await screen.findByText(
      /^O contrato foi encerrado por falta de pagamento em 17\/03\/2027\. Marque o dia/,
    );
    expect(await factOf('Contrato encerrado em')).toBe('17/03/2027');
    screen.getByText('O carro volta até 24/03/2027.');
    expect(screen.queryByText('Último dia do contrato')).toBeNull();
  });

  it('of somebody else is not there', async () => {
    renderRoute(
      amongOthers(memberAreaRoutes),
      `/area-logada/contratos/${A_UUID}/devolucao`,
      {
        wire: siteScene().wire,
        viewer: aViewer('customer'),
        answers: [
          answer(listContracts, []),
          refuse(getReturn, 404, { message: 'Não encontramos.' }),
        ],
      },
    );
    await screen.findByRole('heading', { name: 'Este contrato não tem devolução aqui' });
  });
});
