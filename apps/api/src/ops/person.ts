import { writeFile } from 'node:fs/promises';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { OPERATIONS } from '#platform/security/audit';
import { erasabilityOf } from '../back-office/privacy/erase/erasability';
import { erasePerson } from '../back-office/privacy/erase/erase-person';
import { exportPerson } from '../back-office/privacy/export/export.service';
import { rowsOfPerson } from '../back-office/privacy/person-tables';
import {
  type Account,
  findAccount,
  lockAccount,
} from '../identity/accounts/accounts.repository';
import { type Command, OpsError } from './command';
import { withPorts } from './with-ports';

/**
 * Writes all data that is stored of a person, for a request by letter
 * (docs/operations/watch.md).
 */
export const exportPersonCommand: Command = {
  help: 'writes all data of a person: export-person <cpf|cnpj|e-mail> <file.json|file.pdf>',
  run: async (input) => {
    const [person, file, ...more] = input.words;
    const kind = /\.(json|pdf)$/i.exec(file ?? '')?.[1]?.toLowerCase();
    if (!person || !file || !kind || more.length > 0)
      throw new OpsError('Usage: export-person <cpf|cnpj|e-mail> <file.json|file.pdf>');
    const { files } = await withPorts(input, async (ports) =>
      exportPerson(
        ports,
        ports.database.db,
        await getCustomer(ports.database.db, person),
        OPERATIONS,
      ),
    );
    const match = files.find(({ type }) => type.endsWith(kind));
    await writeFile(file, Buffer.from(match?.base64 ?? '', 'base64'), {
      mode: 0o600,
    }).catch((error: Error) => {
      throw new OpsError(`The file can't be written: ${error.message}`);
    });
    input.print(`The data of the account was written to ${file}.`);
  },
};

/**
 * Erases a person like the person's own request. Nothing happens unless `--confirm`
 * repeats the name.
 */
export const erasePersonCommand: Command = {
  help: 'erases a person: erase-person <cpf|cnpj|e-mail> [--dry-run], then again with --confirm <the same>',
  options: { 'dry-run': { type: 'boolean' }, confirm: { type: 'string' } },
  run: async (input) => {
    const [person, ...more] = input.words;
    if (!person || more.length > 0)
      throw new OpsError(
        'Usage: erase-person <cpf|cnpj|e-mail> [--dry-run] [--confirm <cpf|cnpj|e-mail>]',
      );
    const confirm = input.options.get('confirm');
    if (confirm !== undefined && confirm !== person)
      throw new OpsError(
        '--confirm must repeat the CPF, CNPJ or e-mail. Nothing was erased.',
      );
    const isDryRun = input.options.get('dry-run') === true || confirm === undefined;
    await withPorts(input, async (ports) => {
      const lines = await ports.database.db.transaction((tx) =>
        eraseNamed(ports, tx, person, isDryRun),
      );
      lines.forEach(input.print);
    });
    if (isDryRun)
      input.print(
        `Nothing was erased (dry run). To erase: erase-person ${person} --confirm ${person}`,
      );
    else input.print('The person was erased.');
  },
};

/**
 * Erases a person, or only tells the effect. Gives lines about the data found, the data
 * that stays, and obstacles.
 */
export async function eraseNamed(
  ports: Ports,
  tx: Database,
  person: string,
  isDryRun: boolean,
): Promise<string[]> {
  const account = await getCustomer(tx, person);
  const { blockers, keeps, keptUntil } = await erasabilityOf(
    ports.config,
    tx,
    account.id,
  );
  const found = await rowsOfPerson(tx, account.id);
  const lines = [
    ...found.map(
      ({ table, rows }) => `${table}: ${rows.length} row${rows.length === 1 ? '' : 's'}`,
    ),
    ...keeps.map(({ what, why }) => `stays: ${what}. ${why}`),
    ...blockers.map((blocker) => `stops it: ${blocker}`),
  ];
  if (blockers.length > 0)
    throw new OpsError([...lines, 'Nothing was erased.'].join('\n'));
  if (!isDryRun)
    await erasePerson(ports, tx, account, {
      actor: OPERATIONS,
      keptUntil,
      detail: 'operations',
    });
  return lines;
}

async function getCustomer(tx: Database, person: string): Promise<Account> {
  const found = await findAccount(tx, person);
  const account = found && (await lockAccount(tx, found.id));
  if (!account || account.role !== null)
    throw new OpsError('There is no customer with this CPF, CNPJ or e-mail.');
  return account;
}
