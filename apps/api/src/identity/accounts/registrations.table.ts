import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, day } from '#platform/data/columns';

/**
 * A customer's registration, saved step by step. Days are `YYYY-MM-DD`, `stateId` is the
 * id of the state.
 */
export const registrations = pgTable('registrations', {
  userId: uuid('user_id').primaryKey(),
  birthdate: day('birthdate'),
  nationality: text('nationality'),
  rne: text('rne'),
  rneExpirationDate: day('rne_expiration_date'),
  profession: text('profession'),
  cnh: text('cnh'),
  cnhCategory: text('cnh_category'),
  cnhFirstLicenseDate: day('cnh_first_license_date'),
  cnhExpirationDate: day('cnh_expiration_date'),
  companyType: text('company_type'),
  companyPhone: text('company_phone'),
  financialContactName: text('financial_contact_name'),
  financialContactEmail: text('financial_contact_email'),
  /** Whether the account also gets the mails of its financial contact. */
  financialContactCopy: boolean('financial_contact_copy').notNull().default(false),
  cep: text('cep'),
  street: text('street'),
  number: text('number'),
  complement: text('complement'),
  neighborhood: text('neighborhood'),
  city: text('city'),
  stateId: integer('state_id'),
  updatedAt: at('updated_at').notNull(),
});

/** Partners of a company in the typed order. */
export const registrationPartners = pgTable('registration_partners', {
  userId: uuid('user_id').notNull(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  cpf: text('cpf').notNull(),
  /** The address for the code with which they sign for the company. */
  email: text('email'),
  shareHundredths: integer('share_hundredths').notNull(),
  /** Since when the registration has them with this name and address. */
  since: at('since').notNull(),
});
