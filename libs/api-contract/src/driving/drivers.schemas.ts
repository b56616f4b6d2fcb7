import * as z from 'zod/mini';
import { CNH_CATEGORIES, type IsoDate } from '../brazil';
import { crossFieldRule } from '../wire/cross-field-rule';
import { cnh, cpf, done, fileAnswer, isoDay, properName, uuid } from '../wire/fields';
import { digitalCnhProblems, DRIVER_STATES, driverProblems } from './driver-rules';

const ofContract = z.object({ id: uuid });
const ofDriver = z.object({ id: uuid, driverId: uuid });

/** A person who may drive besides the customer (domain-brazil 15). */
const driver = z.object({
  id: z.string(),
  name: z.string(),
  /** CPF with dots. Consultants see CPF and CNH masked until they open the driver. */
  cpf: z.string(),
  /** Null where it is masked. */
  birthdate: z.nullable(z.string()),
  cnh: z.string(),
  cnhCategory: z.string(),
  cnhFirstLicenseDate: z.nullable(z.string()),
  cnhExpirationDate: z.string(),
  state: z.enum(DRIVER_STATES),
  /** First and last day as a driver of the contract. */
  startsOn: z.nullable(z.string()),
  endsOn: z.nullable(z.string()),
});
export type Driver = z.output<typeof driver>;

const driverList = z.object({
  /** First drivers who may drive or wait for the photo, then former drivers. */
  items: z.array(driver),
  /** The contract is over, or its car is demanded back: no new drivers. */
  isClosed: z.optional(z.boolean()),
  /** A company's contract: only the people of this list may drive. */
  isOfCompany: z.optional(z.boolean()),
  /** Whether another may be added: the contract goes on and there is room. */
  canAdd: z.boolean(),
});
export type DriverList = z.output<typeof driverList>;

export const listDrivers = {
  summary: 'Quem dirige além do cliente; para consultores, com CPF e CNH em parte',
  params: ofContract,
  data: driverList,
};

export const getDriver = {
  summary: 'Um motorista com os dados inteiros, para consultores; fica na trilha',
  params: ofDriver,
  data: driver,
};

const driverForm = z.strictObject({
  name: properName('Informe o nome, como está na CNH.', 120),
  cpf,
  birthdate: isoDay('a data de nascimento'),
  cnh,
  cnhCategory: z.enum(CNH_CATEGORIES, 'Escolha a categoria: B ou acima.'),
  cnhFirstLicenseDate: isoDay('a data da primeira habilitação'),
  cnhExpirationDate: isoDay('a validade da CNH'),
});
export type DriverForm = z.output<typeof driverForm>;

/** The same with the rules of a day: age, years of license, and expiry. */
export function driverFormOn(today: IsoDate): typeof driverForm {
  return driverForm.check(
    crossFieldRule((form: Parameters<typeof driverProblems>[0]) =>
      driverProblems(form, today),
    ),
  );
}

export const addDriver = {
  summary: 'Cadastra um motorista; ele vale depois da foto da CNH',
  params: ofContract,
  body: driverForm,
  data: driver,
};

const digitalCnh = z.strictObject({
  cnhExpirationDate: isoDay('a validade da CNH digital'),
});

/** The date on a digital license that replaces a printed date which has passed. */
export function digitalCnhOn(
  birthdate: string | null,
  today: IsoDate,
): typeof digitalCnh {
  return digitalCnh.check(
    crossFieldRule((form: { cnhExpirationDate?: unknown }) =>
      digitalCnhProblems({ ...form, birthdate }, today),
    ),
  );
}

const driverPhoto = z.strictObject({
  /** Where the printed date has passed: the date on the digital license, which counts. */
  cnhExpirationDate: z.optional(digitalCnh.shape.cnhExpirationDate),
  file: z.file(),
});

export const sendDriverPhoto = {
  summary: 'A foto da CNH de um motorista, que o autoriza por um aditivo',
  params: ofDriver,
  body: driverPhoto,
  data: driver,
};

export const downloadDriverPhoto = {
  summary: 'A foto da CNH de um motorista, para o cliente e para consultores',
  params: ofDriver,
  data: fileAnswer,
};

export const removeDriver = {
  summary: 'Tira um motorista do contrato, por um aditivo se ele já dirigia',
  params: ofDriver,
  data: done,
};
