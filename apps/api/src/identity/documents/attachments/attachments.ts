import { type FileAnswer, type SentFile } from '@site/api-contract';
import { MOST_SENT_FILES } from '@site/api-contract/identity';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type AuditEntry, recordAudit } from '#platform/security/audit';
import { type examine, type Examined } from '../upload/examine';
import { downloadName } from '../upload/file-name';
import { type NamedFile } from '../upload/read-upload';
import { refuseFile } from '../upload/refuse-file';
import { storeFile } from '../upload/store-file';

/** Facts of a stored file; each table has columns for those that it keeps. */
export type Attachment = {
  id: string;
  fileName: string;
  shownName: string;
  mediaType: Examined['mediaType'];
  sizeBytes: number;
  createdAt: Date;
};

/** A file as it came with its call, and the examination that waits for its turn. */
export type Sent = { upload: NamedFile; look: typeof examine };

/** The part of adding a file that differs by slice: its owner, lock, limits and rows. */
type AttachmentRules<Owner, Locked extends Owner> = {
  /** By default pictures and PDFs. */
  accepts?: 'files' | 'photos';
  /** Finds the owner of the file, if its sender may see it; else refuses. */
  find: (db: Database) => Promise<Owner>;
  /** Finds the owner again, locked where others must wait. */
  lock: (tx: Database) => Promise<Locked>;
  /** Refuses a file that the owner has no room or no use for. */
  check?: (db: Database, owner: Owner) => Promise<void> | void;
  /** Writes the row that names the file, its effects and its trace. */
  write: (tx: Database, owner: Locked, file: Attachment) => Promise<void>;
};

/**
 * Adds a picture, drawn anew, or a PDF to its owner, encrypted like documents. The owner
 * is checked before the costly examination, and again in the transaction that writes the
 * row. When that row goes, a trigger marks the file for deletion.
 */
export async function addAttachment<Owner, Locked extends Owner>(
  ports: Ports,
  {
    upload,
    look,
    accepts = 'files',
    find,
    lock,
    check,
    write,
  }: Sent & AttachmentRules<Owner, Locked>,
): Promise<Attachment> {
  const { clock, database, random } = ports;
  await check?.(database.db, await find(database.db));
  const { bytes, mediaType } = await admit(ports, { upload, look }, accepts);
  return storeFile(ports, bytes, async (tx, fileName) => {
    const owner = await lock(tx);
    await check?.(tx, owner);
    const file = {
      id: random.uuid(),
      fileName,
      shownName: upload.shownName,
      mediaType,
      sizeBytes: bytes.length,
      createdAt: clock.now(),
    };
    await write(tx, owner, file);
    return file;
  });
}

/**
 * Examines and scans a file at once. A file that the scanner did not judge is refused as
 * well: unlike documents of a registration, it can't wait unseen.
 */
async function admit(
  ports: Ports,
  { upload, look }: Sent,
  accepts: 'files' | 'photos',
): Promise<Examined> {
  const examined = await look(ports, upload.bytes);
  if (accepts === 'photos' && examined.mediaType !== 'image/jpeg')
    refuseFile('Envie uma foto: JPG, PNG ou WebP.');
  const verdict = ports.scanner ? await ports.scanner(examined.bytes) : 'passed';
  if (verdict === 'refused' && accepts === 'files') refuseInfected();
  if (verdict !== 'passed') refuseFile(UNJUDGED[accepts]);
  return examined;
}

const UNJUDGED = {
  files: 'Não deu para verificar esse arquivo agora. Tente de novo em alguns minutos.',
  photos: 'Não deu para verificar essa foto agora. Tente de novo em alguns minutos.',
} as const;

export function refuseInfected(): never {
  return refuseFile('Esse arquivo não passou na verificação de segurança. Envie outro.');
}

/**
 * The bytes of a file, under a name with the ending of its type; 404 where there is none.
 * `trace` records a look of the staff.
 */
export async function openAttachment(
  ports: Pick<Ports, 'clock' | 'files'>,
  db: Database,
  file: Pick<Attachment, 'fileName' | 'shownName' | 'mediaType'> | null | undefined,
  trace?: AuditEntry | false,
): Promise<FileAnswer> {
  const { fileName, shownName, mediaType } = file ?? refuse('not-found', TEXTS.notFound);
  if (trace) await recordAudit(ports, db, trace);
  return {
    bytes: new Uint8Array(await ports.files.get(fileName)),
    type: mediaType,
    name: downloadName(shownName, mediaType),
  };
}

/** Refuses one file too many; `where` completes the sentence. */
export function refuseWithoutRoom(files: readonly unknown[], where: string): void {
  if (files.length >= MOST_SENT_FILES)
    refuseFile(`Cabem até ${MOST_SENT_FILES} arquivos em ${where}.`);
}

export function toSentFile({
  id,
  shownName,
  mediaType,
  createdAt,
}: Attachment): SentFile {
  return { id, name: shownName, mediaType, sentAt: createdAt.toISOString() };
}
