import { type Driver } from '@site/contracts';
import { builder } from './builders';

/** Somebody who drives beside the customer. */
export const aDriver = builder<Driver>({
  id: 'd0d0d0d0-5d47-4a6e-9b0f-1c2d3e4f5a6b',
  name: 'Otávio Lacerda',
  cpf: '111.444.777-35',
  birthdate: '1990-04-12',
  cnh: '12294923308',
  cnhCategory: 'AB',
  cnhFirstLicenseDate: '2011-03-14',
  cnhExpirationDate: '2033-08-22',
  state: 'autorizado',
  startsOn: '2026-11-10',
  endsOn: null,
});
