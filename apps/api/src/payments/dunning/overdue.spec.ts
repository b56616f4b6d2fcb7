import { eq } from 'drizzle-orm';
import {
  decideOverdue,
  getContract,
  listContracts,
  listOverdueContracts,
  type OverdueDecision,
} from '@site/api-contract';
import { addDays, DAY_MS, formatDateTime, saoPauloDay } from '@site/api-contract/brazil';
import { heldByColleague } from '../../activity/holds/testing/held-by-colleague';
import { postDueCharges } from '../../contracts/contracts/plan/post-due-charges';
import {
  handOver,
  payContract,
  signedContract,
  signedInAgain,
} from '../../contracts/contracts/testing/signed-contract';
import { readLedger } from '../../contracts/ledger/ledger.repository';
import { owedIn } from '../../contracts/ledger/statement.rules';
import { returns } from '../../driving/returns/returns.table';
import { proposals } from '../../sales/proposals/proposals.table';
import { apiWithBank } from '../payments/testing/api-with-bank';
import { openBill, paymentsOf } from '../payments/testing/paying';
import { remindOfBills } from './reminders.job';

const { api } = apiWithBank();

type Signed = Awaited<ReturnType<typeof signedContract>>;

/** Signed, never paid, and the last letter sent today. */
async function lastLetter(): Promise<Signed> {
  const signed = await signedContract(api);
  await walk(signed, 40);
  await remindOfBills(api.ports, api.db);
  return signed;
}
async function walk({ customer }: Signed, days: number) {
  api.clock.advance(days * DAY_MS);
  await signedInAgain(api, customer);
}
const today = () => saoPauloDay(api.clock.now());
const waiting = async () =>
  (await (await api.asRole('CONSULTANT')).send(listOverdueContracts, {})).data;
async function decide({ contract }: Signed, decision: OverdueDecision, read?: number) {
  const consultant = await api.asRole('CONSULTANT');
  const [found] = (await consultant.send(listOverdueContracts, {})).data;
  const body = { ...decision, revision: read ?? found?.decisions.length ?? 0 };
  return consultant.send(decideOverdue, { params: { id: contract.id }, body });
}

