import { getLoggedUser, getTeam, resetSellerApp } from '@site/api-contract';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import {
  EMAIL,
  staffSignInOf,
} from '../authentication/second-step/testing/staff-sign-in';

const api = testApi({
  config: { APP_MODE: 'production', PUBLIC_ORIGIN: 'https://www.rodar.example' },
});
const { addStaff, begin, show, prove, codeNow, connect } = staffSignInOf(api);
const SHOP = 5;
const reset = (client: TestClient, id: string) =>
  client.send(resetSellerApp, { params: { id } });

// security-requirements A12
describe('the app of a seller whose phone is lost', () => {
  /** A seller with an app and a session, and a dealer of the same dealership. */
  const scene = async () => {
    const { id } = await addStaff({ role: 'SELLER', dealershipId: SHOP });
    const { visitor, answer } = await connect();
    visitor.token = answer.data.session?.token;
    api.clock.advance(60_000);
    const dealer = await api.asRole('DEALER', { dealershipId: SHOP, name: 'Ana Prado' });
    return { id, visitor, dealer };
  };

  it('stops counting, also for a sign-in that was begun', async () => {
    const { id, dealer } = await scene();
    const thief = api.asAnyone();
    await begin(thief);
    const code = await codeNow();
    expect((await reset(dealer, id)).status).toBe(200);
    expect((await prove(thief, code)).body).toMatchObject({ reason: 'sign-in-over' });
  });

  it('is in the list of the team until it is taken away', async () => {
    const { id, dealer } = await scene();
    const listed = async () =>
      (await dealer.send(getTeam, {})).data.sellers.map(({ hasApp }) => hasApp);
    expect(await listed()).toEqual([true]);
    await reset(dealer, id);
    expect(await listed()).toEqual([false]);
  });

  it('takes the open sessions along', async () => {
    const { id, visitor, dealer } = await scene();
    await reset(dealer, id);
    expect((await visitor.send(getLoggedUser, {})).status).toBe(401);
  });

  it('is followed by another one at the next sign-in', async () => {
    const { id, dealer } = await scene();
    await reset(dealer, id);
    const { answer } = await connect();
    expect(answer.data.session?.user.id).toBe(id);
    const again = api.asAnyone();
    await begin(again);
    expect(await show(again)).toMatchObject({ proof: 'code' });
  });

  it('leaves a trace, and a mail to its owner with the name of who did it', async () => {
    const { id, dealer } = await scene();
    await reset(dealer, id);
    expect(await api.trail('authenticator-reset')).toMatchObject([
      { actorId: dealer.userId, actorRole: 'DEALER', personId: id },
    ]);
    const mail = (await api.mails()).at(-1);
    expect(mail).toMatchObject({
      recipient: EMAIL,
      subject: 'Sua segunda etapa foi desligada',
      bodyText: expect.stringContaining('Ana Prado desligou o aplicativo'),
    });
    expect(mail?.bodyText).toContain('Não foi você que pediu? Fale com a gente agora: ');
  });

  it('is taken away by a dealer of the own dealership alone', async () => {
    const { id } = await scene();
    const others = [
      [await api.asRole('DEALER', { dealershipId: 1 }), 404],
      [await api.asRole('SELLER', { dealershipId: SHOP }), 403],
      [await api.asRole('customer'), 403],
      [api.asAnyone(), 401],
    ] as const;
    for (const [client, status] of others)
      expect((await reset(client, id)).status).toBe(status);
    expect(await api.trail('authenticator-reset')).toEqual([]);
  });

  it('is not taken away by the dealer for themselves', async () => {
    const { dealer } = await scene();
    expect((await reset(dealer, dealer.userId)).status).toBe(404);
  });
});
