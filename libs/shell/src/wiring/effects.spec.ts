import { type ApiFailure } from '@site/api-client';
import { DAY_MS } from '@site/api-contract/brazil';
import { browserStorage, memoryStorage, STORAGE_KEYS } from '@site/auth';
import { aDealership } from '@site/testing';
import { attributionFrom } from '../attribution/attribution';
import { createGo } from '../navigation';
import { createEffects } from './effects';
import { runEntryEffects } from './entry-effects';

/** A key of another program: 'all local storage' includes it. */
const FOREIGN = 'somebody-elses';
const FULL = Object.fromEntries(
  [...Object.values(STORAGE_KEYS), FOREIGN].map((name) => [name, 'x']),
);

const NOW = 1_800_000_000_000;

function scene(entries: Record<string, string> = FULL) {
  const log: string[] = [];
  const clock = { now: NOW };
  const raw = memoryStorage(entries);
  const tab = memoryStorage();
  const storage = browserStorage(raw, () => 'guid', tab);
  storage.writeTyped({ typed: 'x' });
  const ports = {
    storage,
    dispatch: ({ type }: { type: string }) => log.push(type),
    endServerSession: async () => log.push('DELETE authentications'),
    countVisit: async () => log.push(`visit ${attributionFrom(storage, clock.now)}`),
    go: (path: string) => log.push(`go ${path}`),
    now: () => clock.now,
    fetchDealership: async (id: string) => (
      log.push(`dealership ${id}`),
      aDealership({ id })
    ),
  };
  return { log, raw, storage, ports, clock };
}

const failure = { identifier: 'ana@example.com', userId: 'user-1' } as ApiFailure;

describe('what a failure does', () => {
  it('logout ends the session here and on the server and goes to the login', async () => {
    const { log, storage, ports } = scene();
    await createEffects(ports).run('logout', failure);
    expect(log).toEqual([
      'DELETE authentications',
      'session/sessionEnded',
      'go /conta/login',
      'api/resetApiState',
    ]);
    expect(storage.read('token')).toBe(null);
    expect(storage.read('user')).toBe(null);
    expect(storage.read('simulation')).toBe(null);
    expect(storage.read('campaign')).toBe('x');
    expect(storage.readTyped()).toEqual({ typed: 'x' });
  });
  it.each([
    ['/consultor/leads?x=1#y', '/conta/login?returnUrl=%2Fconsultor%2Fleads%3Fx%3D1'],
    [
      '/simulador/carrinho/assinar?simulacao=1',
      '/conta/login?returnUrl=%2Fsimulador%2Fcarrinho%2Fassinar%3Fsimulacao%3D1',
    ],
    ['/concessionarias/login', '/conta/login'],
    ['/conta/redefinir-senha', '/conta/login'],
    ['/conta/convite', '/conta/login'],
    ['/conta/login?returnUrl=%2Fa', '/conta/login?returnUrl=%2Fa'],
  ])('logout on %s goes to %s', async (page, target) => {
    const { log, ports } = scene();
    const url = () => new URL(page, 'http://localhost:8080');
    await createEffects({ ...ports, url }).run('logout', failure);
    expect(log).toContain(`go ${target}`);
  });
  it('MFA keeps the e-mail and goes to its page', async () => {
    const { log, storage, ports } = scene({});
    await createEffects(ports).run('email-mfa', failure);
    expect(storage.read('mfaEmail')).toBe('ana@example.com');
    expect(log).toEqual(['go /conta/autenticacao-email']);
  });
  it('an unconfirmed e-mail is kept as pending and its page opens', async () => {
    const { log, storage, ports } = scene({});
    await createEffects(ports).run('finish-registration', failure);
    expect(storage.read('pendingEmail')).toBe('ana@example.com');
    expect(storage.read('pendingUserId')).toBe('user-1');
    expect(log).toEqual(['go /cadastro-de-carro-por-assinatura-mensal/rapido/finalizar']);
  });
  // security-requirements B8
  it.each([['529.982.247-25'], ['DE.M0P.J01/0001-60']])(
    'who typed %s is kept by the id of the account, never by the document',
    async (identifier) => {
      for (const [effect, key] of [
        ['email-mfa', 'mfaEmail'],
        ['finish-registration', 'pendingEmail'],
      ] as const) {
        const { storage, ports } = scene({});
        await createEffects(ports).run(effect, {
          identifier,
          userId: 'user-1',
        } as ApiFailure);
        expect(storage.read(key)).toBe('user-1');
      }
    },
  );
  it('a lost basket removes the simulation and goes to the models', async () => {
    const { log, storage, ports } = scene();
    await createEffects(ports).run('reset-simulation', failure);
    expect(storage.read('simulation')).toBe(null);
    expect(storage.read('hasSimulations')).toBe(null);
    expect(storage.read('token')).toBe('x');
    expect(log).toEqual(['go /simulador/escolher-alugar-carro-mensal']);
  });
  it('Sair clears everything and goes home, even when the server does not answer', async () => {
    const { log, raw, storage, ports } = scene();
    await createEffects({
      ...ports,
      endServerSession: () => Promise.reject(new Error('away')),
    }).logout();
    expect(
      Object.keys(FULL)
        .map((name) => raw.getItem(name))
        .filter(Boolean),
    ).toEqual([]);
    expect(storage.readTyped()).toBeNull();
    expect(log).toContain('go /');
  });
  it('answers are dropped only when the screen that asked for them is gone', async () => {
    const { log, ports } = scene();
    let arrive = () => undefined as void;
    const go = () => new Promise<void>((done) => (arrive = done));
    const leaving = createEffects({ ...ports, go }).logout();
    await Promise.resolve().then().then();
    expect(log).toEqual([
      'session/signingOut',
      'DELETE authentications',
      'session/sessionEnded',
    ]);
    arrive();
    await leaving;
    expect(log.at(-1)).toBe('api/resetApiState');
  });
});

