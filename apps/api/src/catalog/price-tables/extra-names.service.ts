import {
  type BodyOf,
  type changeExtraName as changeCall,
  type NamedExtra,
  type ParamsOf,
} from '@site/api-contract';
import { bumpContentVersion } from '#platform/data/content-version';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { actorColumns } from '#platform/security/actor-columns';
import { type Actor } from '#platform/security/audit';
import { byWhom } from '#platform/security/who-acted';
import {
  type ActRow,
  addAct,
  type ExtraRow,
  findLastAct,
  listLastActs,
  listNamed,
  lockNames,
  saveNames,
} from './extra-names.repository';

export async function showNames(db: Database): Promise<{ items: NamedExtra[] }> {
  const rows = await listNamed(db);
  const acts = await listLastActs(db);
  return {
    items: rows.map((row) =>
      toNamed(row, acts.find(({ kind, slug }) => isOne(row, { kind, slug })) ?? null),
    ),
  };
}

type Change = {
  extra: ParamsOf<typeof changeCall>;
  form: BodyOf<typeof changeCall>;
  actor: Actor;
};

/**
 * Renames a color or an add-on; pages show the new name with their next answer. Stored
 * choices keep the old name, since choice and price are copied. Somebody who read an
 * older name gets 409 `changed-meanwhile` with who changed it, and when.
 */
export function changeName(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { extra, form, actor }: Change,
): Promise<NamedExtra> {
  const { name, description = null, revision } = form;
  return db.transaction(async (tx) => {
    await lockNames(tx);
    const rows = await listNamed(tx);
    const row =
      rows.find((one) => isOne(one, extra)) ?? refuse('not-found', TEXTS.notFound);
    const last = await findLastAct(tx, row);
    if (row.revision !== revision) refuseMoved(last, actor);
    const changed = { ...row, name, description, revision: revision + 1 };
    refuseDescription(changed);
    refuseTaken(rows, changed);
    if (row.name === name && row.description === description) return toNamed(row, last);
    await saveNames(tx, changed);
    const { kind, slug } = changed;
    await addAct(tx, {
      ...{ kind, slug, name, description },
      ...actorColumns(ports, 'CONSULTANT', actor),
    });
    await bumpContentVersion(tx);
    return toNamed(changed, await findLastAct(tx, row));
  });
}

type Which = Pick<ExtraRow, 'kind' | 'slug'>;

const isOne = (one: Which, other: Which) =>
  one.kind === other.kind && one.slug === other.slug;

function toNamed(row: ExtraRow, last: ActRow | null): NamedExtra {
  return {
    ...row,
    changed: last && { at: last.at.toISOString(), role: last.role, name: last.name },
  };
}

function refuseMoved(last: ActRow | null, actor: Actor): never {
  const why = last ? byWhom(last, 'mudou este nome', actor.id) : 'Este nome mudou.';
  return refuse('conflict', why, { reason: 'changed-meanwhile' });
}

function refuseDescription({ kind, description }: ExtraRow): void {
  const key = 'Description';
  if (kind === 'add-on' && description === null)
    refuseFields([{ key, message: 'Descreva o opcional em uma frase.' }]);
  if (kind === 'paint' && description !== null)
    refuseFields([{ key, message: 'Uma cor não tem descrição.' }]);
}

/** No two colors and no two add-ons share a name, whatever its capitals and accents. */
function refuseTaken(rows: readonly ExtraRow[], changed: ExtraRow): void {
  const plain = (name: string) => name.toLocaleLowerCase('pt-BR');
  const isTaken = rows.some(
    (row) =>
      row.kind === changed.kind &&
      row.slug !== changed.slug &&
      plain(row.name) === plain(changed.name),
  );
  const what = changed.kind === 'paint' ? 'Outra cor' : 'Outro opcional';
  if (isTaken) refuseFields([{ key: 'Name', message: `${what} já tem esse nome.` }]);
}
