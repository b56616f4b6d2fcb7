import {
  type BodyOf,
  type checkPriceTable as checkCall,
  type DataOf,
} from '@site/api-contract';
import { centavosFromReais, saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';
import { notifyDeskConsultants } from '../../activity/notifications/notify-desk-consultants';
import { priceTableFacts } from '../imports/price-table-facts';
import { importPrices, type PriceRow, priceRow } from '../imports/prices';
import { type ReadTable, readTable } from '../imports/read-table';
import { refuseFile } from '../imports/refuse-file';
import { compareWithCurrent } from './price-tables.service';

type Needs = Pick<Ports, 'clock' | 'config'>;
type Form = BodyOf<typeof checkCall>;
type Import = { form: Form; actor: Actor };

/** Thrown inside the transaction to roll a check back. */
class Checked extends Error {
  constructor(readonly result: DataOf<typeof checkCall>) {
    super('Checked');
  }
}

/**
 * Shows the effect of an import: does all of it, compares it with the table in force and
 * rolls it back. Refuses what the import itself refuses.
 */
export async function checkPriceTable(
  ports: Needs,
  db: Database,
  request: Import,
): Promise<DataOf<typeof checkCall>> {
  const read = await readIn(request.form);
  const checked = await db
    .transaction(async (tx) => {
      const id = await store(ports, tx, { ...request, read });
      throw new Checked(await compareWithCurrent(ports, tx, id));
    })
    .catch((error: unknown) => error);
  if (checked instanceof Checked) return checked.result;
  throw checked;
}

/** Imports a table, whole or not at all, valid from its first day on. Gives its id. */
export async function importPriceTable(
  ports: Needs,
  db: Database,
  request: Import,
): Promise<{ id: string }> {
  const read = await readIn(request.form);
  const id = await db.transaction(async (tx) => {
    const priceTable = await store(ports, tx, { ...request, read });
    const { actor } = request;
    await notifyDeskConsultants(ports, tx, {
      kind: 'prices-imported',
      about: { priceTable },
      actor,
    });
    return priceTable;
  });
  return { id: String(id) };
}

type Read = ReadTable<PriceRow>;

/** Null where cars keep their prices. */
async function readIn({ csv, extras = [] }: Form): Promise<Read | null> {
  if (csv !== undefined) return readTable({ text: csv }, priceRow).catch(refuseFile);
  return extras.length > 0
    ? null
    : refuse('invalid', 'Mude ao menos um preço, ou escolha o arquivo.');
}

async function store(
  ports: Needs,
  tx: Database,
  { form, read, actor }: Import & { read: Read | null },
): Promise<number> {
  const { facts, wrong } = priceTableFacts(form, saoPauloDay(ports.clock.now()));
  if (wrong)
    refuseFields([
      {
        key: wrong.day === 'validFrom' ? 'ValidFrom' : 'ValidUntil',
        message: `Esse dia ${wrong.why}`,
      },
    ]);
  const extras = (form.extras ?? []).map(({ kind, slug, price }) => ({
    kind,
    slug,
    centavos: price === null ? null : centavosFromReais(price),
  }));
  return importPrices(ports, tx, {
    ...{ rows: null, ...read, extras, facts, actor },
  }).catch(refuseFile);
}
