import { liveTheDay } from './recurrences';
import { bankForSpecs } from './testing/bank-for-specs';

const bank = bankForSpecs();

describe('Pix Automático', () => {
  async function accepted(journey: number, firstChargeId?: string) {
    const { body } = await bank.ask('/recurrences', {
      reference: 'rec-1',
      contract: 'C-2611-0001',
      payer: 'Ana',
      journey,
      ...(firstChargeId !== undefined && { firstChargeId }),
    });
    return body as { id: string; state: string };
  }
  const schedule = (id: string, dueOn: string) =>
    bank.ask(`/recurrences/${id}/charges`, {
      reference: 'charge-2',
      description: 'Mensalidade 2 de 36',
      centavos: 263_700,
      dueOn,
    });

  it('is paid by the bank itself on its day, once', async () => {
    const { id } = await accepted(1);
    expect((await schedule(id, '2026-12-10')).status).toBe(409);
    await bank.press(`/recorrencias/${id}/aceitar`);
    await schedule(id, '2026-12-10');
    expect(await bank.told()).toMatchObject([{ data: { state: 'aceita' } }]);
    bank.now = new Date('2026-12-10T02:59:00Z'); // still the 9th in São Paulo
    liveTheDay(bank.ports);
    expect(await bank.told()).toEqual([]);
    bank.now = new Date('2026-12-10T03:00:00Z');
    liveTheDay(bank.ports);
    liveTheDay(bank.ports);
    expect(await bank.told()).toMatchObject([
      { type: 'payment.received', data: { kind: 'automatic', centavos: 263_700 } },
    ]);
  });

  it('fails without money, and is tried three times more within seven days', async () => {
    const { id } = await accepted(2);
    await bank.press(`/recorrencias/${id}/aceitar`);
    await bank.press(`/recorrencias/${id}/saldo`);
    const { body: charge } = await schedule(id, '2026-12-10');
    await bank.told();
    const retry = (on: string) => bank.ask(`/charges/${String(charge.id)}/retry`, { on });
    for (const [day, next] of [
      ['2026-12-10', '2026-12-11'],
      ['2026-12-11', '2026-12-14'],
      ['2026-12-14', '2026-12-17'],
    ] as const) {
      bank.now = new Date(`${day}T12:00:00Z`);
      liveTheDay(bank.ports);
      expect(await bank.told()).toMatchObject([
        { type: 'charge.failed', data: { reason: 'saldo_insuficiente' } },
      ]);
      expect((await retry('2026-12-18')).status).toBe(409);
      expect((await retry(next)).status).toBe(200);
    }
    bank.now = new Date('2026-12-17T12:00:00Z');
    liveTheDay(bank.ports);
    expect(await bank.told()).toMatchObject([{ data: { tries: 4 } }]);
    expect((await retry('2026-12-17')).status).toBe(409);
  });

  it('canceled at the bank fails what was scheduled', async () => {
    const { id } = await accepted(4);
    await bank.press(`/recorrencias/${id}/aceitar`);
    await schedule(id, '2026-12-10');
    await bank.press(`/recorrencias/${id}/cancelar`);
    expect((await bank.told()).map(({ type }) => type)).toEqual([
      'recurrence.changed',
      'recurrence.changed',
      'charge.failed',
    ]);
    expect((await bank.press(`/recorrencias/${id}/aceitar`)).statusCode).toBe(409);
  });

  it('of journey 3 is accepted by paying its first charge', async () => {
    const { id: chargeId } = await bank.aPix();
    await accepted(3, chargeId);
    await bank.press(`/cobrancas/${chargeId}/pagar`);
    expect((await bank.told()).map(({ type }) => type)).toEqual([
      'payment.received',
      'recurrence.changed',
    ]);
  });

  it('that nobody answers expires', async () => {
    await accepted(1);
    bank.now = new Date('2026-12-01T15:00:00Z');
    liveTheDay(bank.ports);
    expect(await bank.told()).toMatchObject([{ data: { state: 'expirada' } }]);
  });
});
