import { getLoggedUser, listStaff, resetStaffApp } from '@site/api-contract';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';

const api = testApi();
const reset = (client: TestClient, id: string) =>
  client.send(resetStaffApp, { params: { id } });

// docs/product/identity.md
describe('who works here, for the right `people`', () => {
  it('lists consultants and dealers with access, and marks the reader', async () => {
    const otavio = await api.asRole('CONSULTANT', { name: 'Otávio Reis' });
    await api.asRole('DEALER', { dealershipId: 5, name: 'Ana Prado' });
    await api.asRole('SELLER', { dealershipId: 5, name: 'Vera Nunes' });
    await api.addUser({ role: 'CONSULTANT', disabledAt: api.clock.now() });
    const { data } = await otavio.send(listStaff, {});
    expect(
      data.items.map(({ name, hasApp, isSelf }) => ({ name, hasApp, isSelf })),
    ).toEqual([
      { name: 'Otávio Reis', hasApp: false, isSelf: true },
      { name: 'Ana Prado', hasApp: false, isSelf: false },
    ]);
  });

  it.each(['CONSULTANT', 'DEALER'] as const)(
    'takes the app of a %s’s lost phone away and ends the sessions',
    async (role) => {
      const otavio = await api.asRole('CONSULTANT');
      const colleague = await api.asRole(role);
      expect((await reset(otavio, colleague.userId)).status).toBe(200);
      expect((await colleague.send(getLoggedUser, {})).status).toBe(401);
      expect(await api.trail('authenticator-reset')).toMatchObject([
        { actorId: otavio.userId, actorRole: 'CONSULTANT', personId: colleague.userId },
      ]);
    },
  );

  it('acts on nobody else, and not on the reader', async () => {
    const otavio = await api.asRole('CONSULTANT');
    const others = [
      otavio,
      await api.asRole('SELLER', { dealershipId: 5 }),
      await api.asRole('customer'),
    ];
    for (const { userId } of others)
      expect((await reset(otavio, userId)).status).toBe(404);
    expect((await otavio.send(getLoggedUser, {})).status).toBe(200);
  });

  it('is closed to a consultant without it', async () => {
    const other = await api.asRole('CONSULTANT', { rights: ['analysis', 'desk'] });
    expect((await other.send(listStaff, {})).status).toBe(403);
  });
});
