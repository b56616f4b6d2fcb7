import { PDFDocument } from '@cantoo/pdf-lib';
import {
  addDriver,
  type Driver,
  type DriverForm,
  getContract,
  listDrivers,
  sendDriverPhoto,
} from '@site/api-contract';
import { signedContract } from '../../../contracts/contracts/testing/signed-contract';
import { aPhoto } from '../../../identity/documents/testing/files';
import { type TestApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';

/** A person who may drive under a contract. */
export const DRIVER: DriverForm = {
  name: 'Otávio Lacerda',
  cpf: '11144477735',
  birthdate: '1990-04-12',
  cnh: '12294923308',
  cnhCategory: 'AB',
  cnhFirstLicenseDate: '2011-03-14',
  cnhExpirationDate: '2033-08-22',
};

/** A second driver. */
export const SECOND: DriverForm = {
  ...DRIVER,
  name: 'Célia Prates',
  cpf: '39053344705',
  cnh: '10019005600',
};

/** The PDF of a digital license. */
export async function aDigitalCnh(): Promise<File> {
  const file = await PDFDocument.create();
  file.addPage();
  const bytes = await file.save();
  return new File([new Uint8Array(bytes)], 'cnh.pdf', { type: 'application/pdf' });
}

/** Adds a driver with the photo of the license. */
export async function authorize(
  customer: TestClient,
  contractId: string,
  form: DriverForm = DRIVER,
): Promise<Driver> {
  const { data } = await customer.send(addDriver, {
    params: { id: contractId },
    body: form,
  });
  return (
    await customer.send(sendDriverPhoto, {
      params: { id: contractId, driverId: data.id },
      body: { file: await aPhoto() },
    })
  ).data;
}

/** A customer with a signed contract, to which drivers are added. */
export async function ownContract(api: TestApi) {
  const { customer, contract, proposalId } = await signedContract(api);
  return { customer, id: contract.id, proposalId };
}

export const add = (client: TestClient, id: string, body: DriverForm = DRIVER) =>
  client.send(addDriver, { params: { id }, body });
export const list = (client: TestClient, id: string) =>
  client.send(listDrivers, { params: { id } });
export const amendments = async (client: TestClient, id: string) =>
  (await client.send(getContract, { params: { id } })).data.amendments;
