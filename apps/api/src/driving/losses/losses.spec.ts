import { eq } from 'drizzle-orm';
import { getProposal, getReturn, listServiceRequests } from '@site/api-contract';
import { auditEntries } from '#platform/security/audit.table';
import { readLedger } from '../../contracts/ledger/ledger.repository';
import { isBalanced } from '../../contracts/ledger/ledger.rules';
import { balanceOf } from '../../contracts/ledger/statement.rules';
import { proposals } from '../../sales/proposals/proposals.table';
import { testApi } from '../../testing/api';
import { returns } from '../returns/returns.table';
import { referencesOf } from '../returns/testing/car-return';
import { claimedRequest } from '../service-requests/testing/claimed-request';
import { contractLosses } from './losses.table';
import { losses, REPORT } from './testing/lost-car';

const api = testApi();
const { lived, told, days, quote, end, contractOf, requestOf, lastMail } = losses(api);

describe('the contract of a car that was stolen', () => {
  it('ends on the day of the loss, with no fee, and gives back what was paid beyond', async () => {
    // 02/01/2027, the 11th day of the second month, which was paid.
    const driver = await lived(40);
    const request = await told(driver, { happenedOn: '2027-01-02' });
    const before = await contractOf(driver);
    const { monthly } = before;
    const shown = (await quote(request.id, '2027-01-02')).data;
    const lostMonth = Math.floor((monthly * 100 * 11) / 30) / 100;
    expect(shown).toMatchObject({
      lostOn: '2027-01-02',
      month: 2,
      days: 11,
      monthCost: lostMonth,
      owed: 0,
    });
    expect(shown.refund).toBeCloseTo(monthly - lostMonth, 2);
    expect((await contractOf(driver)).state).toBe('ativa'); // looking changes nothing
    const { status, data } = await end(request, { lostOn: '2027-01-02' });
    expect(status).toBe(200);
    expect(data.loss).toEqual(shown);
    expect(data.lossDays).toBe(undefined);
    const after = await contractOf(driver);
    expect(after).toMatchObject({
      state: 'encerrada',
      loss: shown,
      exit: null,
      withdrawal: null,
      carReturn: null,
      nextInstallment: null,
      owed: 0,
      credit: 0,
      refundDue: shown.refund,
    });
    expect(after.plan.installments[1]).toMatchObject({
      status: 'paga',
      amount: lostMonth,
      paid: lostMonth,
    });
    expect(after.plan.installments[2]?.status).toBe('cancelada');
    expect(after.statement.map(({ label }) => label)).toContain(
      'Perda do carro, desfeita: mensalidade 2 de 36',
    );
    const entries = await readLedger(api.db, driver.id);
    expect(entries.every(isBalanced)).toBe(true);
    expect(balanceOf(entries, 'revenue-exit')).toBe(0);
    expect(balanceOf(entries, 'revenue-km')).toBe(0);
  });

  it('is told to its customer by mail, on the request and in the history', async () => {
    const driver = await lived(40);
    const request = await told(driver, { happenedOn: '2027-01-02' });
    await end(request, { lostOn: '2027-01-02' });
    const mail = await lastMail();
    expect(mail.subject).toMatch(/^Contrato \S+: encerrado pela perda do carro$/);
    expect(mail.bodyText).toContain(
      'O contrato terminou em 02/01/2027, por roubo, furto ou perda total do carro.',
    );
    expect(mail.bodyText).toMatch(/Do mês 2 você paga 11 dias: R\$ [\d.,]+\./);
    expect(mail.bodyText).toMatch(/Devolvemos R\$ [\d.,]+ do que já estava pago/);
    expect(mail.bodyText).toContain('Não há custo de saída, acerto de km nem devolução.');
    expect(mail.bodyText).toContain('Nada fica em aberto.');
    expect((await requestOf(driver, request.id)).loss).toMatchObject({
      lostOn: '2027-01-02',
      days: 11,
    });
    const { data } = await driver.customer.send(getProposal, {
      params: { id: driver.proposalId },
    });
    expect(data.history.at(-1)).toMatchObject({
      to: 'encerrada',
      reason:
        'O contrato terminou em 02/01/2027, por roubo, furto ou perda total do carro.',
    });
    const { data: list } = await driver.customer.send(listServiceRequests, {
      params: { id: driver.id },
    });
    expect(list.kinds).toEqual(['multa']);
  });

  it('leaves no return to expect, and a trace of who ended it', async () => {
    const driver = await lived(40);
    const request = await told(driver, { happenedOn: '2027-01-02' });
    await end(request, { lostOn: '2027-01-02' });
    expect(await api.db.select().from(returns)).toEqual([]);
    const { status } = await driver.customer.send(getReturn, {
      params: { id: driver.id },
    });
    expect(status).toBe(404);
    const [row] = await api.db.select().from(contractLosses);
    expect(row).toMatchObject({
      contractId: driver.id,
      requestId: request.id,
      lostOn: '2027-01-02',
    });
    const traces = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'contract-lost'));
    expect(traces).toMatchObject([
      { subject: `contract:${driver.id}`, detail: '2027-01-02', actorId: row?.endedBy },
    ]);
  });

  it('gives back what was charged after the day, with fine and interest', async () => {
    const driver = await lived(40);
    const request = await told(driver, { happenedOn: '2027-01-02' });
    // Nobody ended it for two months: two more were charged, and are late.
    await days(75, driver);
    const before = await contractOf(driver);
    expect(before.late).not.toBeNull();
    expect(before.owed).toBeGreaterThan(2 * before.monthly);
    const { data } = await end(request, { lostOn: '2027-01-02' });
    expect(data.loss).toMatchObject({ owed: 0 });
    expect(data.loss?.back).toBeGreaterThan(2 * before.monthly);
    const after = await contractOf(driver);
    expect(after.owed).toBe(0);
    expect(after.late).toBe(null);
    expect(after.dueBefore ?? []).toEqual([]);
    expect(await referencesOf(api, driver.id)).toEqual(
      expect.arrayContaining(['loss:installment:2', 'loss:installment:3']),
    );
  });
});

