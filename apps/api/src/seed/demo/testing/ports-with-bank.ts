import { type DemoBankRecords, takeDemoBankRecords } from '@site/server';
import { type Ports } from '#platform/ports';
import { type TestApi } from '../../../testing/api';
import { demoBank } from '../demo-bank';

/** The ports of an API that has a bank, whose records go to the folder of the test. */
export const portsWithBank = (api: TestApi): Ports => ({
  ...api.ports,
  bank: demoBank(api.ports.random).at(api.clock),
  config: { ...api.ports.config, DATA_DIR: api.folder },
});

/** The records of all pasts that were offered to the sandbox bank, as one book. */
export function takeAllRecords({ folder }: TestApi): DemoBankRecords {
  const all: DemoBankRecords = { charges: [], payments: [], recurrences: [] };
  takeDemoBankRecords(folder, ({ charges, payments, recurrences }) => {
    all.charges.push(...charges);
    all.payments.push(...payments);
    all.recurrences.push(...recurrences);
  });
  return all;
}
