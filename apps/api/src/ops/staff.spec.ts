import {
  getLoggedUser,
  inviteConsultant,
  listLeads,
  listStaff,
  signIn,
} from '@site/api-contract';
import { OPERATIONS } from '#platform/security/audit';
import { hashPassword } from '#platform/security/passwords';
import { leadsAtWork } from '../sales/leads/testing/leads-at-work';
import { testApi } from '../testing/api';
import { createUserCommand } from './create-user';
import {
  changeRights,
  changeRole,
  disable,
  enable,
  getAccount,
  readOrigin,
  readRights,
  takeApp,
} from './staff';

const api = testApi();
const email = 'sai@exemplo.test';
const password = 'uma frase comprida';

const change = (work: typeof disable) =>
  api.db.transaction(async (tx) => work(api.ports, tx, await getAccount(tx, email)));
const move = (role: 'DEALER' | 'SELLER' | 'CONSULTANT', dealershipId: number | null) =>
  change((ports, tx, account) => changeRole(ports, tx, account, { role, dealershipId }));
const trail = async () =>
  (await api.trail()).map(({ action, actorRole, personId, detail }) => [
    action,
    actorRole,
    personId,
    detail,
  ]);
const enter = () => api.asAnyone().send(signIn, { body: { email, password } });

async function seller() {
  const passwordHash = await hashPassword(api.ports.config, password);
  const client = await api.asRole('SELLER', {
    email,
    passwordHash,
    originAssistedSale: 'SAIDA-01',
  });
  await api.emptyTrail();
  return client;
}

// security-requirements B4
describe('`ops -- disable-user`', () => {
  it('ends the sessions at once and lets nobody in until the account is enabled again', async () => {
    const client = await seller();
    expect((await client.send(getLoggedUser, {})).status).toBe(200);
    await change(disable);
    expect((await client.send(getLoggedUser, {})).status).toBe(401);
    expect((await enter()).status).toBe(400);
    expect(await trail()).toEqual([
      ['account-disabled', OPERATIONS.role, client.userId, null],
    ]);
    await change(enable);
    expect((await enter()).status).toBe(200);
    expect((await client.send(getLoggedUser, {})).status).toBe(401);
    expect((await trail())[1]).toEqual([
      'account-enabled',
      OPERATIONS.role,
      client.userId,
      null,
    ]);
  });

  it('says when there is nothing to do, or nobody', async () => {
    await expect(change(disable)).rejects.toThrow(
      'There is no account with this e-mail.',
    );
    await seller();
    await expect(change(enable)).rejects.toThrow('This account is not disabled.');
    await change(disable);
    await expect(change(disable)).rejects.toThrow('This account is disabled already.');
  });
});

describe('`ops -- change-role`', () => {
  it('asks for another sign-in, and the assisted sale of a seller goes with the role', async () => {
    const client = await seller();
    await move('DEALER', 5);
    expect((await client.send(getLoggedUser, {})).status).toBe(401);
    const { data } = await enter();
    const claims = JSON.parse(
      Buffer.from(data.token.split('.')[1] ?? '', 'base64url').toString(),
    );
    expect(claims).toMatchObject({ role: 'DEALER', dealershipId: '5' });
    expect(claims).not.toHaveProperty('originAssistedSale');
    expect((await trail())[0]).toEqual([
      'role-changed',
      OPERATIONS.role,
      client.userId,
      'DEALER',
    ]);
  });

  it('keeps the dealership unless another is named, and takes it from a consultant', async () => {
    const { userId } = await seller();
    await move('DEALER', null);
    await move('CONSULTANT', null);
    await expect(move('SELLER', null)).rejects.toThrow('--dealership is needed');
    await expect(move('SELLER', 999_999)).rejects.toThrow(
      'There is no dealership 999999.',
    );
    await expect(move('CONSULTANT', 5)).rejects.toThrow('belongs to no dealership');
    expect((await trail()).map(([, , personId]) => personId)).toEqual([userId, userId]);
  });

  it('gives a seller the origin without which there is no link of assisted sales', async () => {
    await api.asRole('SELLER', { originAssistedSale: 'PAULISTA-01' });
    await api.asRole('SELLER', { email, originAssistedSale: null });
    const name = (role: 'DEALER' | 'SELLER', text: string) =>
      change((ports, tx, account) =>
        changeRole(ports, tx, account, {
          role,
          dealershipId: null,
          origin: readOrigin(text),
        }),
      );
    await expect(name('SELLER', 'duas palavras')).rejects.toThrow(
      '--assisted-sale takes letters, digits and hyphens',
    );
    await expect(name('SELLER', 'paulista-01')).rejects.toThrow(
      'Another seller has the assisted-sale origin PAULISTA-01.',
    );
    await expect(name('DEALER', 'vera-01')).rejects.toThrow(
      'Only sellers have an assisted-sale origin.',
    );
    await name('SELLER', 'vera-01');
    await move('SELLER', null);
    const { originAssistedSale } = await api.db.transaction((tx) =>
      getAccount(tx, email),
    );
    expect(originAssistedSale).toBe('VERA-01');
  });

  it('frees the leads and withdraws the invitations of who was a consultant', async () => {
    const { aLead, claim, consultant, seen } = leadsAtWork(api);
    const leaving = await api.asRole('CONSULTANT', { email });
    await claim(leaving, await aLead());
    await leaving.send(inviteConsultant, {
      body: { name: 'Rita Lima', email: 'rita@exemplo.test', rights: [] },
    });
    await move('DEALER', 5);
    const otavio = await consultant('Otávio');
    expect(await seen(otavio, { holder: 'livres' })).toEqual(['Bia Souza']);
    expect((await otavio.send(listStaff, {})).data.invitations).toEqual([]);
  });

  it('makes no staff of a customer', async () => {
    await api.addUser({ email });
    await expect(move('CONSULTANT', null)).rejects.toThrow('the account of a customer');
  });
});

