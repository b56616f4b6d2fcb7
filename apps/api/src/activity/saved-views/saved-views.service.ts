import { type NewView, type SavedView, type ViewName } from '@site/api-contract';
import { MOST_VIEWS, type ViewList } from '@site/api-contract/activity';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type SignedIn } from '#platform/security/authentication';
import {
  addView,
  deleteOwnView,
  findOwnView,
  isNameTaken,
  listViews,
  lockOwner,
  saveName,
  type ViewRow,
} from './saved-views.repository';

const TOO_MANY = `Você já tem ${MOST_VIEWS} visões nesta lista. Remova uma para salvar outra.`;

export async function listSavedViews(
  db: Database,
  { viewer, list }: { viewer: SignedIn; list: ViewList },
): Promise<{ items: SavedView[] }> {
  refuseForeignList(viewer, list);
  return { items: (await listViews(db, viewer.id, list)).map(shown) };
}

/**
 * The lock makes two devices of one account wait for each other, so that neither exceeds
 * the limit.
 */
export function saveView(
  { clock, random }: Pick<Ports, 'clock' | 'random'>,
  db: Database,
  { viewer, view }: { viewer: SignedIn; view: NewView },
): Promise<SavedView> {
  const { list, name, query } = view;
  refuseForeignList(viewer, list);
  return db.transaction(async (tx) => {
    const userId = viewer.id;
    if (!(await lockOwner(tx, userId))) refuse('not-found', TEXTS.notFound);
    const row = {
      ...{ id: random.uuid(), userId, list, name, query },
      createdAt: clock.now(),
    };
    await refuseTakenName(tx, row);
    if ((await listViews(tx, userId, list)).length >= MOST_VIEWS)
      refuseFields([{ key: 'Name', message: TOO_MANY }], TOO_MANY);
    await addView(tx, row);
    return shown(row);
  });
}

export function renameView(
  db: Database,
  { viewer, id, body }: { viewer: SignedIn; id: string; body: ViewName },
): Promise<SavedView> {
  return db.transaction(async (tx) => {
    if (!(await lockOwner(tx, viewer.id))) refuse('not-found', TEXTS.notFound);
    const view = await findOwnView(tx, viewer.id, id);
    if (!view) refuse('not-found', TEXTS.notFound);
    const renamed = { ...view, name: body.name };
    await refuseTakenName(tx, renamed);
    await saveName(tx, id, body.name);
    return shown(renamed);
  });
}

export async function removeView(
  db: Database,
  { viewer, id }: { viewer: SignedIn; id: string },
): Promise<{ ok: true }> {
  if (!(await deleteOwnView(db, viewer.id, id))) refuse('not-found', TEXTS.notFound);
  return { ok: true };
}

/** Only consultants have leads. */
function refuseForeignList({ kind }: SignedIn, list: ViewList): void {
  if (list === 'leads' && kind !== 'consultant') refuse('forbidden', TEXTS.forbidden);
}

async function refuseTakenName(tx: Database, view: ViewRow): Promise<void> {
  if (!(await isNameTaken(tx, view))) return;
  const message = `Você já tem uma visão chamada ${view.name}. Escolha outro nome.`;
  refuseFields([{ key: 'Name', message }], message);
}

const shown = ({ id, name, query }: ViewRow): SavedView => ({ id, name, query });
