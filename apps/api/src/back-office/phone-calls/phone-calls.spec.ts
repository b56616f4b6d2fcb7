import { eq } from 'drizzle-orm';
import {
  type CallerFactsForm,
  endPhoneCall,
  getKmBank,
  getPhoneCall,
  getServiceRequest,
  knowCallerByFacts,
  knowCallerByPin,
  openRequestByPhone,
  readOdometerByPhone,
  sendCallerPin,
  sendOdometerReading,
} from '@site/api-contract';
import { signedInAgain } from '../../contracts/contracts/testing/signed-contract';
import { cars } from '../../contracts/deliveries/handovers.table';
import { driving } from '../../driving/km/testing/driving';
import { open, THEFT } from '../../driving/service-requests/testing/claimed-request';
import { users } from '../../identity/accounts/accounts.table';
import { registrations } from '../../identity/accounts/registrations.table';
import { pinIn } from '../../identity/authentication/testing/pin-in';
import { testApi } from '../../testing/api';

const api = testApi();
const MINUTE = 60_000;
const RIGHT: CallerFactsForm = {
  document: '4725',
  birthdate: '1/2/1990',
  cep: '01310-100',
};
const WRONG = { ...RIGHT, cep: '01310-101' };
const AGAIN = 'Confirme de novo quem está na linha.';

/** A customer with a car, and a consultant who has them on the phone. */
async function calling(document = '52998224725') {
  const { customer, id: contractId } = await driving(api);
  await api.db
    .insert(cars)
    .values({
      ...{ contractId, plate: 'BRA2E19', renavam: '00639884962' },
      ...{ chassis: '9BWZZZ377VT004251', savedAt: api.clock.now() },
    })
    .onConflictDoNothing();
  await api.db
    .update(registrations)
    .set({ birthdate: '1990-02-01', cep: '01310100' })
    .where(eq(registrations.userId, customer.userId));
  const id = customer.userId;
  await api.db.update(users).set({ document }).where(eq(users.id, id));
  const consultant = await api.asRole('CONSULTANT', { name: 'Olga Prado' });
  return { customer, consultant, id, contractId };
}

type Consultant = Awaited<ReturnType<typeof calling>>['consultant'];

const know = (consultant: Consultant, id: string, body: CallerFactsForm = RIGHT) =>
  consultant.send(knowCallerByFacts, { params: { id }, body });
const read = (consultant: Consultant, params: { id: string; contractId: string }) =>
  consultant.send(readOdometerByPhone, { params, body: { km: 300 } });

/** A call that has begun. */
async function known() {
  const call = await calling();
  await know(call.consultant, call.id);
  return call;
}