describe('who ends it', () => {
  it('has a police report, whose number may come with the act', async () => {
    const driver = await lived(40);
    const request = await told(driver, {
      happenedOn: '2027-01-02',
      policeReport: undefined,
    });
    const without = await end(request, { lostOn: '2027-01-02' });
    expect(without.status).toBe(400);
    expect(without.body.fields).toEqual([
      {
        key: 'PoliceReport',
        message: 'Anote o número do boletim de ocorrência antes de encerrar.',
      },
    ]);
    const { data } = await end(request, {
      lostOn: '2027-01-02',
      policeReport: REPORT,
    });
    expect(data.details.policeReport).toBe(REPORT);
  });

  it.each([
    ['before the car came', '2026-11-22'],
    ['after its customer told of it', '2027-01-03'],
    ['to come', '2027-02-01'],
  ])('names no day %s', async (_, lostOn) => {
    const driver = await lived(40);
    const request = await told(driver, { happenedOn: '2027-01-02' });
    await days(5, driver);
    for (const answer of [
      await quote(request.id, lostOn),
      await end(request, { lostOn }),
    ])
      expect([answer.status, answer.body.fields]).toEqual([
        400,
        [
          {
            key: 'LostOn',
            message:
              'Escolha um dia de 23/11/2026, a entrega, a 02/01/2027, quando o cliente avisou.',
          },
        ],
      ]);
  });

  it('took on a request about a loss, and reads what it says now', async () => {
    const driver = await lived(40);
    const request = await told(driver, { happenedOn: '2027-01-02' });
    const early = await end({ ...request, revision: 1 }, { lostOn: '2027-01-02' });
    expect(early.status).toBe(409);
    expect(early.body.reason).toBe('changed-meanwhile');
    expect((await end(request, { lostOn: '2027-01-02' })).status).toBe(200);
    const again = await end(
      { ...request, revision: request.revision + 1 },
      { lostOn: '2027-01-02' },
    );
    expect(again.status).toBe(409);
    expect(again.body.reason).toBe('loss-unready');
    expect(again.body.message).toBe('Este contrato já terminou.');
  });

  it('of a flat tire is told that it ends nothing', async () => {
    const { id, revision } = await claimedRequest(api);
    const { status, body } = await end({ id, revision }, { lostOn: '2026-11-23' });
    expect(status).toBe(409);
    expect(body.message).toBe(
      'Só um atendimento de roubo, furto ou perda total encerra o contrato.',
    );
  });

  it('of two consultants is one: the contract ends once', async () => {
    const driver = await lived(40);
    const request = await told(driver, { happenedOn: '2027-01-02' });
    const answers = await Promise.all([
      end(request, { lostOn: '2027-01-02' }),
      end(request, { lostOn: '2027-01-01' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await api.db.select().from(contractLosses)).toHaveLength(1);
    const [row] = await api.db.select().from(proposals);
    expect(row?.state).toBe('encerrada');
  });
});
