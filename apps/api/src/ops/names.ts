import { extraNameForm, type NamedExtra } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { Refusal } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { OPERATIONS } from '#platform/security/audit';
import { changeName, showNames } from '../catalog/price-tables/extra-names.service';
import { type Command, type CommandInput, OpsError } from './command';
import { withPorts } from './with-ports';

const USAGE =
  'Usage: names, or names paint|add-on <slug> --name <name> [--description <text>]';

/**
 * `npm run ops -- names`: shows the names of colors and add-ons or renames one of them,
 * by the same service as the desk.
 */
export const namesCommand: Command = {
  help: 'lists names of colors and add-ons; paint|add-on <slug> --name [--description] changes one',
  options: { name: { type: 'string' }, description: { type: 'string' } },
  run: (input) =>
    withPorts(input, async (ports) => {
      const { db } = ports.database;
      if (input.words.length > 0) input.print(lineOf(await rename(ports, db, input)));
      else for (const one of (await showNames(db)).items) input.print(lineOf(one));
    }),
};

const lineOf = ({ kind, slug, name, description }: NamedExtra) =>
  [kind, slug, name, description].filter((part) => part !== null).join(' | ');

/**
 * Renames a color or an add-on, at its newest revision. An add-on keeps its description
 * by default. Throws an `OpsError` with the reason when it is refused.
 */
export async function rename(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { words, options }: Pick<CommandInput, 'words' | 'options'>,
): Promise<NamedExtra> {
  const [kind, slug, ...more] = words;
  if (!slug || more.length > 0 || !options.has('name')) throw new OpsError(USAGE);
  const { items } = await showNames(db);
  const now = items.find((one) => one.kind === kind && one.slug === slug);
  if (!now) throw new OpsError(`There is no ${kind} ${slug}. names lists them.`);
  const { revision, description } = now;
  const form = extraNameForm.safeParse({
    ...(description !== null && { description }),
    ...Object.fromEntries(options),
  });
  if (!form.success)
    throw new OpsError(form.error.issues.map(({ message }) => message).join('\n'));
  return changeName(ports, db, {
    extra: now,
    form: { ...form.data, revision },
    actor: OPERATIONS,
  }).catch(saying);
}

/** Throws the messages of the service as an `OpsError`, those of fields first. */
function saying(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  const fields = error.details.fields ?? [];
  throw new OpsError(fields.map(({ message }) => message).join('\n') || error.message);
}