describe('after the last dunning letter', () => {
  it('a contract waits for a person, and leaves the list once it is paid', async () => {
    const signed = await signedContract(api);
    await walk(signed, 20);
    await remindOfBills(api.ports, api.db);
    expect(await waiting()).toEqual([]);
    await walk(signed, 20);
    await remindOfBills(api.ports, api.db);
    const [found] = await waiting();
    expect(found).toMatchObject({
      contract: signed.contract.number,
      dueDate: '2026-11-24',
      letterOn: today(),
      promisedUntil: null,
      delivered: false,
      ending: { from: '2027-01-08', cost: 0 }, // five business days to talk
      decisions: [],
    });
    expect(found?.owed).toBe(2637 + (found?.lateCharges ?? 0));
    await payContract(api, signed.contract.id, 400_000);
    expect(await waiting()).toEqual([]);
    const late = await decide(signed, { decision: 'perdoar', message: 'Tudo bem.' });
    expect(late.status).toBe(409);
    expect(late.body.reason).toBe('nothing-due');
    const dealer = await api.asRole('DEALER');
    expect((await dealer.send(listOverdueContracts, {})).status).toBe(403);
  });

  it('who is late the longest comes first', async () => {
    const newer = async () => {
      const signed = await signedContract(api);
      await walk(signed, 2);
      return signed;
    };
    const [first, second] = [await newer(), await newer()];
    await walk(second, 40);
    await remindOfBills(api.ports, api.db);
    expect((await waiting()).map(({ contract }) => contract)).toEqual([
      first.contract.number,
      second.contract.number,
    ]);
  });

  it('what a contract that is over leaves behind is not dunned', async () => {
    const signed = await signedContract(api);
    await api.db
      .update(proposals)
      .set({ state: 'encerrada' })
      .where(eq(proposals.id, signed.proposalId));
    await walk(signed, 40);
    expect(await remindOfBills(api.ports, api.db)).toEqual({ done: 0 });
  });

  it('an agreed day lets dunning rest until it has passed', async () => {
    const signed = await lastLetter();
    const promisedOn = addDays(today(), 10);
    for (const days of [0, 31]) {
      const outside = await decide(signed, {
        decision: 'combinar',
        promisedOn: addDays(today(), days),
        message: 'Até lá.',
      });
      expect(outside.status).toBe(400);
    }
    const { data } = await decide(signed, {
      decision: 'combinar',
      promisedOn,
      message: 'Obrigada pela conversa.',
    });
    expect(data[0]).toMatchObject({
      promisedUntil: promisedOn,
      decisions: [{ kind: 'combinar', promisedOn }],
    });
    const [listed] = (await signed.customer.send(listContracts, {})).data;
    const params = { id: signed.contract.id };
    const { data: shown } = await signed.customer.send(getContract, { params });
    expect(listed?.agreedUntil).toEqual(promisedOn);
    expect(shown.agreedUntil).toEqual(promisedOn);
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toContain('Combinado: você paga até');
    expect(mail?.bodyText).toContain('Obrigada pela conversa.');
    await walk(signed, 11);
    expect((await waiting())[0]?.promisedUntil).toBeNull();
  });

  it('of two who decide at once one wins, and the other reads who, what and when', async () => {
    const signed = await lastLetter();
    const forgive = { decision: 'perdoar', message: 'Desta vez passa.' } as const;
    const promisedOn = addDays(today(), 5);
    const agree = { decision: 'combinar', promisedOn, message: 'Combinado.' } as const;
    const answers = await Promise.all([
      decide(signed, forgive, 0),
      decide(signed, agree, 0),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.reason).toBe('overdue-decided');
    const did =
      answers[0]?.status === 200 ? 'perdoou multa e juros' : 'combinou outra data';
    expect(refused?.body.message).toBe(
      `Ana Teste ${did} em ${formatDateTime(api.clock.now())}. Leia a decisão e escolha de novo, se for o caso.`,
    );
    expect((await waiting())[0]?.decisions).toHaveLength(1);
    const again = await decide(signed, agree, 1);
    expect(again.status).toBe(200);
    expect((await waiting())[0]?.decisions.length).toBe(2);
  });

  it('is not decided while a colleague has the contract', async () => {
    const signed = await lastLetter();
    const refusal = await heldByColleague(api, 'overdue', signed.contract.id);
    const forgive = { decision: 'perdoar', message: 'Desta vez passa.' } as const;
    expect(await decide(signed, forgive)).toMatchObject(refusal);
    expect((await waiting())[0]?.decisions).toEqual([]);
  });

  it('no reminder goes out before the agreed day, and they go on after it', async () => {
    const signed = await signedContract(api);
    await handOver(api, signed.proposalId);
    await walk(signed, 40);
    await remindOfBills(api.ports, api.db);
    await decide(signed, {
      decision: 'combinar',
      promisedOn: addDays(today(), 7),
      message: 'Combinado.',
    });
    // Three days before the next installment, of which a mail would tell.
    await walk(signed, 6);
    expect(today()).toBe('2027-01-08');
    await postDueCharges(api.ports, api.db);
    const before = (await api.mails()).length;
    expect(await remindOfBills(api.ports, api.db)).toEqual({ done: 0 });
    expect(await api.mails()).toHaveLength(before);
    await walk(signed, 2);
    expect((await remindOfBills(api.ports, api.db)).done).toBeGreaterThan(0);
  });

  it('fine and interest can be let off: the price stays, and interest begins anew', async () => {
    const signed = await lastLetter();
    expect(openBill(await paymentsOf(signed)).lateCharges).toBeGreaterThan(0);
    await decide(signed, { decision: 'perdoar', message: 'Desta vez passa.' });
    expect(openBill(await paymentsOf(signed))).toMatchObject({
      amount: 2637,
      lateCharges: 0,
    });
    // The waived fine and interest had been posted: only the price is owed.
    expect(owedIn(await readLedger(api.db, signed.contract.id))).toBe(263_700);
    const { data } = await signed.customer.send(getContract, {
      params: { id: signed.contract.id },
    });
    expect(data.statement.at(-1)?.label).toBe('Multa e juros perdoados');
    await walk(signed, 3);
    // Three days of 1 % a month, and no second fine.
    expect(openBill(await paymentsOf(signed)).lateCharges).toBe(2.63);
  });

  it('ending is for after the days to talk, and takes the charges of who has no car back', async () => {
    const signed = await lastLetter();
    const ending = { decision: 'encerrar', message: 'Sem resposta.' } as const;
    const early = await decide(signed, ending);
    expect(early.status).toBe(409);
    expect(early.body.reason).toBe('not-endable');
    await walk(signed, 10);
    const { status, data } = await decide(signed, ending);
    expect(status).toBe(200);
    expect(data).toEqual([]);
    const [proposal] = await api.db.select().from(proposals);
    expect(proposal?.state).toBe('cancelada');
    expect(owedIn(await readLedger(api.db, signed.contract.id))).toBe(0);
    expect((await api.mails()).at(-1)?.subject).toContain('encerrado por falta de');
    expect((await decide(signed, ending)).status).toBe(409);
  });

  it('a car that is with the customer has to come back, at the cost of that day', async () => {
    const signed = await signedContract(api);
    await handOver(api, signed.proposalId);
    await walk(signed, 40);
    await remindOfBills(api.ports, api.db);
    await walk(signed, 10);
    const [found] = await waiting();
    // 20 % of the rest, at most four months.
    expect(found?.ending?.cost).toBe(4 * 2637);
    const ending = { decision: 'encerrar', message: 'Sem resposta.' } as const;
    const { status, data } = await decide(signed, ending);
    expect(status).toBe(200);
    expect(data).toMatchObject([{ ending: null, returnKind: 'inadimplencia' }]);
    expect((await decide(signed, ending)).body.reason).toBe('not-endable');
    expect(await api.db.select().from(returns)).toMatchObject([
      { kind: 'inadimplencia', exitCentavos: 4 * 263_700, slotOn: null },
    ]);
    const [proposal] = await api.db.select().from(proposals);
    expect(proposal?.state).toBe('ativa');
  });
});