describe('loading a page', () => {
  const load = (path: string, { ports }: ReturnType<typeof scene>) =>
    runEntryEffects(new URL(path, 'http://localhost:8080'), ports);

  it('home with dealerid clears everything first, then stores the dealership', async () => {
    const it = scene();
    await load('/?dealerid=7', it);
    expect(it.log).toEqual([
      'DELETE authentications',
      'session/sessionEnded',
      'session/dealerLanded',
      'dealership 7',
      'session/dealerLanded',
      'visit dealerid=7',
    ]);
    expect(it.storage.read('dealerLandingId')).toBe('7');
    expect(it.storage.readJson('dealerLandingData')).toMatchObject({
      name: 'Rodar Batel',
    });
    expect(it.storage.read('token')).toBe(null);
    expect(it.storage.read('campaign')).toBe(null);
    expect(it.storage.read('sessionId')).toBe(null);
    expect(it.raw.getItem(FOREIGN)).toBe(null);
  });
  it('home with sellerid clears everything first, then stores the seller', async () => {
    const it = scene();
    await load('/desconto-assinar?sellerid=9', it);
    expect(it.storage.read('seller')).toBe('9');
    expect(it.storage.read('token')).toBe(null);
    expect(it.storage.read('campaign')).toBe(null);
    expect(it.raw.getItem(FOREIGN)).toBe(null);
  });
  it('vendaassistida is stored and clears nothing by itself', async () => {
    const it = scene();
    await load('/?vendaassistida=BATEL-VERA', it);
    expect(it.storage.read('assistedSale')).toBe('BATEL-VERA');
    expect(it.storage.read('token')).toBe('x');
  });
  it('every home load removes hasSimulations, other pages do not', async () => {
    const home = scene();
    await load('/', home);
    expect(home.storage.read('hasSimulations')).toBe(null);
    expect(home.storage.read('simulation')).toBe('x');
    const other = scene();
    await load('/simulador', other);
    expect(other.storage.read('hasSimulations')).toBe('x');
  });
  it('a dealer link on another page does nothing', async () => {
    const it = scene();
    await load('/simulador?dealerid=7', it);
    expect(it.log).toEqual([]);
  });
  it('a campaign address is remembered, after a dealer link cleared the rest', async () => {
    const it = scene();
    await load('/?dealerid=7&utm_campaign=primavera', it);
    expect(it.storage.read('campaign')).toBe(
      'http://localhost:8080/?dealerid=7&utm_campaign=primavera',
    );
  });
  it('a dealership that cannot be fetched is ignored', async () => {
    const it = scene({});
    await runEntryEffects(new URL('http://localhost:8080/?dealerid=99'), {
      ...it.ports,
      fetchDealership: () => Promise.reject(new Error('404')),
    });
    expect(it.storage.read('dealerLandingId')).toBeNull();
  });
});

