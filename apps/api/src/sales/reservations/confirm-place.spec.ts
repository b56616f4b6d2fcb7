import { randomUUID } from 'node:crypto';
import { signedId } from '#platform/security/signed-id';
import { testApi } from '../../testing/api';
import { reservations } from '../leads/leads.table';
import { confirm, join, ownPlace, tokenOf } from './testing/queue';

const api = testApi();

describe('the confirmation of a place', () => {
  it('makes it count from whatever browser, and again changes nothing', async () => {
    const rita = api.asAnyone();
    await join(rita, 'rita@exemplo.test');
    const token = await tokenOf(api, 'rita@exemplo.test');
    const first = await confirm(api.asAnyone(), token);
    expect([first.status, first.data]).toMatchObject([
      200,
      { number: 1, model: 'Serrana', state: 'waiting' },
    ]);
    api.clock.advance(3_600_000);
    expect((await confirm(api.asAnyone(), token)).body).toEqual(first.body);
    const [place] = await api.db.select().from(reservations);
    expect(place?.confirmedAt).toEqual(new Date(api.clock.now().getTime() - 3_600_000));
    expect(await ownPlace(rita)).toEqual(first.data);
  });

  it('is refused for a token that is none, and for one of another purpose', async () => {
    await join(api.asAnyone(), 'rita@exemplo.test');
    const [place] = await api.db.select().from(reservations);
    const { config } = api.ports;
    const none = await confirm(
      api.asAnyone(),
      signedId(config, 'share', place?.id ?? ''),
    );
    const gone = await confirm(api.asAnyone(), signedId(config, 'place', randomUUID()));
    for (const { status, body } of [none, gone])
      expect([status, body.message]).toEqual([
        404,
        'Este link não vale mais. Abra o do e-mail mais recente, ou entre na fila de novo.',
      ]);
    const cut = await confirm(api.asAnyone(), 'abc');
    expect(cut.status).toBe(400);
    expect(cut.body.fields).toEqual([
      { key: 'Token', message: 'Este link de confirmação não vale.' },
    ]);
    expect(place?.confirmedAt).toBeNull();
  });

  it('lets an e-mail count once: by another browser the place that counts stays the one', async () => {
    const [one, other] = [api.asAnyone(), api.asAnyone()];
    await join(one, 'rita@exemplo.test');
    const first = await tokenOf(api, 'rita@exemplo.test');
    await join(other, 'RITA@exemplo.test');
    const second = await tokenOf(api, 'rita@exemplo.test');
    expect(second).not.toBe(first);
    await confirm(one, first);
    expect((await confirm(other, second)).data).toMatchObject({
      ...{ number: 1, state: 'waiting' },
    });
    expect(await ownPlace(other)).toMatchObject({ number: 2, state: 'unconfirmed' });
    await join(api.asAnyone(), 'rita@exemplo.test');
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toBe('Pré-reserva do Serrana: seu lugar na fila continua o 1');
    expect(mail?.bodyText).toContain(
      'Alguém pediu outro com ele agora, o 3. Cada e-mail conta uma vez, então nada muda: vale o que você já tem.',
    );
    expect(mail?.bodyText).not.toContain('token=');
  });

  it('is not asked of who is signed in with that e-mail', async () => {
    const account = await api.asRole('customer', { email: 'rita@exemplo.test' });
    const { data } = await join(account, 'Rita@exemplo.test');
    expect(data.state).toBe('waiting');
    expect((await api.mails()).at(-1)).toMatchObject({
      subject: 'Pré-reserva do Serrana: seu lugar na fila é o 1',
      bodyText: expect.not.stringContaining('token='),
    });
    expect((await join(account, 'caio@exemplo.test')).data.state).toBe('unconfirmed');
  });
});