describe('who phones', () => {
  it('is known by three facts, and the consultant then reads what can be done for half an hour', async () => {
    const { consultant, id, contractId } = await calling();
    const before = await consultant.send(getPhoneCall, { params: { id } });
    expect(before.data).toEqual({
      endsAt: null,
      facts: ['document', 'birthdate', 'plate', 'cep', 'monthly'],
      contracts: [],
    });
    const { status, data } = await know(consultant, id);
    expect(status).toBe(200);
    expect(data.endsAt).toBe(
      new Date(api.clock.now().getTime() + 30 * MINUTE).toISOString(),
    );
    expect(data.contracts).toEqual([
      expect.objectContaining({
        id: contractId,
        plate: 'BRA2E19',
        odometer: { onDay: '2026-11-23', km: 12 },
      }),
    ]);
    const [entry] = await api.trail('caller-known');
    expect(entry).toMatchObject({
      actorId: consultant.userId,
      personId: id,
      detail: 'facts',
    });
  });

  it('stays unknown while one fact is wrong, and no answer says which', async () => {
    const { consultant, id } = await calling();
    const answers = [];
    for (const wrong of [
      WRONG,
      { ...RIGHT, plate: 'ABC1D23' },
      { ...RIGHT, monthly: '1' },
    ]) {
      const { status, body } = await know(consultant, id, wrong);
      answers.push({ status, message: body.message, fields: body.fields });
    }
    const refusal = {
      status: 400,
      message: 'Os dados não conferem. Pergunte de novo, ou mande o código por e-mail.',
      fields: undefined,
    };
    expect(answers).toEqual([refusal, refusal, refusal]);
    const { data } = await consultant.send(getPhoneCall, { params: { id } });
    expect(data.endsAt).toBeNull();
    expect(await api.trail('caller-unknown')).toHaveLength(3);
  });

  it('is asked for three facts', async () => {
    const { consultant, id } = await calling();
    const { status, body } = await know(consultant, id, { cep: '01310100', plate: ' ' });
    expect([status, body.fields]).toEqual([
      400,
      [{ key: 'Document', message: 'Digite 3 dados que a pessoa disser.' }],
    ]);
  });

  it('can not be guessed: five wrong tries in an hour close the customer for half an hour, whoever tries', async () => {
    const { consultant, id } = await calling();
    const colleague = await api.asRole('CONSULTANT');
    for (let tried = 0; tried < 5; tried += 1)
      await know(tried % 2 ? colleague : consultant, id, WRONG);
    const blocked = await know(await api.asRole('CONSULTANT'), id);
    expect([blocked.status, blocked.body.message]).toEqual([
      429,
      'Foram muitas tentativas sem acerto. Espere meia hora, ou peça que a pessoa entre na área dela.',
    ]);
    expect(await api.trail('caller-blocked')).toHaveLength(1);
    api.clock.advance(30 * MINUTE);
    expect((await know(await api.asRole('CONSULTANT'), id)).status).toBe(200);
  });

  it('can not be guessed by going from customer to customer either: fifteen tries an hour are one consultant’s', async () => {
    const consultant = await api.asRole('CONSULTANT');
    const statuses: number[] = [];
    for (let tried = 0; tried < 16; tried += 1) {
      const { id } = await api.addUser({ document: null });
      statuses.push((await know(consultant, id)).status);
    }
    expect(statuses).toEqual([...Array(15).fill(400), 429]);
  });

  it('is known by the code of a mail that names the consultant, and that nobody else can use', async () => {
    const { consultant, id } = await calling();
    const { status } = await consultant.send(sendCallerPin, { params: { id } });
    expect(status).toBe(200);
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toContain('Código para o atendimento por telefone');
    expect(mail?.bodyText).toContain('Você está ao telefone com Olga Prado?');
    const [account] = await api.db.select().from(users).where(eq(users.id, id));
    expect(mail?.recipient).toBe(account?.email);
    const pin = pinIn(await api.mails());
    const colleague = await api.asRole('CONSULTANT');
    const params = { id };
    const stolen = await colleague.send(knowCallerByPin, { params, body: { pin } });
    expect([stolen.status, stolen.body.fields]).toEqual([
      400,
      [
        {
          key: 'Pin',
          message: 'Código incorreto ou expirado. Confira ou peça outro.',
        },
      ],
    ]);
    const right = await consultant.send(knowCallerByPin, { params, body: { pin } });
    expect(right.data.contracts).toHaveLength(1);
    const again = await consultant.send(knowCallerByPin, { params, body: { pin } });
    expect(again.status).toBe(400);
  });

  it('is a customer: staff and accounts that are not there are not found', async () => {
    const consultant = await api.asRole('CONSULTANT');
    const seller = await api.asRole('SELLER');
    const gone = await api.addUser({ disabledAt: api.clock.now() });
    for (const id of [seller.userId, gone.id, consultant.signInId]) {
      expect((await know(consultant, id)).status).toBe(404);
      const { status } = await consultant.send(getPhoneCall, { params: { id } });
      expect(status).toBe(404);
    }
  });
});

