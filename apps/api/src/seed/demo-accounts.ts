import { and, inArray, isNull } from 'drizzle-orm';
import { CONSULTANT_RIGHTS } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { mailAt } from '@site/brand';
import { type Config } from '#platform/config';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { hashPassword, verifyPassword } from '#platform/security/passwords';
import { StartError } from '#platform/start-error';
import { users } from '../identity/accounts/accounts.table';
import { type DemoBox, hasDemoBox } from '../identity/accounts/demo-boxes';
import {
  registrationPartners,
  registrations,
} from '../identity/accounts/registrations.table';

/**
 * Password of every demo account (docs/product). These accounts exist only in demo mode.
 */
const DEMO_PASSWORD = 'Ipe-Amarelo-2026';
const PAULISTA = 5;
const SAO_PAULO = 35;

export function demoPasswordHash(config: Config): Promise<string> {
  return hashPassword(config, DEMO_PASSWORD);
}

type Account = Omit<Partial<typeof users.$inferInsert>, 'email' | 'name'> & {
  email: string;
  name: string;
  confirmed?: boolean;
  finished?: boolean;
  /** Whole days since it was made. */
  ageDays?: number;
};

/** The e-mail of a demo account; its box is in the list by which its kind is known. */
const boxAt = (box: DemoBox) => mailAt(box);

const ACCOUNTS: readonly Account[] = [
  {
    email: boxAt('cliente'),
    name: 'Marina Alves Prado',
    document: '52998224725',
    cellphone: '11987654321',
    finished: true,
    ageDays: 180,
  },
  {
    email: boxAt('novo'),
    name: 'Tiago Nunes',
    document: '11144477735',
    cellphone: '11976543210',
  },
  {
    email: boxAt('empresa'),
    name: 'Padaria Boa Massa Ltda.',
    personType: 'PJ',
    document: 'DEM0PJ01000160',
    cellphone: '11965432109',
    finished: true,
    ageDays: 252,
  },
  {
    email: boxAt('mfa'),
    name: 'Helena Duarte',
    document: '39053344705',
    cellphone: '41998765432',
    mfaEnabled: true,
    finished: true,
    ageDays: 162,
  },
  {
    email: boxAt('fim'),
    name: 'Lúcia Amaral Nogueira',
    document: '15350946056',
    cellphone: '11943210987',
    finished: true,
    ageDays: 392,
  },
  {
    email: boxAt('pendente'),
    name: 'Rafael Lima',
    document: '98765432100',
    cellphone: '11954321098',
    confirmed: false,
  },
  {
    email: boxAt('dealer'),
    name: 'Cláudia Moreira',
    role: 'DEALER',
    dealershipId: PAULISTA,
  },
  {
    email: boxAt('vendedor'),
    name: 'Diego Ramos',
    role: 'SELLER',
    dealershipId: PAULISTA,
    originAssistedSale: 'PAULISTA-01',
  },
  {
    email: boxAt('vendedor2'),
    name: 'Beatriz Souto',
    role: 'SELLER',
    dealershipId: PAULISTA,
  },
  { email: boxAt('consultor'), name: 'Otávio Reis', role: 'CONSULTANT' },
  { email: boxAt('consultor2'), name: 'Lívia Sampaio', role: 'CONSULTANT' },
];

const ADDRESS = {
  cep: '01310100',
  street: 'Avenida Paulista',
  number: '1578',
  complement: 'Apto 82',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  stateId: SAO_PAULO,
};

const LICENSE = {
  cnh: '58316794534',
  cnhCategory: 'B',
  cnhFirstLicenseDate: '2010-03-15',
  cnhExpirationDate: '2031-03-10',
};

const PARTNERS = [
  {
    name: 'Paulo Boa Massa',
    cpf: '12345678909',
    email: mailAt('paulo'),
    shareHundredths: 6_000,
  },
  {
    name: 'Lúcia Boa Massa',
    cpf: '00000000191',
    email: mailAt('lucia'),
    shareHundredths: 4_000,
  },
];

