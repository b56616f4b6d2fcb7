import { addPhoneContact } from '../back-office/privacy/testing/loose-contacts';
import { EMAIL, markedPerson } from '../back-office/privacy/testing/marked-person';
import { users } from '../identity/accounts/accounts.table';
import { leads } from '../sales/leads/leads.table';
import { proposals } from '../sales/proposals/proposals.table';
import { testApi } from '../testing/api';
import { eraseNamed } from './person';

const api = testApi();
const erase = (person: string, { dryRun = false } = {}) =>
  api.db.transaction((tx) => eraseNamed(api.ports, tx, person, dryRun));
const names = async () =>
  (await api.db.select({ email: users.email }).from(users)).map(({ email }) => email);

describe('`ops -- erase-person`', () => {
  it('says in a dry run what would go, and erases nothing', async () => {
    await markedPerson(api);
    expect(await erase(EMAIL, { dryRun: true })).toEqual(
      expect.arrayContaining([
        'users: 1 row',
        'registrations: 1 row',
        'simulations: 1 row',
      ]),
    );
    expect(await names()).toContain(EMAIL);
  });

  it.each(['529.982.247-25', '52998224725', EMAIL.toUpperCase()])(
    'erases who is named as %s, and the trail says that the operator did',
    async (person) => {
      await markedPerson(api);
      await api.emptyTrail();
      await erase(person);
      expect(await names()).toEqual([]);
      expect(await api.trail()).toMatchObject([
        {
          action: 'account-erased',
          actorRole: 'operations',
          actorId: null,
          personId: null,
          detail: 'operations',
        },
      ]);
    },
  );

  it('takes what came with the phone alone, since an operator knows whose it is', async () => {
    await markedPerson(api);
    await addPhoneContact(api);
    await erase(EMAIL);
    expect(await api.db.select().from(leads)).toEqual([]);
  });

  it('stops at an open proposal, at staff and at nobody', async () => {
    await markedPerson(api, { withProposal: true });
    const { number } = (await api.db.select().from(proposals))[0] ?? {};
    await expect(erase(EMAIL)).rejects.toThrow(
      `stops it: A proposta ${number} está aberta`,
    );
    expect(await names()).toContain(EMAIL);
    await api.addUser({ role: 'CONSULTANT', email: 'consultor@exemplo.test' });
    for (const person of ['consultor@exemplo.test', 'ninguem@exemplo.test'])
      await expect(erase(person)).rejects.toThrow(
        'There is no customer with this CPF, CNPJ or e-mail.',
      );
  });
});
