import { eq } from 'drizzle-orm';
import {
  decideOverdue,
  getRegistration,
  listOverdueContracts,
  saveCompanyData,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import {
  signedContract,
  signedInAgain,
} from '../../contracts/contracts/testing/signed-contract';
import { registrations } from '../../identity/accounts/registrations.table';
import { COMPANY } from '../../identity/registration/testing/registration-forms';
import { remindOfBills } from '../dunning/reminders.job';
import { apiWithBank } from './testing/api-with-bank';
import { askToPay, payNewest } from './testing/paying';

const { api, fake } = apiWithBank();
const CONTACT = 'financeiro@empresa.test';
const ACCOUNT = 'conta@empresa.test';
const BOTH = [ACCOUNT, CONTACT];
const COLUMNS = {
  name: 'Massa Fresca Ltda.',
  email: ACCOUNT,
  personType: 'PJ',
  document: 'DEM0PJ01000160',
} as const;

/** A company that has just signed, with its payer. */
async function companyThatSigned({
  contact = CONTACT,
  copy = false,
}: { contact?: string; copy?: boolean } = {}) {
  const order = { income: 900_000 };
  const signed = await signedContract(api, { clientType: 2, order, columns: COLUMNS });
  await api.db
    .update(registrations)
    .set({ financialContactEmail: contact, financialContactCopy: copy })
    .where(eq(registrations.userId, signed.customer.userId));
  return signed;
}

/** Addresses that got a mail whose subject begins like this, sorted. */
const readersOf = async (subject: string) =>
  (await api.mails())
    .filter((mail) => mail.subject.startsWith(subject))
    .map(({ recipient }) => recipient)
    .sort();

describe('mails about the money of a company', () => {
  it('go to its financial contact: the bill, the receipt and the late notice', async () => {
    const signed = await companyThatSigned();
    await remindOfBills(api.ports, api.db);
    expect(await readersOf('Sua conta vence em')).toEqual([CONTACT]);
    api.clock.advance(2 * DAY_MS);
    await remindOfBills(api.ports, api.db);
    expect(await readersOf('Sua conta venceu em')).toEqual([CONTACT]);
    const mail = (await api.mails()).at(-1);
    expect(mail?.bodyText).toContain(
      'Este e-mail veio para você como contato financeiro da empresa (Massa Fresca Ltda.). A página que ele abre pede o acesso da conta da empresa.',
    );
    expect(mail?.bodyHtml).toContain(
      'contato financeiro da empresa (Massa Fresca Ltda.)',
    );
    expect(mail?.bodyText).not.toContain('DEM0PJ01000160');
    await signedInAgain(api, signed.customer);
    await askToPay(signed, 'pix');
    expect(await payNewest(api, fake)).toBe(204);
    expect(await readersOf('Recebemos R$')).toEqual([CONTACT]);
  });

  it('go to the account too where the company asks for a copy', async () => {
    await companyThatSigned({ copy: true });
    await remindOfBills(api.ports, api.db);
    expect(await readersOf('Sua conta vence em')).toEqual(BOTH);
  });

  it('go once where the account is the financial contact', async () => {
    await companyThatSigned({ contact: ACCOUNT, copy: true });
    await remindOfBills(api.ports, api.db);
    expect(await readersOf('Sua conta vence em')).toEqual([ACCOUNT]);
  });

  it('are formal letters from the last notice on, which the account gets as well', async () => {
    const { contract } = await companyThatSigned();
    api.clock.advance(40 * DAY_MS);
    await remindOfBills(api.ports, api.db);
    expect(await readersOf('Último aviso')).toEqual(BOTH);
    const consultant = await api.asRole('CONSULTANT');
    expect((await consultant.send(listOverdueContracts, {})).data).toHaveLength(1);
    const body = { decision: 'perdoar', message: 'Desta vez, sem multa.', revision: 0 };
    const { status } = await consultant.send(decideOverdue, {
      params: { id: contract.id },
      body: body as never,
    });
    expect(status).toBe(200);
    expect(await readersOf('Multa e juros perdoados')).toEqual(BOTH);
  });

  it('stay with a person who once had saved such a contact', async () => {
    const { customer } = await signedContract(api, { columns: { email: ACCOUNT } });
    await api.db
      .update(registrations)
      .set({ financialContactEmail: CONTACT })
      .where(eq(registrations.userId, customer.userId));
    await remindOfBills(api.ports, api.db);
    expect(await readersOf('Sua conta vence em')).toEqual([ACCOUNT]);
  });
});

describe('another financial contact', () => {
  const change = async (
    { customer }: Awaited<ReturnType<typeof companyThatSigned>>,
    email: string,
    copy?: boolean,
  ) =>
    customer.send(saveCompanyData, {
      params: { id: customer.userId },
      body: {
        ...COMPANY,
        financialContactEmail: email,
        financialContactEmailConfirmation: email,
        ...(copy !== undefined && { financialContactCopy: copy }),
      },
    });

  it('is told, and so is the account; the next bill goes there', async () => {
    const company = await companyThatSigned();
    expect((await change(company, 'nova@empresa.test', true)).status).toBe(200);
    expect(await readersOf('Você é o contato financeiro de Massa Fresca Ltda.')).toEqual([
      'nova@empresa.test',
    ]);
    expect(await readersOf('O contato financeiro da empresa mudou')).toEqual([ACCOUNT]);
    await remindOfBills(api.ports, api.db);
    expect(await readersOf('Sua conta vence em')).toEqual([ACCOUNT, 'nova@empresa.test']);
    // A form without the copy's field leaves it as it was.
    await change(company, 'nova@empresa.test');
    const { customer } = company;
    const saved = await customer.send(getRegistration, {
      params: { id: customer.userId },
    });
    expect(saved.data.companyData).toMatchObject({
      financialContactEmail: 'nova@empresa.test',
      financialContactCopy: true,
    });
    expect(await readersOf('O contato financeiro')).toHaveLength(1);
  });

  it('is refused after three in ten minutes, so that nobody floods an address', async () => {
    const company = await companyThatSigned();
    for (const name of ['a', 'b', 'c'])
      expect((await change(company, `${name}@empresa.test`)).status).toBe(200);
    expect((await change(company, 'd@empresa.test')).status).toBe(429);
    expect(await readersOf('Você é o contato financeiro')).toHaveLength(3);
  });
});