function rowOf(
  { confirmed = true, finished = false, ageDays = 0, ...account }: Account,
  { now, passwordHash }: { now: Date; passwordHash: string },
): typeof users.$inferInsert {
  const at = new Date(now.getTime() - ageDays * DAY_MS);
  return {
    personType: 'PF',
    ...account,
    rights: account.role === 'CONSULTANT' ? [...CONSULTANT_RIGHTS] : [],
    passwordHash,
    emailConfirmedAt: confirmed ? at : null,
    registrationFinishedAt: finished ? at : null,
    privacyAcceptedAt: account.role ? null : at,
    createdAt: at,
    updatedAt: at,
  };
}

/** Demo staff that an older database lacks. */
export async function missingDemoStaff(db: Database): Promise<readonly Account[]> {
  const staff = ACCOUNTS.filter(({ role }) => role);
  const emails = staff.map(({ email }) => email);
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, emails));
  // Without any demo staff it is somebody's own database.
  if (rows.length === 0) return [];
  return staff.filter(({ email }) => rows.every((row) => row.email !== email));
}

export async function seedMissingStaff(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  passwordHash: string,
): Promise<void> {
  const missing = await missingDemoStaff(tx);
  const now = clock.now();
  if (missing.length > 0)
    await tx
      .insert(users)
      .values(missing.map((account) => rowOf(account, { now, passwordHash })));
}

/** The accounts of docs/product, each in the state that its name says. */
export async function seedDemoAccounts(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  passwordHash: string,
): Promise<void> {
  const now = clock.now();
  const rows = await tx
    .insert(users)
    .values(ACCOUNTS.map((account) => rowOf(account, { now, passwordHash })))
    .returning({ id: users.id, email: users.email, createdAt: users.createdAt });
  const idOf = new Map(rows.map(({ email, id }) => [email, id]));
  const registration = (
    email: string,
    values: Omit<typeof registrations.$inferInsert, 'userId' | 'updatedAt'>,
  ) => {
    const userId = idOf.get(email);
    if (!userId) throw new Error(`No demo account ${email}`);
    return { ...ADDRESS, ...values, userId, updatedAt: now };
  };
  await tx.insert(registrations).values([
    registration(mailAt('cliente'), {
      birthdate: '1990-07-22',
      nationality: 'Brasileira',
      profession: 'Arquiteta',
      ...LICENSE,
    }),
    registration(mailAt('mfa'), {
      birthdate: '1986-11-02',
      nationality: 'Brasileira',
      profession: 'Professora',
      ...LICENSE,
      cnh: '12345678900',
    }),
    registration(mailAt('fim'), {
      birthdate: '1979-04-18',
      nationality: 'Brasileira',
      profession: 'Jornalista',
      ...LICENSE,
      cnh: '12294923308',
    }),
    registration(mailAt('empresa'), {
      companyType: 'Sociedade limitada',
      companyPhone: '1130000100',
      financialContactName: 'Paulo Boa Massa',
      financialContactEmail: 'financeiro@empresa.test',
      number: '900',
      complement: null,
    }),
  ]);
  const company = rows.find(({ email }) => email === mailAt('empresa'));
  if (!company) throw new Error('No demo company');
  await tx.insert(registrationPartners).values(
    PARTNERS.map((partner, index) => ({
      ...partner,
      userId: company.id,
      position: index + 1,
      since: company.createdAt,
    })),
  );
}

/**
 * Refuses to start production on a database with demo accounts: everybody knows their
 * password (security-requirements A11). The password tells them from a company's own
 * `consultor@…`, and a database that another brand's demo filled has them at its domain.
 */
export async function refuseDemoAccounts({
  config,
  database: { db },
}: Pick<Ports, 'config' | 'database'>): Promise<void> {
  const alike = await db
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(and(hasDemoBox(), isNull(users.disabledAt)))
    .orderBy(users.email);
  for (const { email, passwordHash } of alike)
    if (await verifyPassword(config, passwordHash, DEMO_PASSWORD))
      throw new StartError(
        `DATABASE_URL: the database holds the demo account ${email}, whose password is public. APP_MODE=production needs a database of its own.`,
      );
}