describe('a visit by a link', () => {
  const load = (path: string, { ports }: ReturnType<typeof scene>) =>
    runEntryEffects(new URL(path, 'http://localhost:8080'), ports);
  const visits = ({ log }: ReturnType<typeof scene>) =>
    log.filter((line) => line.startsWith('visit'));

  it('is told once, however often the page is loaded within half an hour', async () => {
    const it = scene({});
    for (const path of ['/?dealerid=7', '/?dealerid=7', '/simulador', '/']) {
      it.clock.now += 25 * 60_000;
      await load(path, it);
    }
    expect(visits(it)).toEqual(['visit dealerid=7']);
    it.clock.now += 31 * 60_000;
    await load('/?dealerid=7', it);
    expect(visits(it)).toEqual(['visit dealerid=7', 'visit dealerid=7']);
  });
  it('by another link, or for another campaign, is another one', async () => {
    const it = scene({});
    for (const path of [
      '/?sellerid=9',
      '/desconto-assinar?sellerid=9&utm_campaign=verao',
      '/?vendaassistida=BATEL-VERA',
    ]) {
      it.clock.now += 1000;
      await load(path, it);
    }
    expect(visits(it)).toEqual([
      'visit sellerid=9',
      'visit sellerid=9&utm_campaign=verao',
      'visit sellerid=9&vendaassistida=BATEL-VERA&utm_campaign=verao',
    ]);
  });
  it('is not counted without a link, nor by one of an unknown dealership, whatever the campaign', async () => {
    const it = scene({ ROD_LINKED_AT: String(NOW), ROD_DEALER_LANDING_ID: '7' });
    await load('/?utm_campaign=verao', it);
    const nobody = scene({});
    await runEntryEffects(
      new URL('http://localhost:8080/?dealerid=99&utm_campaign=verao'),
      { ...nobody.ports, fetchDealership: () => Promise.reject(new Error('404')) },
    );
    expect([...visits(it), ...visits(nobody)]).toEqual([]);
  });
  it('that the API refuses disturbs nobody', async () => {
    const it = scene({});
    const countVisit = () => Promise.reject(new Error('429'));
    await runEntryEffects(new URL('http://localhost:8080/?dealerid=7'), {
      ...it.ports,
      countVisit,
    });
    await Promise.resolve();
    expect(it.storage.read('dealerLandingId')).toBe('7');
  });
});

describe('what a visit is attributed to', () => {
  it('the dealer link and the campaign go with writes, as they came', async () => {
    const { ports, storage } = scene({});
    await runEntryEffects(
      new URL(
        'http://localhost:8080/?dealerid=7&vendaassistida=BATEL-VERA&utm_campaign=ver%C3%A3o',
      ),
      ports,
    );
    expect(attributionFrom(storage, NOW + 30 * DAY_MS)).toBe(
      'dealerid=7&vendaassistida=BATEL-VERA&utm_campaign=ver%C3%A3o',
    );
  });
  it('a link is forgotten after 30 days, the campaign stays', async () => {
    const { ports, storage } = scene({});
    await runEntryEffects(
      new URL('http://localhost:8080/?sellerid=9&utm_campaign=x'),
      ports,
    );
    expect(attributionFrom(storage, NOW + 30 * DAY_MS + 1)).toBe('utm_campaign=x');
    expect(storage.read('seller')).toBeNull();
  });
  it('is empty for a visitor who came without a link', () =>
    expect(attributionFrom(scene({ ROD_CAMPAIGN: 'broken' }).storage, NOW)).toBe(''));
});

describe('going somewhere', () => {
  const log: string[] = [];
  const ports = {
    navigate: (path: string) => log.push(`inside ${path}`),
    load: (url: string) => log.push(`load ${url}`),
  };
  beforeEach(() => log.splice(0));

  it.each([
    ['/conta/login', 'inside /conta/login'],
    ['/concessionarias/propostas', 'load /concessionarias/propostas'],
    ['/consultoria', 'inside /consultoria'],
  ])('from the public site to %s: %s', (path, expected) => {
    createGo({ app: 'public-site', ...ports })(path);
    expect(log).toEqual([expected]);
  });
  it.each([
    ['/conta/login', 'load /conta/login'],
    ['/concessionarias/propostas?x=1', 'inside /propostas?x=1'],
    ['/concessionarias', 'inside /'],
  ])('from the dealer portal to %s: %s', (path, expected) => {
    createGo({ app: 'dealer-portal', ...ports })(path);
    expect(log).toEqual([expected]);
  });
});
