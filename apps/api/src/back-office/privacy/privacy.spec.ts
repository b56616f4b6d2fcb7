import { exportData, getPrivacy, giveConsent, sendLead } from '@site/api-contract';
import { CONSENT_TEXT } from '@site/api-contract/identity';
import { SYSTEM } from '#platform/security/audit';
import { auditEntries } from '#platform/security/audit.table';
import { signContract } from '../../contracts/contracts/sign/sign-contract';
import { moveOn } from '../../contracts/contracts/testing/signed-contract';
import { somePaper } from '../../contracts/contracts/testing/some-paper';
import { HOME } from '../../contracts/deliveries/testing/signed-contract';
import { workshopVisits } from '../../driving/workshop/workshop.table';
import { cartEvents, sharedCarts } from '../../sales/assisted-sale/shared-carts.table';
import { proposals } from '../../sales/proposals/proposals.table';
import { testApi } from '../../testing/api';
import { textOfPdf } from '../../testing/pdf-text';
import { addLooseContacts } from './testing/loose-contacts';
import {
  EMAIL,
  MARK,
  type Marked,
  markedPerson,
  PASSWORD,
} from './testing/marked-person';

const api = testApi({ config: { RATE_EXPORTS: { points: 3, windowMs: 900_000 } } });
const look = async (person: Marked) =>
  (await person.send(getPrivacy, { params: { id: person.userId } })).data;
const ask = (person: Marked, currentPassword = PASSWORD) =>
  person.send(exportData, { params: { id: person.userId }, body: { currentPassword } });

// security-requirements I2
describe('I2: the privacy of an account', () => {
  it('says what is stored, why, on which basis and until when, with the terms of the configuration', async () => {
    const { stored, policyAcceptedAt, links } = await look(await markedPerson(api));
    expect(stored.map(({ key, count }) => [key, count])).toEqual(
      expect.arrayContaining([
        ['account', 1],
        ['registration', 1],
        ['simulations', 1],
        ['proposals', 0],
        ['consents', 1],
      ]),
    );
    expect(stored.find(({ key }) => key === 'contacts')).toEqual({
      key: 'contacts',
      count: expect.any(Number),
      what: 'Mensagens e pedidos de contato',
      why: 'Responder a você',
      basis: 'Procedimentos a seu pedido (LGPD, art.\u00a07º,\u00a0V)',
      until: '24 meses',
    });
    expect(stored.find(({ key }) => key === 'access')?.until).toBe('6 meses');
    expect(stored.find(({ key }) => key === 'simulations')?.what).toBe(
      'Simulações: cidade, posição arredondada a cerca de 1 km, carro, prazo e km, também das que viraram proposta',
    );
    expect(stored.find(({ key }) => key === 'proposals')?.until).toBe(
      'Enquanto a conta existir; contrato e notas, mesmo sem a conta, até 5 anos depois do fim do contrato',
    );
    expect(
      stored.filter(({ why, basis }) => /(art\.|§|º,|,? [VX]) /.test(why + basis)),
    ).toEqual([]);
    expect(policyAcceptedAt).toBeNull();
    expect(links.erasure).toMatch(/^users\/[0-9a-f-]{36}\/privacy$/);
  });

  it('names what dealerships noted about the proposals, and forget after 24 months', async () => {
    const { stored } = await look(await markedPerson(api, { withProposal: true }));
    expect(stored.find(({ key }) => key === 'notes')).toMatchObject({
      count: 2, // the note and the next step
      what: 'O que a concessionária anotou sobre as suas propostas',
      until: '24 meses',
    });
  });

  it('shows the history of each consent, and withdrawing one leaves the other', async () => {
    const person = await markedPerson(api);
    api.clock.advance(60_000);
    await person.send(giveConsent, {
      body: {
        measurement: false,
        marketing: true,
        textVersion: CONSENT_TEXT,
        page: '/area-logada/privacidade',
      },
    });
    const { consents } = await look(person);
    expect(
      consents.map(({ measurement, marketing, page, givenAt }) => [
        measurement,
        marketing,
        page,
        givenAt,
      ]),
    ).toEqual([
      [false, true, '/area-logada/privacidade', '2026-11-23T15:01:00.000Z'],
      [true, true, `/${MARK}`, '2026-11-23T15:00:00.000Z'],
    ]);
  });

  it('belongs to its owner alone', async () => {
    const person = await markedPerson(api);
    for (const other of [await api.asRole('customer'), await api.asRole('CONSULTANT')]) {
      expect(
        (await other.send(getPrivacy, { params: { id: person.userId } })).status,
      ).toBe(404);
      expect(
        (
          await other.send(exportData, {
            params: { id: person.userId },
            body: { currentPassword: PASSWORD },
          })
        ).status,
      ).toBe(404);
    }
  });
});