describe('an act for who phones', () => {
  it('needs a call: not another consultant’s, not one that is over, not the one before', async () => {
    const { consultant, id, contractId } = await known();
    const params = { id, contractId };
    const colleague = await api.asRole('CONSULTANT');
    const refusals = [await read(colleague, params)];
    const other = await calling('11144477735');
    await know(consultant, other.id, { ...RIGHT, document: '7735' });
    refusals.push(await read(consultant, params));
    await know(consultant, id);
    api.clock.advance(30 * MINUTE);
    await signedInAgain(api, consultant);
    refusals.push(await read(consultant, params));
    expect(
      refusals.map(({ status, body }) => [status, body.reason, body.message]),
    ).toEqual(refusals.map(() => [409, 'call-over', AGAIN]));
  });

  it('is over when the consultant ends the call', async () => {
    const { consultant, id, contractId } = await known();
    await consultant.send(endPhoneCall, { params: { id } });
    expect((await read(consultant, { id, contractId })).status).toBe(409);
    expect(await api.trail('call-ended')).toHaveLength(1);
    expect((await consultant.send(endPhoneCall, { params: { id } })).status).toBe(200);
  });

  it('is of the customer’s own contracts', async () => {
    const { consultant, id } = await known();
    const stranger = await driving(api);
    const { status } = await read(consultant, { id, contractId: stranger.id });
    expect(status).toBe(404);
  });

  it('opens a request as the customer would, and says who did it', async () => {
    const { consultant, customer, id, contractId } = await known();
    const { data } = await consultant.send(openRequestByPhone, {
      params: { id, contractId },
      body: { kind: 'pneu', text: 'Furou o pneu da frente.', place: 'Rua XV' },
    });
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toBe(`Abrimos o seu atendimento ${data.number}`);
    expect(mail?.bodyText).toContain('Feito por Olga Prado a seu pedido.');
    const shown = await customer.send(getServiceRequest, { params: { id: data.id } });
    expect(shown.data).toMatchObject({
      state: 'aberta',
      waitingSince: api.clock.now().toISOString(),
      entries: [{ side: 'customer', text: 'Furou o pneu da frente.', by: 'Olga Prado' }],
    });
    const [entry] = await api.trail('service-request-opened');
    expect(entry).toMatchObject({ actorId: consultant.userId, personId: id });
    await api.db.delete(users).where(eq(users.id, consultant.userId));
    const later = await customer.send(getServiceRequest, { params: { id: data.id } });
    expect(later.data.entries).toMatchObject([{ by: 'nossa equipe' }]);
  });

  it('notes the odometer with a mail, until the customer reads it again', async () => {
    const { consultant, customer, id, contractId } = await known();
    expect((await read(consultant, { id, contractId })).status).toBe(200);
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toMatch(/^Contrato C-2611-\d{4}: anotamos 300 km no painel$/);
    expect(mail?.bodyText).toContain('Feito por Olga Prado a seu pedido.');
    const bank = await customer.send(getKmBank, { params: { id: contractId } });
    expect(bank.data.readings[0]).toMatchObject({ km: 300, by: 'Olga Prado' });
    const own = await customer.send(sendOdometerReading, {
      params: { id: contractId },
      body: { km: 310 },
    });
    expect(own.data.readings[0]).toMatchObject({ km: 310 });
    expect(own.data.readings[0]).not.toHaveProperty('by');
  });

  it('is asked for no reading while the car is reported stolen', async () => {
    const { customer, consultant, id, contractId } = await known();
    await open(customer, contractId, THEFT);
    const { data } = await consultant.send(getPhoneCall, { params: { id } });
    expect(data.contracts).toMatchObject([{ id: contractId, odometer: null }]);
    expect((await read(consultant, { id, contractId })).status).toBe(409);
  });

  it('is refused as the customer’s own would be', async () => {
    const { consultant, id, contractId } = await known();
    const { status, body } = await consultant.send(readOdometerByPhone, {
      params: { id, contractId },
      body: { km: 5 },
    });
    expect([status, body.fields?.[0]?.key]).toEqual([400, 'Km']);
    expect((await api.mails()).at(-1)?.subject).not.toContain('anotamos');
  });
});
