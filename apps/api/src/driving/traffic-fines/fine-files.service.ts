import { type FileAnswer, type TrafficFine } from '@site/api-contract';
import { canMoveFine, type FineFile, isFineOpen } from '@site/api-contract/driving';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type SignedIn } from '#platform/security/authentication';
import { refuseHeld } from '../../activity/holds/holds.service';
import {
  addAttachment,
  openAttachment,
  type Sent,
} from '../../identity/documents/attachments/attachments';
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
  refuseInOtherState,
  visibleFine,
} from './traffic-fines.service';

type FileCall = FineCall & { kind: FineFile };

/**
 * Stores a paper of a fine: the notice, by a consultant, which tells the customer of the
 * fine; or the signed form, by the customer who named a driver. A second one replaces the
 * first.
 */
export async function addFile(
  ports: Ports,
  { viewer, id, actor, kind, upload, look }: FileCall & Sent,
): Promise<TrafficFine> {
  const {
    clock,
    database: { db },
  } = ports;
  await addAttachment(ports, {
    upload,
    look,
    find: (on) => visibleFine(on, { viewer, id }),
    lock: (tx) => lockVisible(tx, { viewer, id }),
    check: async (on, facts) => {
      await refuseOutOfPlace(on, viewer, { facts, kind });
      if (isStaff(viewer))
        await refuseHeld(ports, on, { actor, queue: 'fines', itemId: id });
    },
    write: async (tx, { fine }, { shownName: _, ...file }) => {
      const arrives =
        kind === 'notificacao' &&
        canMoveFine(fine.state, 'aguardando_condutor', 'consultant');
      await replaceFile(tx, { ...file, fineId: id, kind });
      await changeFine(
        tx,
        fine,
        arrives ? { state: 'aguardando_condutor', toldAt: file.createdAt } : {},
      );
      await recordAct(ports, tx, {
        viewer,
        id,
        actor,
        detail: kind,
        ...(arrives && { mail: (about) => fineArrivedMail(ports.config, about) }),
      });
    },
  });
  const reader = { now: clock.now(), isStaff: isStaff(viewer), id: viewer.id };
  return toFine(db, await visibleFine(db, { viewer, id }), reader);
}

/** The bytes of a paper. The trail records a consultant's look. */
export async function openFile(
  ports: Pick<Ports, 'clock' | 'files'>,
  db: Database,
  { viewer, id, actor, kind }: FileCall,
): Promise<FileAnswer> {
  const { fine } = await visibleFine(db, { viewer, id });
  const file = await findFile(db, id, kind);
  return openAttachment(
    ports,
    db,
    file && { ...file, shownName: kind },
    isStaff(viewer) && {
      actor,
      action: 'traffic-fine-viewed',
      personId: fine.userId,
      subject: `traffic-fine:${fine.id}`,
      detail: kind,
    },
  );
}

/** Each side sends its own paper, and only while the fine needs it. */
async function refuseOutOfPlace(
  db: Database,
  viewer: SignedIn,
  { facts, kind }: { facts: FineFacts; kind: FineFile },
): Promise<void> {
  const { state } = facts.fine;
  if (isStaff(viewer) !== (kind === 'notificacao')) refuse('forbidden', TEXTS.forbidden);
  const isWanted =
    kind === 'notificacao' ? isFineOpen(state) : state === 'condutor_indicado';
  if (!isWanted) await refuseInOtherState(db, viewer, facts);
}