describe('the copy of all data', () => {
  it('comes at once as JSON with everything about the person, and no secret', async () => {
    const person = await markedPerson(api, { withProposal: true });
    await addLooseContacts(api);
    const { status, data } = await ask(person);
    expect(status).toBe(200);
    const [json] = data.files;
    expect(json).toMatchObject({
      name: 'meus-dados-2026-11-23.json',
      type: 'application/json',
    });
    const text = Buffer.from(json?.base64 ?? '', 'base64').toString();
    const { dados } = JSON.parse(text) as {
      dados: Record<string, Record<string, unknown>[]>;
    };
    expect(Object.keys(dados)).toEqual(
      expect.arrayContaining([
        'users',
        'registrations',
        'simulations',
        'baskets',
        'proposals',
        'proposal_events',
        'consents',
        'leads',
        'lead_entries',
        'reservations',
        'seller_invitations',
        'consultant_invitations',
        'sessions',
        'trusted_devices',
        'acts',
      ]),
    );
    expect(dados['drafts']).toMatchObject([
      { form: 'dados', typed: `{"name":"${MARK}"}` },
    ]);
    expect(dados['users']).toMatchObject([
      { name: `${MARK} Souza`, email: EMAIL, document: '52998224725' },
    ]);
    expect(dados['registrations']).toMatchObject([
      { cnh: '58316794534', street: `${MARK} rua`, birthdate: '1990-07-22' },
    ]);
    expect(dados['leads']?.length).toBeGreaterThanOrEqual(2);
    for (const secret of [
      'password_hash',
      'token_hash',
      'pin_hash',
      '$argon2',
      '"note"',
      '"next_step"',
    ])
      expect(text).not.toContain(secret);
  });

  it('gives away no browser session: the last one of a contact may be of whoever typed the e-mail', async () => {
    const person = await markedPerson(api);
    const stranger = api.asAnyone();
    await stranger.send(sendLead, {
      params: { product: 'carro-por-assinatura' },
      body: {
        name: 'Outra Pessoa',
        email: EMAIL,
        cellphone: '(41) 99876-5432',
        interest: 'quero para uso pessoal',
        cpf: null,
        state: null,
        months: null,
        hasAcceptedNewsletter: null,
      },
    });
    const { data } = await ask(person);
    const text = Buffer.from(data.files[0]?.base64 ?? '', 'base64').toString();
    expect(text).toContain('Outra Pessoa');
    expect(text).not.toContain(stranger.sessionId);
  });

  it('has what belongs to the things of a person too: contract and ledger, what happened in a shared cart', async () => {
    const person = await markedPerson(api, { withProposal: true });
    const now = api.clock.now();
    await moveOn(api, (await firstProposal()).id, ['aprovada', 'consultant']);
    const contract = await signContract(api.ports, api.db, {
      proposal: await firstProposal(),
      actor: SYSTEM,
      paper: await somePaper(api.ports),
    });
    await api.db.insert(workshopVisits).values({
      ...{ id: api.ports.random.uuid(), contractId: contract.id, dealershipId: HOME },
      ...{ reason: 'reparo', note: MARK, state: 'marcada', slotOn: '2026-11-26' },
      ...{ slotAt: '09:00', slotPlace: 1, movedBy: 'customer', revision: 1 },
      ...{ bookedAt: now, updatedAt: now },
    });
    const id = api.ports.random.uuid();
    await api.db.insert(sharedCarts).values({
      id,
      state: 'offered',
      startedBy: 'customer',
      userId: person.userId,
      customerName: 'Ana',
      sellerCalls: 'Ana do SUV',
      expiresAt: now,
      createdAt: now,
    });
    await api.db.insert(cartEvents).values({
      sharedCartId: id,
      bySide: 'customer',
      kind: 'added',
      changes: [],
      at: now,
    });
    const { data } = await ask(person);
    const { dados } = JSON.parse(
      Buffer.from(data.files[0]?.base64 ?? '', 'base64').toString(),
    ) as { dados: Record<string, unknown[]> };
    expect(dados['shared_carts']).toMatchObject([{ customer_name: 'Ana' }]);
    expect(JSON.stringify(dados)).not.toContain('Ana do SUV');
    expect(dados['workshop_visits']).toMatchObject([
      { note: MARK, moved_by: 'customer' },
    ]);
    expect(
      ['contracts', 'ledger_transactions', 'ledger_postings', 'cart_events'].map(
        (table) => dados[table]?.length,
      ),
    ).toEqual([1, 1, 2, 1]);
    expect(Object.keys(dados)).not.toContain('refresh_tokens');
  });

  it('comes as a PDF that people can read', async () => {
    const person = await markedPerson(api, { withProposal: true });
    const { data } = await ask(person);
    const pdf = data.files[1];
    expect(pdf).toMatchObject({
      name: 'meus-dados-2026-11-23.pdf',
      type: 'application/pdf',
    });
    const text = textOfPdf(Buffer.from(pdf?.base64 ?? '', 'base64')).replace(/\s+/g, ' ');
    for (const words of [
      'Seus dados',
      'Para que servem e até quando ficam',
      'Cadastro',
      'CNH',
      '58316794534',
      'Nascimento',
      '22/07/1990',
      'Renda ou faturamento',
      'R$ 12.500,00',
      'Base legal',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('argon2');
  });

  it('holds every act in the JSON; the PDF prints the newest 200 and says how many more there are', async () => {
    const person = await markedPerson(api);
    const acts = Array.from(
      { length: 230 },
      () =>
        ({
          action: 'session-ended',
          actorId: person.userId,
          actorRole: 'customer',
          at: api.clock.now(),
        }) as const,
    );
    await api.db.insert(auditEntries).values(acts);
    const { data } = await ask(person);
    const [json, pdf] = data.files.map(({ base64 }) => Buffer.from(base64, 'base64'));
    const { dados } = JSON.parse(String(json)) as { dados: Record<string, unknown[]> };
    const held = dados['acts']?.length ?? 0;
    expect(held).toBeGreaterThanOrEqual(230);
    expect(textOfPdf(pdf ?? Buffer.alloc(0)).replace(/\s+/g, ' ')).toContain(
      `Mais ${held - 200} registros no arquivo JSON.`,
    );
  });

  it('asks for the password again, leaves a trace, and is not made without end', async () => {
    const person = await markedPerson(api);
    const wrong = await ask(person, 'errada');
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields).toEqual([
      { key: 'CurrentPassword', message: 'A senha não confere.' },
    ]);
    await api.emptyTrail();
    await ask(person);
    expect(await api.trail()).toMatchObject([
      { action: 'data-exported', actorId: person.userId, personId: person.userId },
    ]);
    await ask(person);
    expect((await ask(person)).status).toBe(429);
  });
});

async function firstProposal() {
  const [row] = await api.db.select().from(proposals);
  if (!row) throw new Error('No proposal');
  return row;
}
