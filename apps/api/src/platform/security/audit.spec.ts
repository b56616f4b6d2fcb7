import {
  changePassword,
  decideProposal,
  getProposal,
  giveConsent,
  listLeads,
  listProposals,
  requestRecovery,
  savePersonalData,
  signIn,
  signOut,
} from '@site/api-contract';
import { CONSENT_TEXT } from '@site/api-contract/identity';
import {
  readyCustomer,
  sentProposal,
} from '../../sales/proposals/testing/ready-customer';
import { testApi } from '../../testing/api';
import { actorOf, recordAudit, SYSTEM } from './audit';
import { hashPassword } from './passwords';

const lines: string[] = [];
const api = testApi({
  config: { LOG_LEVEL: 'info' },
  logTo: { write: (line) => void lines.push(line) },
});
const PASSWORD = 'Ipe-Amarelo-2026';
const MINUTE_MS = 60_000;
const trail = () => api.trail();
const acts = async () => (await trail()).map(({ action }) => action);
const logged = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event);

async function addCustomer() {
  return api.addUser({
    email: 'ana@exemplo.test',
    document: '52998224725',
    passwordHash: await hashPassword(api.ports.config, PASSWORD),
  });
}

beforeEach(() => lines.splice(0));

// security-requirements I1
describe('the audit trail', () => {
  it('says who, from where, what, when and in which request, and the log says the same', async () => {
    const user = await addCustomer();
    const { headers } = await api.asAnyone().send(signIn, {
      body: { email: 'ana@exemplo.test', password: PASSWORD },
      headers: { traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` },
    });
    expect(headers['traceparent']).toContain('ab'.repeat(16));
    expect(await trail()).toEqual([
      {
        id: 1,
        at: api.clock.now(),
        actorId: user.id,
        actorRole: 'customer',
        action: 'sign-in',
        personId: user.id,
        subject: null,
        detail: null,
        address: '127.0.0.1',
        traceId: 'ab'.repeat(16),
      },
    ]);
    expect(logged()).toEqual([
      expect.objectContaining({
        level: 'info',
        event: 'sign-in',
        userId: user.id,
        actorId: user.id,
        from: '127.0.0.1',
        traceId: 'ab'.repeat(16),
      }),
    ]);
  });

  it('tells failed sign-ins, the block that they start and the way out', async () => {
    const user = await addCustomer();
    const visitor = api.asAnyone();
    for (let n = 0; n < 5; n += 1)
      await visitor.send(signIn, {
        body: { email: 'ana@exemplo.test', password: 'errada-mesmo' },
      });
    await visitor.send(signIn, {
      body: { email: 'ana@exemplo.test', password: PASSWORD },
    });
    await visitor.send(requestRecovery, { body: { email: 'ana@exemplo.test' } });
    expect(await acts()).toEqual([
      ...Array<string>(4).fill('sign-in-failed'),
      'sign-in-blocked',
      'sign-in-failed',
      'recovery-asked',
    ]);
    for (const { actorId, actorRole, personId } of await trail())
      expect([actorId, actorRole, personId]).toEqual([null, 'anonymous', user.id]);
    expect(
      logged()
        .filter(({ event }) => event === 'refused')
        .map(({ status }) => status),
    ).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('tells nobody apart for an unknown e-mail', async () => {
    await api
      .asAnyone()
      .send(signIn, { body: { email: 'ninguem@exemplo.test', password: PASSWORD } });
    await api
      .asAnyone()
      .send(requestRecovery, { body: { email: 'ninguem@exemplo.test' } });
    expect((await trail()).map(({ action, personId }) => [action, personId])).toEqual([
      ['sign-in-failed', null],
    ]);
  });

  it('tells changes of data, consents and the end of a session', async () => {
    const customer = await api.asRole('customer', {
      passwordHash: await hashPassword(api.ports.config, PASSWORD),
    });
    const params = { id: customer.userId };
    const personal = {
      birthdate: '1990-07-22',
      nationality: 'Brasileira' as const,
      profession: 'Médica',
      cnh: '58316794534',
      cnhCategory: 'B' as const,
      cnhFirstLicenseDate: '2010-03-15',
      cnhExpirationDate: '2031-03-10',
    };
    expect(
      (await customer.send(savePersonalData, { params, body: personal })).status,
    ).toBe(200);
    await customer.send(giveConsent, {
      body: { measurement: true, marketing: false, textVersion: CONSENT_TEXT, page: '/' },
    });
    await customer.send(giveConsent, {
      body: {
        measurement: false,
        marketing: false,
        textVersion: CONSENT_TEXT,
        page: '/',
      },
    });
    await customer.send(changePassword, {
      params,
      body: {
        currentPassword: PASSWORD,
        password: 'sabia-canta-na-serra-27',
        passwordConfirmation: 'sabia-canta-na-serra-27',
      },
    });
    await customer.send(signOut, {});
    expect((await trail()).map(({ action, detail }) => [action, detail])).toEqual([
      ['registration-saved', 'personal-data'],
      ['consent-given', null],
      ['consent-withdrawn', null],
      ['password-changed', null],
      ['sign-out', null],
    ]);
  });

  it('tells which staff looked at whose proposal, and nothing when the customer looks', async () => {
    const customer = await readyCustomer(api);
    const proposal = await sentProposal(customer);
    const consultant = await api.asRole('CONSULTANT');
    await api.emptyTrail();
    await customer.send(getProposal, { params: { id: proposal.id } });
    await customer.send(listProposals, {});
    expect(await trail()).toEqual([]);
    await consultant.send(listProposals, {});
    await consultant.send(listLeads, {});
    await consultant.send(getProposal, { params: { id: proposal.id } });
    await consultant.send(decideProposal, {
      params: { id: proposal.id },
      body: { to: 'aprovada', reasons: [], revision: proposal.revision },
    });
    expect(
      (await trail()).map(({ action, actorId, personId, subject, detail }) => [
        action,
        actorId,
        personId,
        subject,
        detail,
      ]),
    ).toEqual([
      ['proposals-listed', consultant.userId, null, null, null],
      ['leads-listed', consultant.userId, null, null, null],
      [
        'proposal-viewed',
        consultant.userId,
        customer.userId,
        `proposal:${proposal.id}`,
        null,
      ],
      [
        'proposal-moved',
        consultant.userId,
        customer.userId,
        `proposal:${proposal.id}`,
        'aprovada',
      ],
    ]);
  });

  it('tells one look of a screen that stands open, however often it is read again', async () => {
    const customer = await readyCustomer(api);
    const { id } = await sentProposal(customer);
    const [consultant, colleague] = [
      await api.asRole('CONSULTANT'),
      await api.asRole('CONSULTANT'),
    ];
    await api.emptyTrail();
    const begin = api.clock.now().getTime();
    const seen = async () =>
      (await api.trail('proposal-viewed')).map(({ actorId, at }) => [
        actorId,
        (at.getTime() - begin) / MINUTE_MS,
      ]);
    for (const minutes of [0, 1, 8]) {
      api.clock.advance(minutes * MINUTE_MS);
      await consultant.send(getProposal, { params: { id } });
    }
    await colleague.send(getProposal, { params: { id } });
    expect(await seen()).toEqual([
      [consultant.userId, 0],
      [colleague.userId, 9],
    ]);
    expect(logged().filter(({ event }) => event === 'proposal-viewed')).toHaveLength(4);
    const other = {
      actor: actorOf(SYSTEM, { id: consultant.userId, role: 'CONSULTANT' }),
    };
    const look = {
      ...other,
      action: 'proposal-viewed',
      personId: customer.userId,
    } as const;
    const subject = `proposal:${id}` as const;
    await recordAudit(api.ports, api.db, { ...look, subject, detail: 'file' });
    await recordAudit(api.ports, api.db, { ...look, subject: `${subject}0` });
    expect(await seen()).toHaveLength(4);
    api.clock.advance(21 * MINUTE_MS);
    await recordAudit(api.ports, api.db, { ...look, subject });
    expect((await seen()).at(-1)).toEqual([consultant.userId, 30]);
  });

  it('is undone with its effect', async () => {
    const undone = api.db.transaction(async (tx) => {
      await recordAudit(api.ports, tx, { actor: SYSTEM, action: 'account-erased' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await trail()).toEqual([]);
  });

  it('holds nothing that was typed', async () => {
    await addCustomer();
    await api.asAnyone().send(signIn, {
      body: { email: '529.982.247-25', password: 'senha-que-vazou-77' },
    });
    const text = JSON.stringify(await trail()) + lines.join();
    for (const secret of [
      '52998224725',
      '529.982',
      'ana@exemplo.test',
      'senha-que-vazou-77',
    ])
      expect(text).not.toContain(secret);
  });
});
