import { addDays, personTypeOfDocument, saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { users } from '../../identity/accounts/accounts.table';
import {
  registrationPartners,
  registrations,
} from '../../identity/accounts/registrations.table';
import { DEMO_LIVES } from './demo-lives.data';
import { DEMO_CUSTOMERS, type DemoCustomer } from './demo-people.data';
import { timeOf } from './demo-times';

const NO_PASSWORD = 'none'; // no password matches it
/** Ids of states, as the IBGE numbers them. */
const STATE_IDS: Readonly<Record<string, number>> = { SP: 35, PR: 41 };

/**
 * The customers of `DEMO_CUSTOMERS` with their registrations, made the evening before
 * their first proposal.
 */
export async function seedCustomers(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  passwordHash: string,
): Promise<void> {
  const today = saoPauloDay(clock.now());
  for (const [index, customer] of DEMO_CUSTOMERS.entries()) {
    const { email, name, document, cellphone } = customer;
    const daysAgo = DEMO_LIVES.find((life) => life.customer === email)?.daysAgo ?? 0;
    const at = timeOf(addDays(today, -daysAgo - 1), '20:40');
    const personType = personTypeOfDocument(document);
    const [row] = await tx
      .insert(users)
      .values({
        email,
        name,
        document,
        cellphone,
        personType,
        passwordHash: customer.canSignIn ? passwordHash : NO_PASSWORD,
        emailConfirmedAt: at,
        privacyAcceptedAt: at,
        registrationFinishedAt: at,
        createdAt: at,
        updatedAt: at,
      })
      .returning({ id: users.id });
    if (row)
      await tx.insert(registrations).values({
        userId: row.id,
        ...homeOf(customer, index),
        ...(personType === 'PJ' ? COMPANY : driverOf(index)),
        updatedAt: at,
      });
    if (row && personType === 'PJ')
      await tx
        .insert(registrationPartners)
        .values({ ...PARTNER, userId: row.id, position: 1, since: at });
  }
}

/** Signs for the company (docs/product/contracts.md). */
const PARTNER = {
  name: 'Helena Duarte',
  cpf: '39053344705',
  shareHundredths: 10_000,
};

const COMPANY = {
  companyType: 'Sociedade limitada',
  companyPhone: '1130000200',
  financialContactName: 'Setor financeiro',
  financialContactEmail: 'financeiro@entregas-aurora.test',
};

function driverOf(index: number) {
  const year = 1978 + index;
  return {
    birthdate: `${year}-0${1 + (index % 9)}-14`,
    nationality: 'Brasileira',
    profession: PROFESSIONS[index % PROFESSIONS.length],
    cnh: '58316794534',
    cnhCategory: 'B',
    cnhFirstLicenseDate: `${year + 20}-05-20`,
    cnhExpirationDate: '2032-05-18',
  };
}

const PROFESSIONS = ['Engenheira', 'Professor', 'Enfermeira', 'Comerciante', 'Designer'];

const homeOf = ({ city, state }: DemoCustomer, index: number) => ({
  ...(state === 'PR'
    ? { cep: '80420090', street: 'Avenida do Batel', neighborhood: 'Batel' }
    : { cep: '01310100', street: 'Avenida Paulista', neighborhood: 'Bela Vista' }),
  number: String(210 + index * 34),
  complement: null,
  city,
  stateId: STATE_IDS[state] ?? null,
});
