import { eq } from 'drizzle-orm';
import {
  checkDocument,
  replacePendingEmail,
  resendVerification,
  signIn,
  verifyMfa,
} from '@site/api-contract';
import { hashPassword } from '#platform/security/passwords';
import { testApi } from '../../testing/api';
import { FORM, register, verify } from '../registration/testing/quick-registration';
import { users } from './accounts.table';

const api = testApi();
afterEach(() => jest.restoreAllMocks());
const MINUTE = 60_000;

// security-requirements A7: everything that a person who knows an e-mail can ask, with
// and without an account behind it
describe('registering with the e-mail of somebody else and a new CPF', () => {
  const CPF = '111.444.777-35';
  const email = 'marina@exemplo.test';

  /**
   * All questions of an anonymous caller afterwards. Ids are replaced by whether they are
   * the first one.
   */
  async function everythingAsked() {
    const told: unknown[] = [];
    jest.spyOn(api.ports.random, 'pin').mockReturnValue('424242');
    const first = await register(api, { document: CPF });
    const { id } = first.data;
    const note = (what: string, { status, body }: { status: number; body: object }) => {
      const text = JSON.stringify({ ...body, traceId: undefined }).replaceAll(
        id,
        'the account',
      );
      told.push([
        what,
        status,
        text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'another id'),
      ]);
    };
    const enter = (typed: string, password: string = FORM.password) =>
      api.asAnyone().send(signIn, { body: { email: typed, password } });
    note('registered', first);
    note('registered again', await register(api, { document: CPF }));
    note(
      'with another password',
      await register(api, {
        document: CPF,
        password: 'outra frase comprida',
        passwordConfirmation: 'outra frase comprida',
      }),
    );
    note('with another CPF', await register(api, { document: '390.533.447-05' }));
    note(
      'the CPF',
      await api.asAnyone().send(checkDocument, { params: { document: CPF } }),
    );
    note(
      'the other CPF',
      await api
        .asAnyone()
        .send(checkDocument, { params: { document: '390.533.447-05' } }),
    );
    note('sign-in by e-mail', await enter(email));
    note('sign-in by CPF', await enter(CPF));
    note('PIN by e-mail', await verify(api, '000000'));
    note('PIN by id', await verify(api, '000000', id));
    note('PIN by CPF', await verify(api, '000000', CPF));
    for (let index = 0; index < 3; index += 1)
      note('resend', await api.asAnyone().send(resendVerification, { params: { id } }));
    for (let index = 0; index < 3; index += 1)
      note('wrong by e-mail', await enter(email, 'senha errada'));
    note('right between', await enter(CPF));
    for (let index = 0; index < 3; index += 1)
      note('wrong by CPF', await enter(CPF, 'senha errada'));
    api.clock.advance(31 * MINUTE);
    const later = await register(api, { document: CPF });
    told.push(['after the PIN ran out', later.status, later.data.id === id]);
    return told;
  }

  it('gets the same answers to everything as with an e-mail that nobody has', async () => {
    const unknown = await everythingAsked();
    await api.reset();
    await api.addUser({ email, document: '52998224725' });
    expect(await everythingAsked()).toEqual(unknown);
    expect(unknown).toContainEqual([
      'sign-in by e-mail',
      403,
      expect.stringContaining('EmailPending'),
    ]);
    expect(unknown).toContainEqual(['wrong by CPF', 429, expect.anything()]);
  });

  it('tells the owner, sends no code and takes nothing from the account', async () => {
    const owner = await api.addUser({ email, document: '52998224725' });
    const { data } = await register(api, { document: CPF });
    await api.asAnyone().send(resendVerification, { params: { id: data.id } });
    expect(
      (await api.mails()).map(({ recipient, subject }) => [recipient, subject]),
    ).toEqual([[email, 'Você já tem cadastro']]);
    const [kept] = await api.db.select().from(users).where(eq(users.email, email));
    expect(kept).toEqual(owner);
  });

  it('can not be confirmed, not even by the right code', async () => {
    await api.addUser({ email, document: '52998224725' });
    jest.spyOn(api.ports.random, 'pin').mockReturnValue('424242');
    const { data } = await register(api, { document: CPF });
    expect((await verify(api, '424242', data.id)).status).toBe(400);
  });

  it('does not stand between the owner and the second step', async () => {
    await api.addUser({
      email,
      document: '52998224725',
      mfaEnabled: true,
      passwordHash: await hashPassword(api.ports.config, 'senha da dona'),
    });
    await register(api, { document: CPF });
    const owner = api.asAnyone();
    expect(
      (await owner.send(signIn, { body: { email, password: 'senha da dona' } })).status,
    ).toBe(403);
    const pin =
      (await api.mails()).flatMap(({ subject, bodyText }) =>
        subject === 'Seu código de acesso' ? (/\b\d{6}\b/.exec(bodyText) ?? []) : [],
      )[0] ?? '';
    expect((await owner.send(verifyMfa, { body: { email, pin } })).status).toBe(200);
  });

  it('gives nobody more tries at the password of the owner', async () => {
    await api.addUser({ email, document: '52998224725' });
    await register(api, { document: CPF });
    const statuses: number[] = [];
    for (const password of ['a', 'b', 'c', FORM.password, 'd', 'e', 'f'])
      statuses.push(
        (await api.asAnyone().send(signIn, { body: { email, password } })).status,
      );
    expect(statuses).toEqual([401, 401, 401, 403, 401, 401, 429]);
  });
});

it('an address gets at most three codes in ten minutes, from however many accounts they are asked', async () => {
  const documents = [
    '529.982.247-25',
    '111.444.777-35',
    '390.533.447-05',
    '11.222.333/0001-81',
    '12.ABC.345/01DE-35',
  ];
  const { password } = FORM;
  for (const [n, document] of documents.entries()) {
    const email = `conta${n}@exemplo.test`;
    const { data } = await register(api, { document, email, emailConfirmation: email });
    for (const to of ['vitima@exemplo.test', `outra${n}@exemplo.test`]) {
      const { status } = await api.asAnyone().send(replacePendingEmail, {
        params: { id: data.id },
        body: { email: to, emailConfirmation: to, password },
      });
      expect(status).toBe(200);
    }
  }
  const codes = (await api.mails()).filter(
    ({ recipient }) => recipient === 'vitima@exemplo.test',
  );
  expect(codes).toHaveLength(3);
});