describe('`ops -- change-rights`', () => {
  const rightsOf = () =>
    api.db.transaction(async (tx) => (await getAccount(tx, email)).rights);
  const give = (rights: Parameters<typeof changeRights>[3]) =>
    change((ports, tx, account) => changeRights(ports, tx, account, rights));

  it('says what a consultant may work on, from the next call on, and leaves its trace', async () => {
    const client = await api.asRole('CONSULTANT', { email });
    expect((await client.send(listLeads, {})).status).toBe(200);
    await give(['analysis']);
    expect((await client.send(listLeads, {})).status).toBe(403);
    expect(await rightsOf()).toEqual(['analysis']);
    await give([]);
    await give(['leads']);
    expect((await client.send(listLeads, {})).status).toBe(200);
    expect((await trail()).filter(([action]) => action === 'rights-changed')).toEqual(
      [
        'analysis, -leads, -desk, -audit, -people',
        'none, -analysis',
        'leads, +leads',
      ].map((rights) => ['rights-changed', OPERATIONS.role, client.userId, rights]),
    );
  });

  it('is for consultants alone, and rights go with the role', async () => {
    await seller();
    await expect(give(['leads'])).rejects.toThrow('Only consultants have rights.');
    await move('CONSULTANT', null);
    expect(await rightsOf()).toEqual(['analysis', 'leads', 'desk', 'audit', 'people']);
    await give(['leads']);
    await move('CONSULTANT', null);
    expect(await rightsOf()).toEqual(['leads']);
    await move('DEALER', 5);
    expect(await rightsOf()).toEqual([]);
  });

  it.each([
    [undefined, '--rights is needed'],
    ['leads, tudo', 'not tudo'],
  ])('refuses --rights %s', (rights, message) => {
    expect(() => readRights(rights)).toThrow(message);
  });
});

// security-requirements A12
describe('`ops -- reset-app`', () => {
  it('ends the sessions and has the next sign-in connect another app', async () => {
    const client = await seller();
    await change(takeApp);
    expect((await client.send(getLoggedUser, {})).status).toBe(401);
    expect((await enter()).body).toMatchObject({ reason: 'second-step-needed' });
  });

  it('leaves a trace and tells the owner', async () => {
    const client = await seller();
    await change(takeApp);
    expect((await trail())[0]).toEqual([
      'authenticator-reset',
      OPERATIONS.role,
      client.userId,
      null,
    ]);
    expect((await api.mails())[0]?.bodyText).toContain('equipe de operações');
  });

  it('is for staff alone', async () => {
    await api.addUser({ email });
    await expect(change(takeApp)).rejects.toThrow('Only staff have an app.');
  });
});

describe('`ops -- create-user`', () => {
  const create = (newPassword: string) => {
    process.env['NEW_PASSWORD'] = newPassword;
    return createUserCommand.run({
      config: api.ports.config,
      assets: { migrations: '', pdfWorker: '' } as never,
      words: [],
      options: new Map([
        ['email', email],
        ['name', 'Otávio Reis'],
        ['role', 'CONSULTANT'],
      ]),
      print: () => undefined,
    });
  };
  afterAll(() => delete process.env['NEW_PASSWORD']);

  it.each([
    ['12345678', 'NEW_PASSWORD: Essa senha é muito comum. Crie outra.'],
    ['OtavioReis99', 'NEW_PASSWORD: Essa senha usa seu nome'],
    ['curta', 'NEW_PASSWORD must hold 8 to 128 characters.'],
  ])('refuses %s as every form does (A8)', async (newPassword, message) => {
    await expect(create(newPassword)).rejects.toThrow(message);
  });
});
