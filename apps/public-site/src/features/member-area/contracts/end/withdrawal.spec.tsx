import { screen, waitFor, within } from '@testing-library/react';
import {
  type ContractDetail,
  getContract,
  getWithdrawalReceipt,
  type WithdrawalOffer,
  withdrawContract,
} from '@site/api-contract';
import { aContract, answer, guardConsole, heldBack, refuse } from '@site/testing';
import { openContract, PATH, plain } from '../testing/open-contract';

guardConsole();

/** A withdrawal after which the customer still has the car. */
const BRINGING: NonNullable<ContractDetail['carReturn']> = {
  kind: 'desistencia',
  slot: null,
  bringBy: '2026-12-01',
  isOverdue: false,
  isBack: false,
};
const WITHDRAWN: Partial<ContractDetail> = {
  state: 'cancelada',
  withdrawnAt: '2026-11-24T15:00:00.000Z',
  exit: null,
  withdrawal: null,
};

describe('withdrawing', () => {
  const offer = {
    kind: 'livre',
    freeUntil: '2099-06-18T02:59:59.000Z',
    cost: 0,
    refund: 2637,
  } as const;

  it('costs one click and one look', async () => {
    const { user, transport } = openContract({ withdrawal: offer }, [
      answer(withdrawContract, aContract({ state: 'cancelada', withdrawal: null })),
    ]);
    await screen.findByText(
      'Até 17/06/2099, 23:59, você desiste sem pagar nada. O que já pagou volta inteiro.',
    );
    await user.click(screen.getByRole('button', { name: 'Desistir' }));
    const dialog = await screen.findByRole('dialog');
    expect(plain(within(dialog).getByText('Você recebe de volta').parentElement)).toBe(
      'Você recebe de voltaR$ 2.637,00',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Sim, desistir' }));
    await waitFor(() => expect(transport.requestsOf(withdrawContract)).toHaveLength(1));
    expect(transport.requestsOf(withdrawContract)[0]?.body).toEqual({ cost: 0 });
  });

  it.each<[string, Partial<WithdrawalOffer>, string]>([
    [
      'until which day',
      { awaitedOn: '2026-12-02' },
      'Se o carro não chegar até 02/12/2026, sair não custa nada.',
    ],
    [
      'why that day is after the promised one',
      { awaitedOn: '2026-12-05' },
      'Se o carro não chegar até 05/12/2026, sair não custa nada. É a data prometida, adiada pelos dias em que o seu primeiro pagamento atrasou ou em que você demorou a escolher o dia.',
    ],
    [
      'why the promised day does not count without a payment',
      {},
      'Enquanto o primeiro pagamento não chega, a data prometida para a entrega fica adiada.',
    ],
    [
      'why the promised day does not count without a choice',
      { isSlotAwaited: true },
      'Enquanto você não escolhe o dia da entrega, a data prometida fica adiada.',
    ],
  ])('that costs something says how much before, and %s', async (_what, facts, why) => {
    const costs = { ...offer, kind: 'com-custo', cost: 10548, refund: 0 } as const;
    openContract({ promisedOn: '2026-12-02', withdrawal: { ...costs, ...facts } });
    await screen.findByText(
      `O prazo de 7 dias terminou. Antes da entrega, desistir custa R$ 10.548,00. ${why}`,
    );
  });

  it('is free again when the car is late', async () => {
    openContract({ withdrawal: { ...offer, freeUntil: '2020-01-01T00:00:00.000Z' } });
    await screen.findByText(/A data prometida para a entrega passou\./);
  });

  it('closes its dialog when the cost has changed, so that a second click does not confirm it', async () => {
    const message = 'Agora custa R$ 10.548,00. Confira antes de continuar.';
    const { user, transport } = openContract({ withdrawal: offer }, [
      refuse(withdrawContract, 409, { message, reason: 'terms-moved' }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Desistir' }));
    await user.dblClick(await screen.findByRole('button', { name: 'Sim, desistir' }));
    await screen.findByText(message);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(transport.requestsOf(withdrawContract).map(({ body }) => body)).toEqual([
      { cost: 0 },
    ]);
  });

  it('asks again only with the new amount after a refusal, however soon the button is pressed', async () => {
    const costs = { ...offer, kind: 'com-custo', cost: 10_548, paid: 2637 } as const;
    const before = answer(getContract, aContract({ withdrawal: offer }));
    const { held, arrive } = heldBack(
      answer(getContract, aContract({ withdrawal: costs })),
    );
    let reads = 0;
    const { user } = openContract({}, [
      {
        call: getContract,
        reply: (received) => {
          reads += 1;
          return (reads === 1 ? before : held).reply(received);
        },
      },
      refuse(withdrawContract, 409, { message: 'Agora é outro.', reason: 'terms-moved' }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Desistir' }));
    await user.click(await screen.findByRole('button', { name: 'Sim, desistir' }));
    await screen.findByText('Agora é outro.');
    await user.click(screen.getByRole('button', { name: 'Desistir' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    arrive();
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('button', { name: /^Desistir e pagar R\$\s7\.911,00$/ });
  });

  it('that costs names the sum on its button, what was paid and what is left', async () => {
    const costs = {
      ...offer,
      kind: 'com-custo',
      cost: 8112,
      paid: 2028,
      refund: 0,
    } as const;
    const { user } = openContract({ withdrawal: costs });
    await user.click(await screen.findByRole('button', { name: 'Desistir' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('button', { name: /^Desistir e pagar R\$\s6\.084,00$/ });
    const said = dialog.getByText('Você já pagou').closest('dl')?.textContent;
    expect(said?.replace(/\s/g, ' ')).toBe(
      'Custo de desistirR$ 8.112,00Você já pagouR$ 2.028,00Falta pagarR$ 6.084,00',
    );
  });

  it.each<[string, Partial<typeof BRINGING>, string[]]>([
    ['until when', {}, ['Devolva até 01/12/2026, sem custo']],
    [
      'which day was chosen',
      { slot: { day: '2026-11-30', time: '09:00' } },
      ['A devolução do carro é em 30/11/2026, às 09:00.'],
    ],
    [
      'that the day has passed',
      { isOverdue: true, slot: { day: '2026-12-03', time: '09:00' } },
      ['era até 01/12/2026', 'é em 03/12/2026, às 09:00'],
    ],
  ])('after a withdrawal with the car at hand says %s', async (_what, car, said) => {
    openContract({ ...WITHDRAWN, carReturn: { ...BRINGING, ...car } });
    const section = await screen.findByRole('region', { name: 'Desistência registrada' });
    for (const text of said) expect(section.textContent).toContain(text);
  });

  it('after a withdrawal with the car at hand leads to the day of its return', async () => {
    openContract({ ...WITHDRAWN, carReturn: BRINGING });
    const section = within(
      await screen.findByRole('region', { name: 'Desistência registrada' }),
    );
    expect(
      section.getByRole('link', { name: 'Marcar a devolução' }).getAttribute('href'),
    ).toBe(`${PATH}/devolucao`);
  });

  it('shows of the plan only that its months were canceled, without sums', async () => {
    const { plan } = aContract();
    const installments = plan.installments.map((one) => ({
      ...one,
      status: 'cancelada' as const,
      open: 0,
    }));
    openContract({ ...WITHDRAWN, plan: { ...plan, installments } }, [], '/pagar');
    await screen.findByText('As 12 mensalidades foram canceladas.');
    expect(screen.queryByText('Total do contrato')).toBeNull();
    expect(screen.queryByRole('table', { name: 'Parcelas' })).toBeNull();
    screen.getByRole('table', { name: 'Extrato' });
  });

  it('after a withdrawal gives its receipt', async () => {
    const { user, saved } = openContract(
      {
        state: 'cancelada',
        withdrawnAt: '2026-11-24T15:00:00.000Z',
        exit: null,
        withdrawal: null,
      },
      [
        answer(getWithdrawalReceipt, {
          name: 'desistencia-C-2606-0001.pdf',
          type: 'application/pdf',
          bytes: new Uint8Array(),
        }),
      ],
    );
    const section = within(
      await screen.findByRole('region', { name: 'Desistência registrada' }),
    );
    section.getByText(/Você desistiu em 24\/11\/2026, 12:00/);
    await user.click(
      section.getByRole('button', { name: 'Baixar o recibo da desistência' }),
    );
    await waitFor(() =>
      expect(saved.map(({ name }) => name)).toEqual(['desistencia-C-2606-0001.pdf']),
    );
  });
});
