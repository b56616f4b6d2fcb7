import { type Driver } from '@site/api-contract';
import { formatCpf, type IsoDate } from '@site/api-contract/brazil';
import { driverStateOn } from '@site/api-contract/driving';
import { maskDocument } from '../../sales/proposals/mask-document';
import { type DriverRow } from './drivers.repository';

/** Masks the person's data for staff who did not open the driver. */
export function toDriver(
  row: DriverRow,
  today: IsoDate,
  { masked = false }: { masked?: boolean } = {},
): Driver {
  const {
    id,
    name,
    cpf,
    birthdate,
    cnh,
    cnhCategory,
    cnhFirstLicenseDate,
    cnhExpirationDate,
    startsOn,
    endsOn,
  } = row;
  return {
    id,
    name,
    cpf: masked ? maskDocument(cpf) : formatCpf(cpf),
    birthdate: masked ? null : birthdate,
    cnh: masked ? `•••••••${cnh.slice(-4)}` : cnh,
    cnhCategory,
    cnhFirstLicenseDate: masked ? null : cnhFirstLicenseDate,
    cnhExpirationDate,
    state: driverStateOn(row, today),
    startsOn,
    endsOn,
  };
}
