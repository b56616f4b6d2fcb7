import { eq } from 'drizzle-orm';
import { type FileAnswer } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import {
  type Actor,
  type AuditAction,
  type AuditEntry,
  recordAudit,
} from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { refuseFile } from '../upload/refuse-file';
import { tidyUp } from '../upload/store-file';
import { addAttachment, openAttachment, type Sent } from './attachments';
import { type CarPhotoRow, type CarPhotoTable } from './car-photos.table';

/** Pictures that a handover or a return may have. */
const MOST_PHOTOS = 8;

/** The viewer's call about one handover or return, by the id of its proposal. */
type CarCall = { viewer: SignedIn; id: string; actor: Actor };
type PhotoId = { photoId: string };
type WithPhotos = { contract: { id: string }; photos: readonly CarPhotoRow[] };

/** The part of a slice's car pictures that differs by slice. */
type CarPhotos<Facts extends WithPhotos, Shown> = {
  table: CarPhotoTable;
  /** Name of an opened picture, without its ending. */
  shownName: string;
  /** Finds the handover or return if the viewer may see it; else refuses. */
  find: (db: Database, viewer: SignedIn, id: string) => Promise<Facts>;
  /** Finds it again and locks it. */
  lock: (tx: Database, viewer: SignedIn, id: string) => Promise<Facts>;
  /** Refuses once its pictures are final. */
  requireOpen: (facts: Facts) => void;
  /** Refuses to remove a picture that something else shows. */
  requireUnused?: (facts: Facts, photoId: string) => void;
  audit: {
    added: AuditAction;
    removed: AuditAction;
    about: (facts: Facts) => Pick<AuditEntry, 'personId' | 'subject'>;
  };
  /** Gives the viewer's view after a change. */
  show: (
    ports: Ports,
    db: Database,
    call: Pick<CarCall, 'viewer' | 'id'>,
  ) => Promise<Shown>;
};

/** Adds, opens and removes the pictures of a car in a slice's own table. */
export function carPhotos<Facts extends WithPhotos, Shown>({
  table,
  shownName,
  find,
  lock,
  requireOpen,
  requireUnused,
  audit,
  show,
}: CarPhotos<Facts, Shown>) {
  return {
    async add(
      ports: Ports,
      { viewer, id, actor, upload, look }: CarCall & Sent,
    ): Promise<Shown> {
      await addAttachment(ports, {
        upload,
        look,
        accepts: 'photos',
        find: (on) => find(on, viewer, id),
        lock: (tx) => lock(tx, viewer, id),
        check: (_, facts) => {
          requireOpen(facts);
          refuseMorePhotos(facts.photos.length);
        },
        write: async (tx, facts, { id: photoId, fileName, sizeBytes, createdAt }) => {
          const contractId = facts.contract.id;
          await tx
            .insert(table)
            .values({ id: photoId, contractId, fileName, sizeBytes, createdAt });
          const { added: action, about } = audit;
          await recordAudit(ports, tx, { actor, action, ...about(facts) });
        },
      });
      return show(ports, ports.database.db, { viewer, id });
    },

    /** The bytes of a picture, for viewers of the handover or return. */
    async open(
      ports: Pick<Ports, 'clock' | 'files'>,
      db: Database,
      { viewer, id, photoId }: Pick<CarCall, 'viewer' | 'id'> & PhotoId,
    ): Promise<FileAnswer> {
      const { fileName } = photoOf(await find(db, viewer, id), photoId);
      return openAttachment(ports, db, { fileName, shownName, mediaType: 'image/jpeg' });
    },

    async remove(
      ports: Ports,
      db: Database,
      { viewer, id, actor, photoId }: CarCall & PhotoId,
    ): Promise<Shown> {
      const after = await db.transaction(async (tx) => {
        const facts = await lock(tx, viewer, id);
        requireOpen(facts);
        requireUnused?.(facts, photoId);
        await tx.delete(table).where(eq(table.id, photoOf(facts, photoId).id));
        const { removed: action, about } = audit;
        await recordAudit(ports, tx, { actor, action, ...about(facts) });
        return show(ports, tx, { viewer, id });
      });
      await tidyUp(ports, db);
      return after;
    },
  };
}

function photoOf({ photos }: WithPhotos, id: string): CarPhotoRow {
  return photos.find((photo) => photo.id === id) ?? refuse('not-found', TEXTS.notFound);
}

/** Refuses, at its field, one picture more than a car needs. */
function refuseMorePhotos(count: number): void {
  if (count >= MOST_PHOTOS)
    refuseFile(`Cabem até ${MOST_PHOTOS} fotos. Apague uma antes de enviar outra.`);
}
