import { type Driver } from '@site/contracts';
import { formatCpf, type IsoDate } from '@site/contracts/brazil';
import { driverStateOn } from '@site/contracts/driver-rules';
import { maskDocument } from '../proposals/mask-document';
import { type DriverRow } from './drivers.repository';

/** Another person's data: staff who did not open the driver see it in part. */
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
