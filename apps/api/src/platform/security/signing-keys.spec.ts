import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { getLoggedUser, sendLead, verifyEmail, XSRF_COOKIE } from '@site/api-contract';
import { readConfig } from '@site/server';
import { sendPin } from '../../identity/authentication/pins';
import { pinIn } from '../../identity/authentication/testing/pin-in';
import { rotateSigningKeyCommand } from '../../ops/rotate-signing-key';
import { testApi } from '../../testing/api';
import { configSchema } from '../config';
import { newXsrfToken } from '../http/xsrf';
import { issueAccessToken, verifyAccessToken } from './authentication';
import { withSecrets } from './secrets';
import { idOfSigned, signedId } from './signed-id';
import { honoredKeys, signingKey } from './signing-keys';

const OLD = Buffer.alloc(32, 1).toString('base64');
const NEW = Buffer.alloc(32, 2).toString('base64');
const OTHER = Buffer.alloc(32, 3).toString('base64');
const LEAD = {
  name: 'Bia',
  email: 'bia@exemplo.test',
  cellphone: '41998765432',
  interest: 'quero para uso pessoal' as const,
  cpf: null,
  state: null,
  months: null,
  hasAcceptedNewsletter: null,
};

// The API after a rotation: it signs with the new key and still accepts the old one.
const api = testApi({ config: { SIGNING_KEY: NEW, ACCEPTED_SIGNING_KEYS: [OLD] } });
const before = () => ({
  ...api.ports,
  config: { ...api.ports.config, SIGNING_KEY: OLD, ACCEPTED_SIGNING_KEYS: [] },
});

describe('after the signing key was rotated', () => {
  it('a token of before is honored, one of a key that is in no list is not', async () => {
    const customer = await api.asRole('customer');
    const user = {
      id: customer.userId,
      name: 'Ana',
      role: null,
      dealershipId: null,
      originAssistedSale: null,
    };
    customer.token = await issueAccessToken(before(), user, customer.signInId);
    expect((await customer.send(getLoggedUser, {})).status).toBe(200);
    customer.token = await issueAccessToken(
      { ...api.ports, config: { ...api.ports.config, SIGNING_KEY: OTHER } },
      user,
      customer.signInId,
    );
    expect((await customer.send(getLoggedUser, {})).status).toBe(401);
  });

  // security-requirements B1: the kid chooses from a fixed set, and the signature must be
  // that key's
  it('a kid of one key over a signature of another is refused', async () => {
    const { signInId, token = '' } = await api.asRole('customer');
    const claims = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    ) as Record<string, unknown>;
    const [current, earlier] = honoredKeys(api.ports.config);
    if (!current || !earlier) throw new Error('two keys are honored');
    const sign = (kid: string, secret: Buffer) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid })
        .sign(secret);
    expect(
      await verifyAccessToken(api.ports, await sign(earlier.id, earlier.secret)),
    ).toMatchObject({ signInId });
    expect(
      await verifyAccessToken(api.ports, await sign(earlier.id, current.secret)),
    ).toBeNull();
    expect(
      await verifyAccessToken(api.ports, await sign(current.id, earlier.secret)),
    ).toBeNull();
    expect(
      await verifyAccessToken(api.ports, await sign('../../etc', current.secret)),
    ).toBeNull();
  });

  it('an open tab goes on writing, a mailed code and a shared simulation still work', async () => {
    const visitor = api.asAnyone();
    visitor.cookies.set(XSRF_COOKIE, newXsrfToken(before()));
    expect(
      (
        await visitor.send(sendLead, {
          params: { product: 'carro-por-assinatura' },
          body: LEAD,
        })
      ).status,
    ).toBe(201);

    const { id, email } = await api.addUser({ emailConfirmedAt: null });
    await api.db.transaction((tx) =>
      sendPin(before(), tx, { userId: id, purpose: 'email', address: email }),
    );
    expect(
      (
        await api
          .asAnyone()
          .send(verifyEmail, { body: { email, pin: pinIn(await api.mails()) } })
      ).status,
    ).toBe(200);

    const shared = '4f9a4a3e-6c57-4a0c-9a57-1f6c1d0b7a11';
    expect(
      idOfSigned(
        api.ports.config,
        'share',
        signedId({ SIGNING_KEY: OLD }, 'share', shared),
      ),
    ).toBe(shared);
    expect(
      idOfSigned(
        api.ports.config,
        'share',
        signedId({ SIGNING_KEY: OTHER }, 'share', shared),
      ),
    ).toBeNull();
  });
});

describe('`ops -- rotate-signing-key`', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rodar-keys-'));
  });
  afterEach(() => {
    delete process.env['SIGNING_KEY'];
    rmSync(folder, { recursive: true, force: true });
  });
  const configOf = () => withSecrets(readConfig(configSchema, { DATA_DIR: folder }));
  const rotate = async () => {
    const lines: string[] = [];
    await rotateSigningKeyCommand.run({
      config: configOf(),
      assets: { migrations: '', drawings: '', pdfWorker: '', pdfPainter: '' },
      words: [],
      options: new Map(),
      print: (line) => void lines.push(line),
    });
    return lines;
  };

  it('gives the demo another key for its next start and keeps the one until now, and no older one', async () => {
    const first = configOf();
    expect((await rotate()).join()).toContain('Restart the API');
    const second = configOf();
    expect(second.SIGNING_KEY).not.toBe(first.SIGNING_KEY);
    expect(second.ACCEPTED_SIGNING_KEYS).toEqual([first.SIGNING_KEY]);
    expect(second.FILE_KEY).toEqual(first.FILE_KEY);
    await rotate();
    expect(configOf().ACCEPTED_SIGNING_KEYS).toEqual([second.SIGNING_KEY]);
    expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
  });

  it('changes no file when the key stands in the environment, and says what to do there', async () => {
    const first = configOf();
    process.env['SIGNING_KEY'] = OLD;
    const lines = await rotate();
    expect(Buffer.from(lines[1]?.trim() ?? '', 'base64')).toHaveLength(32);
    expect(lines.join()).toContain('ACCEPTED_SIGNING_KEYS');
    expect(configOf().SIGNING_KEY).toBe(first.SIGNING_KEY);
  });

  it.each(['short', `${OLD},short`, [OLD, NEW, OTHER, OLD].join()])(
    'ACCEPTED_SIGNING_KEYS=%s stops the start',
    (value) => {
      expect(() => readConfig(configSchema, { ACCEPTED_SIGNING_KEYS: value })).toThrow(
        /Bad environment variable ACCEPTED_SIGNING_KEYS/,
      );
    },
  );

  it('several are taken with commas between', () => {
    const { ACCEPTED_SIGNING_KEYS } = readConfig(configSchema, {
      ACCEPTED_SIGNING_KEYS: `${OLD}, ${OTHER}`,
    });
    const secrets = honoredKeys({ SIGNING_KEY: NEW, ACCEPTED_SIGNING_KEYS }).map(
      ({ secret }) => secret,
    );
    expect(secrets).toEqual([2, 1, 3].map((byte) => Buffer.alloc(32, byte)));
    expect(signingKey({ SIGNING_KEY: NEW }).secret).toEqual(secrets[0]);
  });
});
