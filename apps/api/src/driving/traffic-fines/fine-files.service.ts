import { type FileAnswer, type TrafficFine } from '@site/api-contract';
import { canMoveFine, type FineFile, isFineOpen } from '@site/api-contract/traffic-fines';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { admitFile } from '../../identity/documents/upload/admit-file';
import { type examine } from '../../identity/documents/upload/examine';
import { downloadName } from '../../identity/documents/upload/file-name';
import { storeFile } from '../../identity/documents/upload/store-file';
import { toFine } from './fine-view';
import { fineArrivedMail } from './traffic-fines.mails';
import {
  changeFine,
  findFile,
  type FineFacts,
  replaceFile,
} from './traffic-fines.repository';
import {
  type FineCall,
  isStaff,
  lockVisible,
  recordAct,
  refuseOutOfTurn,
  visibleFine,
} from './traffic-fines.service';

type FileCall = FineCall & { kind: FineFile };

/**
 * Keeps a paper of a fine, drawn anew and encrypted as documents are: the notification,
 * by a consultant, with which the customer hears of the fine; or the signed form, by the
 * customer who named somebody. A second one takes the place of the first.
 */
export async function addFile(
  ports: Ports,
  { viewer, id, actor, kind, bytes: sent }: FileCall & { bytes: Buffer },
  look: typeof examine,
): Promise<TrafficFine> {
  const {
    clock,
    database: { db },
    random,
  } = ports;
  await refuseOutOfPlace(db, viewer, {
    facts: await visibleFine(db, { viewer, id }),
    kind,
  });
  const { bytes, mediaType } = await admitFile(ports, look, sent);
  await storeFile(ports, bytes, async (tx, fileName) => {
    const facts = await lockVisible(tx, { viewer, id });
    await refuseOutOfPlace(tx, viewer, { facts, kind });
    const { fine } = facts;
    const now = clock.now();
    const arrives =
      kind === 'notificacao' &&
      canMoveFine(fine.state, 'aguardando_condutor', 'consultant');
    await replaceFile(tx, {
      id: random.uuid(),
      fineId: id,
      kind,
      fileName,
      mediaType,
      sizeBytes: bytes.length,
      createdAt: now,
    });
    await changeFine(
      tx,
      fine,
      arrives ? { state: 'aguardando_condutor', toldAt: now } : {},
    );
    await recordAct(ports, tx, {
      viewer,
      id,
      actor,
      detail: kind,
      ...(arrives && { mail: (about) => fineArrivedMail(ports.config, about) }),
    });
  });
  const reader = { now: clock.now(), isStaff: isStaff(viewer) };
  return toFine(db, await visibleFine(db, { viewer, id }), reader);
}

/** The bytes of a paper; a consultant's look is kept. */
export async function openFile(
  ports: Pick<Ports, 'clock' | 'files'>,
  db: Database,
  { viewer, id, actor, kind }: FileCall,
): Promise<FileAnswer> {
  const { fine } = await visibleFine(db, { viewer, id });
  const file = (await findFile(db, id, kind)) ?? refuse('not-found', TEXTS.notFound);
  if (isStaff(viewer))
    await recordAudit(ports, db, {
      actor,
      action: 'traffic-fine-viewed',
      personId: fine.userId,
      subject: `traffic-fine:${fine.id}`,
      detail: kind,
    });
  return {
    bytes: new Uint8Array(await ports.files.get(file.fileName)),
    type: file.mediaType,
    name: downloadName(kind, file.mediaType),
  };
}

/** Each side sends its own paper, while there is something to do with it. */
async function refuseOutOfPlace(
  db: Database,
  viewer: SignedIn,
  { facts, kind }: { facts: FineFacts; kind: FineFile },
): Promise<void> {
  const { state } = facts.fine;
  if (isStaff(viewer) !== (kind === 'notificacao')) refuse('forbidden', TEXTS.forbidden);
  const isWanted =
    kind === 'notificacao' ? isFineOpen(state) : state === 'condutor_indicado';
  if (!isWanted) await refuseOutOfTurn(db, viewer, facts);
}
