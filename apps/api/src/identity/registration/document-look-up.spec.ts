import { randomUUID } from 'node:crypto';
import { checkDocument, getAccountRecord } from '@site/api-contract';
import { TEXTS } from '#platform/errors';
import { testApi } from '../../testing/api';
import { registrationPartners, registrations } from '../accounts/registrations.table';

const api = testApi();
const params = { document: '52998224725' };

async function aCustomer() {
  const user = await api.addUser({
    name: 'Ana Souza',
    email: 'ana@exemplo.test',
    document: '52998224725',
    cellphone: '41998765432',
  });
  await api.db.insert(registrations).values({
    userId: user.id,
    updatedAt: api.clock.now(),
    birthdate: '1990-07-22',
    profession: 'Médica',
    cnh: '58316794534',
    cnhCategory: 'B',
    city: 'Curitiba',
    street: 'Rua das Flores',
  });
  return user;
}

// security-requirements A7
describe('A7: who asks about a document', () => {
  it.each(['anonymous', 'customer', 'SELLER', 'DEALER'] as const)(
    'learns as %s only whether there is an account',
    async (who) => {
      await aCustomer();
      const caller = who === 'anonymous' ? api.asAnyone() : await api.asRole(who);
      expect((await caller.send(checkDocument, { params })).data).toEqual({
        exists: true,
      });
      expect(
        (await caller.send(checkDocument, { params: { document: '11144477735' } })).data,
      ).toEqual({ exists: false });
      expect(await api.trail()).toEqual([]);
    },
  );

  it('gets as CONSULTANT the whole record, and the trail says that they looked', async () => {
    const user = await aCustomer();
    const consultant = await api.asRole('CONSULTANT');
    const { data } = await consultant.send(checkDocument, { params });
    expect(data).toEqual({
      exists: true,
      record: expect.objectContaining({
        id: user.id,
        name: 'Ana Souza',
        email: 'ana@exemplo.test',
        document: '52998224725',
        cellphone: '41998765432',
        cnh: '58316794534',
        profession: 'Médica',
        street: 'Rua das Flores',
        emailConfirmed: true,
      }),
    });
    expect(JSON.stringify(data)).not.toContain('password');
    const trail = await api.trail();
    expect(
      trail.map(({ action, actorId, personId }) => [action, actorId, personId]),
    ).toEqual([['person-viewed', consultant.userId, user.id]]);
    expect(
      (await consultant.send(checkDocument, { params: { document: '11144477735' } }))
        .data,
    ).toEqual({ exists: false });
  });

  it('is not told about colleagues: the account of staff is no customer', async () => {
    await api.addUser({ role: 'SELLER', document: '52998224725' });
    expect(
      (await (await api.asRole('CONSULTANT')).send(checkDocument, { params })).data,
    ).toEqual({ exists: true });
  });

  it.each(['anonymous', 'CONSULTANT'] as const)(
    'is stopped as %s after 10 questions in 15 minutes',
    async (who) => {
      const caller = who === 'anonymous' ? api.asAnyone() : await api.asRole(who);
      for (let n = 0; n < 10; n += 1)
        expect((await caller.send(checkDocument, { params })).status).toBe(200);
      expect((await caller.send(checkDocument, { params })).status).toBe(429);
      api.clock.advance(15 * 60_000 + 1000);
      if (who === 'anonymous')
        expect((await caller.send(checkDocument, { params })).status).toBe(200);
    },
  );

  it('needs valid check digits', async () => {
    expect(
      (await api.asAnyone().send(checkDocument, { params: { document: '52998224724' } }))
        .status,
    ).toBe(400);
  });
});

// security-requirements A7, D1, D2, I1; docs/product/back-office.md: all that is known
describe('the record of a customer', () => {
  const look = async (who: Awaited<ReturnType<typeof api.asRole>>, id: string) =>
    who.send(getAccountRecord, { params: { id } });

  it('tells a consultant the RNM of a foreigner and its validity, and leaves a trace', async () => {
    const user = await api.addUser({ name: 'Inés Ferreyra', document: '52998224725' });
    await api.db.insert(registrations).values({
      userId: user.id,
      updatedAt: api.clock.now(),
      nationality: 'Argentina',
      rne: 'V123456J',
      rneExpirationDate: '2030-05-01',
    });
    const consultant = await api.asRole('CONSULTANT');
    const { data } = await look(consultant, user.id);
    expect(data).toMatchObject({
      id: user.id,
      document: '52998224725',
      nationality: 'Argentina',
      rne: 'V123456J',
      rneExpirationDate: '2030-05-01',
      partners: [],
    });
    const colleague = await api.asRole('CONSULTANT');
    expect(await colleague.send(checkDocument, { params })).toMatchObject({
      data: { exists: true, record: data },
    });
    const trail = await api.trail();
    expect(
      trail.map(({ action, actorId, personId }) => [action, actorId, personId]),
    ).toEqual([
      ['person-viewed', consultant.userId, user.id],
      ['person-viewed', colleague.userId, user.id],
    ]);
    expect(JSON.stringify(trail)).not.toContain('V123456J');
  });

  it('tells a consultant the partners of a company in their order', async () => {
    const company = await api.addUser({ personType: 'PJ', document: 'DEM0PJ01000160' });
    await api.db.insert(registrationPartners).values([
      {
        userId: company.id,
        position: 2,
        name: 'Lúcia Massa',
        cpf: '00000000191',
        shareHundredths: 3_333,
        since: new Date('2026-11-20T12:00:00.000Z'),
      },
      {
        userId: company.id,
        position: 1,
        name: 'Paulo Massa',
        cpf: '12345678909',
        email: 'paulo@massa.test',
        shareHundredths: 6_667,
        since: new Date('2026-11-21T12:00:00.000Z'),
      },
    ]);
    const { data } = await look(await api.asRole('CONSULTANT'), company.id);
    expect(data.partners).toEqual([
      {
        name: 'Paulo Massa',
        cpf: '12345678909',
        share: 66.67,
        email: 'paulo@massa.test',
        since: '2026-11-21T12:00:00.000Z',
      },
      {
        name: 'Lúcia Massa',
        cpf: '00000000191',
        share: 33.33,
        since: '2026-11-20T12:00:00.000Z',
      },
    ]);
  });

  it.each(['customer', 'DEALER', 'SELLER'] as const)(
    'is closed to a %s, its own as well',
    async (role) => {
      const user = await aCustomer();
      const caller = await api.asRole(role);
      expect((await look(caller, user.id)).status).toBe(403);
      expect((await look(caller, caller.userId)).status).toBe(403);
      expect(await api.trail()).toEqual([]);
    },
  );

  it('of a colleague is the one of nobody, and every consultant sees that of each customer', async () => {
    const [consultant, other] = [
      await api.asRole('CONSULTANT'),
      await api.asRole('CONSULTANT'),
    ];
    for (const id of [other.userId, randomUUID()]) {
      const { status, body } = await look(consultant, id);
      expect(status).toBe(404);
      expect(body.message).toEqual(TEXTS.notFound);
    }
    const user = await aCustomer();
    for (const who of [consultant, other])
      expect((await look(who, user.id)).data.name).toBe('Ana Souza');
  });
});
