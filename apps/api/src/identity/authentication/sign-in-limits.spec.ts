import { TEXTS } from '#platform/errors';
import { testApi } from '../../testing/api';
import { signInOf } from './testing/sign-in-of';

const api = testApi();
const { addCustomer, enter } = signInOf(api);
jest.setTimeout(60_000); // many hashes at once
const MINUTE = 60_000;

// security-requirements A2 and A3
describe('too many failures (A2, A3)', () => {
  it('block the account for two minutes with the text of the specification, the right password too', async () => {
    await addCustomer();
    const answers = [];
    for (let index = 0; index < 6; index += 1)
      answers.push(await enter(api.asAnyone(), 'errada'));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    const blocked = await enter(api.asAnyone());
    expect(blocked.status).toBe(429);
    expect(blocked.body.message).toEqual(TEXTS.tooMany);
    expect(Number(blocked.headers['retry-after'])).toBe(120);
    api.clock.advance(2 * MINUTE - 1);
    expect((await enter(api.asAnyone())).status).toBe(429);
    api.clock.advance(1);
    expect((await enter(api.asAnyone())).status).toBe(200);
  });

  it('count for the account, however it is named', async () => {
    await addCustomer();
    const names = [
      'ana@exemplo.test',
      'ANA@exemplo.test',
      '52998224725',
      '529.982.247-25',
      'ana@exemplo.test',
    ];
    for (const name of names)
      expect((await enter(api.asAnyone(), 'errada', name)).status).toBe(401);
    expect((await enter(api.asAnyone())).status).toBe(429);
  });

  it.each([
    ['an unknown e-mail', ['ninguem@exemplo.test', ' NINGUEM@exemplo.test']],
    ['an unknown document', ['11144477735', '111.444.777-35']],
  ])('block %s just the same, however it is written', async (_what, spellings) => {
    const answers = [];
    for (let index = 0; index < 6; index += 1)
      answers.push((await enter(api.asAnyone(), 'errada', spellings[index % 2])).status);
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('start at nothing when the block ends, and tries made while blocked do not lengthen it', async () => {
    await addCustomer();
    for (let index = 0; index < 5; index += 1) await enter(api.asAnyone(), 'errada');
    for (let index = 0; index < 4; index += 1) {
      api.clock.advance(20_000);
      expect((await enter(api.asAnyone(), 'errada')).status).toBe(429);
    }
    api.clock.advance(40_000);
    for (let index = 0; index < 4; index += 1)
      expect((await enter(api.asAnyone(), 'errada')).status).toBe(401);
    expect((await enter(api.asAnyone())).status).toBe(200);
  });

  it('do not get past the limit by coming fifty at once', async () => {
    await addCustomer();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => enter(api.asAnyone(), 'errada')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
    expect((await enter(api.asAnyone())).status).toBe(429);
  });

  it('of twenty accounts block the address, and the public pages go on working', async () => {
    for (let index = 0; index < 20; index += 1) {
      expect(
        (await enter(api.asAnyone(), 'errada', `pessoa${index}@exemplo.test`)).status,
      ).toBe(401);
    }
    await addCustomer();
    expect((await enter(api.asAnyone())).status).toBe(429);
    expect(
      (await api.asAnyone().request({ url: '/api/v1/vehicles/prices' })).status,
    ).toBe(200);
  });

  it('do not touch thirty right sign-ins at once', async () => {
    await addCustomer();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => enter(api.asAnyone())),
    );
    expect(answers.map(({ status }) => status)).toEqual(
      Array.from({ length: 30 }, () => 200),
    );
  });
});
