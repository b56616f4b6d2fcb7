import { eq } from 'drizzle-orm';
import {
  downloadContract,
  getLoggedUser,
  getPrivacy,
  withdrawContract,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { outbox } from '#platform/jobs/outbox.table';
import { recordAudit, SYSTEM } from '#platform/security/audit';
import { termsOfProposal } from '../../../contracts/contracts/contract.rules';
import { contracts } from '../../../contracts/contracts/contracts.table';
import { signContract } from '../../../contracts/contracts/sign/sign-contract';
import {
  moveOn,
  payContract,
} from '../../../contracts/contracts/testing/signed-contract';
import { HOME } from '../../../contracts/deliveries/testing/signed-contract';
import { postTransaction, readLedger } from '../../../contracts/ledger/ledger.repository';
import { refundOf } from '../../../contracts/ledger/ledger.rules';
import { contractDrivers } from '../../../driving/drivers/drivers.table';
import { struckReadings } from '../../../driving/km/km.table';
import { purchases } from '../../../driving/purchases/purchases.table';
import {
  serviceEntries,
  serviceRequests,
} from '../../../driving/service-requests/service-requests.table';
import { trafficFines } from '../../../driving/traffic-fines/traffic-fines.table';
import { workshopVisits } from '../../../driving/workshop/workshop.table';
import { users } from '../../../identity/accounts/accounts.table';
import { doomedFiles } from '../../../identity/documents/documents.table';
import { chargeDisputes } from '../../../payments/disputes/charge-disputes.table';
import { proposalEvents } from '../../../sales/proposals/proposal-events.table';
import { proposals } from '../../../sales/proposals/proposals.table';
import { testApi } from '../../../testing/api';
import { retainedFacts } from '../privacy.table';
import { columnsWith, erase, MARK, markedPerson, MARKS } from '../testing/marked-person';
import { applyRetention } from './retention';

const api = testApi();

async function moveTo(
  state: 'cancelada' | 'reprovada' | 'ativa' | 'encerrada',
  { signed = false } = {},
) {
  const [row] = await api.db
    .update(proposals)
    .set({ state, updatedAt: api.clock.now() })
    .returning();
  if (!row) throw new Error('No proposal');
  const now = api.clock.now();
  if (signed)
    await api.db.insert(contracts).values({
      ...{ id: api.ports.random.uuid(), number: 'C-2611-9001', proposalId: row.id },
      ...{ userId: row.userId, terms: termsOfProposal(row, now), signedAt: now },
      revision: 1,
    });
  const events = [...(signed ? (['contrato_assinado'] as const) : []), state];
  for (const toState of events)
    await api.db.insert(proposalEvents).values({
      proposalId: row.id,
      fromState: 'aprovada',
      toState,
      actor: 'consultant',
      reason: `${MARK} disse`,
      note: MARK,
      at: api.clock.now(),
    });
}

// security-requirements I3
describe('I3: erasing an account', () => {
  it('keeps of the access log only what the law asks for, for six months', async () => {
    const person = await markedPerson(api);
    await erase(person);
    await api.db.delete(outbox);
    expect(await columnsWith(api.db, [person.userId])).toEqual([
      'audit_entries.actor_id',
      'audit_entries.person_id',
    ]);
    api.clock.advance(190 * DAY_MS);
    // The trail's term counts from its newest entry, which may be ahead of the database's
    // clock.
    await recordAudit(api.ports, api.db, { actor: SYSTEM, action: 'sign-out' });
    await applyRetention(api.ports, api.db);
    expect(await columnsWith(api.db, [person.userId])).toEqual([]);
  });

  it('passes a refused proposal to nobody, without place, campaign and words', async () => {
    const person = await markedPerson(api, { withProposal: true });
    await moveTo('reprovada');
    expect((await erase(person)).status).toBe(200);
    await api.db.delete(outbox);
    expect(await columnsWith(api.db, MARKS)).toEqual([]);
    const [row] = await api.db
      .select({
        name: users.name,
        document: users.document,
        email: users.email,
        disabledAt: users.disabledAt,
      })
      .from(proposals)
      .innerJoin(users, eq(users.id, proposals.userId));
    expect(row).toEqual({
      name: 'Cadastro apagado',
      document: null,
      email: expect.stringMatching(/@apagado\.invalid$/),
      disabledAt: api.clock.now(),
    });
    expect(await api.db.select().from(retainedFacts)).toEqual([]);
  });

  it('keeps contract and tax facts with reason and last day, and lets them go after it', async () => {
    const person = await markedPerson(api, { withProposal: true });
    await moveTo('encerrada', { signed: true });
    const keeps = [
      {
        what: 'Nome, CPF ou CNPJ, endereço, contrato, parcelas e pagamentos',
        why: 'Obrigação fiscal e defesa em processo: 5 anos depois do fim do contrato, até 23/11/2031',
        until: '2031-11-23',
      },
    ];
    expect(
      (await person.send(getPrivacy, { params: { id: person.userId } })).data.erasure,
    ).toEqual({ blockers: [], keeps });
    expect((await erase(person)).data).toEqual({ ok: true, keeps });
    await api.db.delete(outbox);
    expect(await columnsWith(api.db, MARKS)).toEqual([
      'kept_facts.address',
      'kept_facts.document',
      'kept_facts.name',
    ]);
    expect(
      (await api.db.select().from(proposals)).map(({ incomeCentavos }) => incomeCentavos),
    ).toEqual([null]);
    const [kept] = await api.db.select().from(retainedFacts);
    expect(kept).toMatchObject({
      name: `${MARK} Souza`,
      document: '52998224725',
      keptUntil: '2031-11-23',
      reason: 'Contrato e notas: obrigação fiscal (LGPD art. 16, I)',
    });
    await applyRetention(api.ports, api.db);
    expect(await api.db.select().from(retainedFacts)).toHaveLength(1);
    api.clock.advance((5 * 365 + 3) * DAY_MS);
    await applyRetention(api.ports, api.db);
    expect(await columnsWith(api.db, MARKS)).toEqual([]);
  });

  it('keeps the evidence of a signature, the ledger and the paper as long as the facts, then lets evidence and paper go', async () => {
    const person = await markedPerson(api, { withProposal: true });
    const [sent] = await api.db.select().from(proposals);
    if (!sent) throw new Error('No proposal was sent');
    await moveOn(api, sent.id, ['aprovada', 'consultant']);
    const fileName = api.ports.files.newName();
    await api.ports.files.put(fileName, Buffer.from('%PDF'));
    const actor = { ...SYSTEM, id: person.userId, role: 'customer' as const };
    const [approved] = await api.db.select().from(proposals);
    if (!approved) throw new Error('No proposal was approved');
    const contract = await signContract(api.ports, api.db, {
      proposal: approved,
      actor,
      paper: {
        textVersion: '2026-11',
        textHash: 'ab'.repeat(32),
        fileHash: 'cd'.repeat(32),
        fileName,
        evidence: {
          address: '203.0.113.7',
          at: api.clock.now().toISOString(),
          email: MARK,
          userAgent: 'Firefox',
        },
      },
    });
    await api.db.insert(contractDrivers).values({
      ...{ id: api.ports.random.uuid(), contractId: contract.id, userId: person.userId },
      ...{ name: `${MARK} ao volante`, cpf: '11144477735', birthdate: '1990-04-12' },
      ...{ cnh: '58316794534', cnhCategory: 'B', cnhFirstLicenseDate: '2011-03-14' },
      ...{ cnhExpirationDate: '2033-08-22', createdAt: api.clock.now() },
    });
    const request = { id: api.ports.random.uuid(), number: 'S-2611-9001' };
    await api.db.insert(serviceRequests).values({
      ...{ ...request, contractId: contract.id, userId: person.userId, revision: 1 },
      ...{ kind: 'sinistro', state: 'aberta', details: { place: MARK } },
      openedAt: api.clock.now(),
    });
    await api.db.insert(serviceEntries).values({
      ...{ requestId: request.id, side: 'customer', enteredBy: person.userId },
      ...{ text: MARK, at: api.clock.now() },
    });
    await api.db.insert(trafficFines).values({
      ...{ id: api.ports.random.uuid(), contractId: contract.id, userId: person.userId },
      ...{ number: 1, state: 'aguardando_condutor', noticeNumber: MARK, noticeKey: 'X' },
      ...{ issuingBody: 'PRF', infractionAt: api.clock.now(), place: MARK, points: 4 },
      ...{ description: 'x', centavos: 100, answerUntil: '2026-12-23', revision: 1 },
      ...{ driverName: MARK, driverCpf: '52998224725', driverCnh: '58316794534' },
      ...{ registeredAt: api.clock.now(), toldAt: api.clock.now() },
    });
    await api.db.insert(purchases).values({
      ...{ contractId: contract.id, state: 'recusada', round: 1, answer: MARK },
      ...{ askedAt: api.clock.now(), updatedAt: api.clock.now(), revision: 2 },
    });
    await api.db.insert(chargeDisputes).values({
      ...{ id: api.ports.random.uuid(), contractId: contract.id, item: 'km:9' },
      ...{ centavos: 100, paidCentavos: 0, contestedCentavos: 100, creditedCentavos: 0 },
      ...{ dueOn: '2026-12-23', reason: MARK, openedAt: api.clock.now() },
      ...{ state: 'mantida', answer: MARK, answeredAt: api.clock.now() },
    });
    await api.db.insert(workshopVisits).values({
      ...{ id: api.ports.random.uuid(), contractId: contract.id, dealershipId: HOME },
      ...{ reason: 'reparo', note: MARK, state: 'marcada', slotOn: '2026-11-26' },
      ...{ slotAt: '09:00', slotPlace: 1, movedBy: 'customer', revision: 1 },
      ...{ bookedAt: api.clock.now(), updatedAt: api.clock.now() },
    });
    await api.db.insert(struckReadings).values(
      [MARK, null].map((reason) => ({
        ...{ id: api.ports.random.uuid(), contractId: contract.id, reason },
        ...{ onDay: '2026-11-23', odometerKm: 41_140, readAt: api.clock.now() },
        ...{ atWorkshop: false, struckAt: api.clock.now() },
      })),
    );
    await payContract(api, contract.id);
    await person.send(withdrawContract, {
      params: { id: contract.id },
      body: { cost: 0 },
    });
    const refused = await erase(person);
    expect(refused.status).toBe(409);
    expect(refused.body.message.replace(/\s/g, ' ')).toBe(
      `O contrato ${contract.number} tem R$ 2.637,00 a devolver. Quando a devolução chegar, você pode apagar a conta.`,
    );
    await postTransaction(
      api.ports,
      api.db,
      contract.id,
      refundOf({ reference: 'refund:x', onDay: '2026-11-24', centavos: 263_700 }),
    );
    expect((await erase(person)).status).toBe(200);
    await api.db.delete(outbox);
    expect(await columnsWith(api.db, MARKS)).toEqual([
      'contracts.evidence',
      'kept_facts.address',
      'kept_facts.document',
      'kept_facts.name',
    ]);
    expect(await columnsWith(api.db, [person.userId])).not.toContain('contracts.user_id');
    const struck = await api.db.select().from(struckReadings);
    expect(struck.map(({ reason }) => reason).toSorted()).toEqual(['-', null]);
    api.clock.advance((5 * 365 + 3) * DAY_MS);
    await applyRetention(api.ports, api.db);
    expect(await columnsWith(api.db, [...MARKS, '203.0.113.7'])).toEqual([]);
    expect(
      (await api.db.select().from(doomedFiles)).map((file) => file.fileName),
    ).toContain(fileName);
    expect(await readLedger(api.db, contract.id)).toHaveLength(4);
    const opened = await (
      await api.asRole('CONSULTANT')
    ).send(downloadContract, { params: { id: contract.id } });
    expect(opened.status).toBe(404);
    expect(opened.body.message).toBe(
      'Guardamos este contrato pelo prazo da lei. O prazo passou, e o arquivo foi apagado.',
    );
  });

  it('waits while a proposal or a contract is under way, and says why', async () => {
    const person = await markedPerson(api, { withProposal: true });
    const { number } = (await api.db.select().from(proposals))[0] ?? {};
    const open = `A proposta ${number} está aberta (em análise). Quando ela terminar, você pode apagar a conta.`;
    expect(
      (await person.send(getPrivacy, { params: { id: person.userId } })).data.erasure
        .blockers,
    ).toEqual([open]);
    const refused = await erase(person);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toEqual(open);
    expect(refused.body.notifications).toEqual([{ key: 'Proposal', message: open }]);
    await moveTo('ativa', { signed: true });
    expect((await erase(person)).body.message).toBe(
      `O contrato C-2611-9001 está em andamento. Os dados dele ficam até o contrato terminar; depois disso você pode apagar a conta.`,
    );
    expect((await person.send(getLoggedUser, {})).status).toBe(200);
    const refusals = await api.trail('erasure-refused');
    expect(refusals).toHaveLength(2);
  });
});
