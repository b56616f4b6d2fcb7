import { checkDocument } from '@site/contracts';
import { asc } from 'drizzle-orm';
import { auditEntries, registrations } from '../../tables';
import { testApi } from '../../testing/api';

const api = testApi();
const params = { document: '52998224725' };

async function aCustomer() {
  const user = await api.addUser({ name: 'Ana Souza', email: 'ana@exemplo.test', document: '52998224725', cellphone: '41998765432' });
  await api.db.insert(registrations).values({ userId: user.id, updatedAt: api.clock.now(), birthdate: '1990-07-22', profession: 'Médica', cnh: '58316794534', cnhCategory: 'B', city: 'Curitiba', street: 'Rua das Flores' });
  return user;
}

// security-requirements A7
describe('A7: who asks about a document', () => {
  it.each(['anonymous', 'customer', 'SELLER', 'DEALER'] as const)('learns as %s only whether there is an account', async (who) => {
    await aCustomer();
    const caller = who === 'anonymous' ? api.asAnyone() : await api.asRole(who);
    expect((await caller.send(checkDocument, { params })).data).toEqual({ exists: true });
    expect((await caller.send(checkDocument, { params: { document: '11144477735' } })).data).toEqual({ exists: false });
    expect(await api.db.select().from(auditEntries)).toEqual([]);
  });

  it('gets as CONSULTANT the whole record, and the trail says that they looked', async () => {
    const user = await aCustomer();
    const consultant = await api.asRole('CONSULTANT');
    const { data } = await consultant.send(checkDocument, { params });
    expect(data).toEqual({
      exists: true,
      record: expect.objectContaining({ id: user.id, name: 'Ana Souza', email: 'ana@exemplo.test', document: '52998224725', cellphone: '41998765432', cnh: '58316794534', profession: 'Médica', street: 'Rua das Flores', emailConfirmed: true }),
    });
    expect(JSON.stringify(data)).not.toContain('password');
    const trail = await api.db.select().from(auditEntries).orderBy(asc(auditEntries.id));
    expect(trail.map(({ action, actorId, personId }) => [action, actorId, personId])).toEqual([['person-viewed', consultant.userId, user.id]]);
    expect((await consultant.send(checkDocument, { params: { document: '11144477735' } })).data).toEqual({ exists: false });
  });

  it('is not told about colleagues: the account of staff is no customer', async () => {
    await api.addUser({ role: 'SELLER', document: '52998224725' });
    expect((await (await api.asRole('CONSULTANT')).send(checkDocument, { params })).data).toEqual({ exists: true });
  });

  it.each(['anonymous', 'CONSULTANT'] as const)('is stopped as %s after 10 questions in 15 minutes', async (who) => {
    const caller = who === 'anonymous' ? api.asAnyone() : await api.asRole(who);
    for (let n = 0; n < 10; n += 1) expect((await caller.send(checkDocument, { params })).status).toBe(200);
    expect((await caller.send(checkDocument, { params })).status).toBe(429);
    api.clock.advance(15 * 60_000 + 1000);
    if (who === 'anonymous') expect((await caller.send(checkDocument, { params })).status).toBe(200);
  });

  it('needs valid check digits', async () => {
    expect((await api.asAnyone().send(checkDocument, { params: { document: '52998224724' } })).status).toBe(400);
  });
});
