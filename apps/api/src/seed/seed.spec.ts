import { eq, sql } from 'drizzle-orm';
import { isValidDocument } from '@site/api-contract/brazil';
import { hashPassword, verifyPassword } from '#platform/security/passwords';
import { dealerships } from '../catalog/dealerships/dealerships.table';
import { cmsPages } from '../content/cms-pages/cms-pages.table';
import { users } from '../identity/accounts/accounts.table';
import { documents } from '../identity/documents/documents.table';
import { typeCode } from '../sales/campaigns/testing/campaigns';
import { leadEntries, leads, reservations } from '../sales/leads/leads.table';
import { placeOfLead } from '../sales/reservations/call-place.service';
import { aCart } from '../sales/simulations/testing/cart';
import { testApi } from '../testing/api';
import { makeLives } from './demo';
import { DEMO_LIVES } from './demo/demo-lives.data';
import { refuseDemoAccounts } from './demo-accounts';

import { seed } from '.';

const api = testApi();

describe('the seed', () => {
  it('gives customers photos, and the PDF of a bill of two pages', async () => {
    await seed(api.ports, []);
    const rows = await api.db.select().from(documents);
    const bills = rows.filter(({ kind }) => kind === 'comprovante-residencia');
    expect(bills.length).toBeGreaterThan(0);
    expect(bills.every(({ mediaType }) => mediaType === 'application/pdf')).toBe(true);
    const file = await api.ports.files.get(bills[0]?.fileName ?? '');
    expect(await api.ports.pdfPages(file)).toEqual({ pages: bills[0]?.pages });
    expect(bills[0]?.pages).toBe(2);
  });

  it('makes the demo accounts, each in the state that its name says, and leads to look at', async () => {
    const lives = DEMO_LIVES.slice(-2);
    expect(await seed(api.ports, lives)).toBe(true);
    await makeLives(api.ports, { lives });
    const rows = await api.db
      .select({ user: users, dealership: dealerships.name })
      .from(users)
      .leftJoin(dealerships, eq(dealerships.id, users.dealershipId));
    const byEmail = new Map(rows.map((row) => [row.user.email, row]));
    const { user: customer } = byEmail.get('cliente@rodar.test') ?? {};
    expect(
      await verifyPassword(
        api.ports.config,
        customer?.passwordHash ?? '',
        'Ipe-Amarelo-2026',
      ),
    ).toBe(true);
    expect(customer?.registrationFinishedAt).not.toBeNull();
    expect(byEmail.get('novo@rodar.test')?.user).toMatchObject({
      registrationFinishedAt: null,
      role: null,
    });
    expect(byEmail.get('pendente@rodar.test')?.user.emailConfirmedAt).toBeNull();
    expect(byEmail.get('mfa@rodar.test')?.user.mfaEnabled).toBe(true);
    expect(byEmail.get('empresa@rodar.test')?.user.personType).toBe('PJ');
    expect(byEmail.get('dealer@rodar.test')).toMatchObject({
      user: { role: 'DEALER' },
      dealership: 'Rodar Paulista',
    });
    expect(byEmail.get('vendedor@rodar.test')).toMatchObject({
      user: { role: 'SELLER', originAssistedSale: 'PAULISTA-01' },
      dealership: 'Rodar Paulista',
    });
    expect(byEmail.get('vendedor2@rodar.test')?.user.originAssistedSale).toBeNull();
    expect(byEmail.get('consultor@rodar.test')?.user.role).toBe('CONSULTANT');
    for (const { user } of rows)
      if (user.document)
        expect([user.email, isValidDocument(user.document)]).toEqual([user.email, true]);
    const { rows: counts } = (await api.db.execute(
      sql`select (select count(*)::int from leads) as leads, (select count(*)::int from proposals) as proposals`,
    )) as unknown as { rows: { leads: number; proposals: number }[] };
    expect(counts[0]).toEqual({ leads: 12, proposals: 2 });
  });

  it('leaves in the history of each demo lead what was done with it', async () => {
    await seed(api.ports, []);
    const all = await api.db.select().from(leads);
    const entries = await api.db.select().from(leadEntries).orderBy(leadEntries.id);
    const asked = all.filter(({ kind }) => kind !== 'pre-reserva');
    const history = asked.map(({ id, name, status, claimedBy }) => ({
      of: `${name}: ${status}, ${claimedBy ? 'held' : 'free'}`,
      acts: entries.filter(({ leadId }) => leadId === id).map(({ act }) => act),
    }));
    for (const { of, acts } of history)
      expect([of, acts]).toEqual([
        of,
        of.endsWith('novo, free')
          ? []
          : ['claimed', 'worked', ...(of.endsWith('free') ? ['released'] : [])],
      ]);
    expect(history.filter(({ of }) => of.endsWith('held'))).toHaveLength(3);
    for (const { act, note } of entries) expect(note !== null).toBe(act === 'worked');
    const held = all.find(({ name }) => name === 'Edson Barros');
    expect(held).toMatchObject({ status: 'em_contato', dueAt: held?.nextContactAt });
    expect(entries.every(({ at }) => at < api.clock.now())).toBe(true);
  });

  it('leaves a queue in which the next place to call is the one of the demo customer', async () => {
    await seed(api.ports, []);
    const places = await api.db.select().from(reservations).orderBy(reservations.number);
    const { ports, db } = api;
    const [passed, next, last] = await Promise.all(
      places.map(({ leadId }) => placeOfLead(ports, db, leadId)),
    );
    expect([passed, next, last].map((place) => place?.state)).toEqual([
      'over',
      'waiting',
      'unconfirmed',
    ]);
    expect(next?.next).toEqual({ number: 2, leadId: places[1]?.leadId });
    expect(places[1]?.email).toBe('cliente@rodar.test');
  });

  it('leaves a campaign whose code anybody can type, and one that is over', async () => {
    await seed(api.ports, []);
    const visitor = api.asAnyone();
    const cart = await aCart(visitor);
    const over = await typeCode(visitor, cart, 'KMEXTRA');
    expect(over.body.message).toBe('A campanha KMEXTRA acabou em 11/11/2026.');
    const { data } = await typeCode(visitor, cart, 'BEMVINDO');
    expect(data.basket?.quote.benefit).toMatchObject({ monthlyOff: 150, months: 3 });
  });

  it('run again, or by two processes at once, adds nothing', async () => {
    const outcomes = await Promise.all([seed(api.ports, []), seed(api.ports, [])]);
    expect(outcomes).toContain(true);
    expect(await seed(api.ports, [])).toBe(false);
    const found = await api.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, 'cliente@rodar.test'));
    expect(found).toHaveLength(1);
  });

  it('brings the pages of a newer version into a database that is filled, and leaves edited ones alone', async () => {
    await seed(api.ports, []);
    await api.db.delete(cmsPages).where(eq(cmsPages.slug, 'duvidas'));
    await api.db
      .update(cmsPages)
      .set({ seo: { title: 'Da redação' } })
      .where(eq(cmsPages.slug, 'contato'));
    expect(await seed(api.ports, [])).toBe(true);
    const rows = await api.db
      .select({ slug: cmsPages.slug, seo: cmsPages.seo })
      .from(cmsPages);
    const titles = new Map(
      rows.map(({ slug, seo }) => [slug, (seo as { title: string }).title]),
    );
    expect(titles.get('duvidas')).toBe('Dúvidas');
    expect(titles.get('contato')).toBe('Da redação');
    expect(await seed(api.ports, [])).toBe(false);
  });

  it('brings the second consultant into a demo that an older version filled', async () => {
    await seed(api.ports, []);
    const isSecond = eq(users.email, 'consultor2@rodar.test');
    await api.db.delete(users).where(isSecond);
    expect(await seed(api.ports, [])).toBe(true);
    const [second] = await api.db.select().from(users).where(isSecond);
    expect(second?.role).toBe('CONSULTANT');
    expect(
      await verifyPassword(
        api.ports.config,
        second?.passwordHash ?? '',
        'Ipe-Amarelo-2026',
      ),
    ).toBe(true);
    expect(await seed(api.ports, [])).toBe(false);
  });

  it('keeps production away from a database with demo accounts that still work (A11)', async () => {
    await expect(refuseDemoAccounts(api.ports)).resolves.toBeUndefined();
    await seed(api.ports, []);
    await expect(refuseDemoAccounts(api.ports)).rejects.toThrow(
      /^DATABASE_URL: the database holds the demo account \S+@rodar\.test, whose password is public\./,
    );
    await api.db.update(users).set({ disabledAt: api.clock.now() });
    await expect(refuseDemoAccounts(api.ports)).resolves.toBeUndefined();
  });

  it('keeps production away from the demo of another brand, and lets its own consultor@ in', async () => {
    await seed(api.ports, []);
    await api.db
      .update(users)
      .set({ email: sql`replace(${users.email}, '@rodar.test', '@marca.com.br')` });
    await expect(refuseDemoAccounts(api.ports)).rejects.toThrow(
      /^DATABASE_URL: the database holds the demo account \S+@marca\.com\.br, whose password is public\./,
    );
    const passwordHash = await hashPassword(api.ports.config, 'Jacaranda-do-Patio-7');
    await api.db.update(users).set({ passwordHash });
    await expect(refuseDemoAccounts(api.ports)).resolves.toBeUndefined();
  });

  it('makes no account in production mode', async () => {
    expect(
      await seed({
        ...api.ports,
        config: { ...api.ports.config, APP_MODE: 'production' },
      }),
    ).toBe(false);
    expect(await api.db.select({ id: users.id }).from(users)).toEqual([]);
  });
});
