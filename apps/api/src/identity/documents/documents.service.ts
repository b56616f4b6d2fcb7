import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { type DocumentList, type SentDocument } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { type Config } from '#platform/config';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields, TEXTS } from '#platform/errors';
import { type Done } from '#platform/jobs/jobs';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit, SYSTEM } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { refuseInfected } from './attachments/attachments';
import {
  type DocumentRow,
  eachUnscanned,
  findOf,
  findRequiredDocuments,
  isInUse,
  listOf,
  lockDocumentsOf,
  notePassed,
  removeDocument,
  replaceDocument,
  toDocument,
} from './documents.repository';
import { type OnArrival } from './documents.rules';
import { examine } from './upload/examine';
import { type Upload } from './upload/read-upload';
import { storeFile, tidyUp } from './upload/store-file';
import { refuseCrowded } from './upload/upload-memory';

const WAITING_UPLOADS = 50;

/**
 * Bounds how many files are examined at once in this process, since pictures take memory.
 * Others queue up to a length; beyond it they get 503.
 */
export function limitExaminations({
  config,
}: {
  config: Pick<Config, 'DOCUMENTS_AT_ONCE'>;
}): typeof examine {
  const turns = bulkhead(config.DOCUMENTS_AT_ONCE, WAITING_UPLOADS);
  return (ports, bytes) =>
    turns.execute(() => examine(ports, bytes)).catch(refuseWhenFull);
}

function refuseWhenFull(error: unknown): never {
  if (isBulkheadRejectedError(error)) refuseCrowded();
  throw error;
}

/**
 * A customer's documents, without their files: for the customer, and for consultants, who
 * decide on proposals. Anybody else gets the 404 of a missing account
 * (security-requirements D2, F4).
 */
export async function listDocuments(
  { clock, config }: Pick<Ports, 'clock' | 'config'>,
  db: Database,
  viewer: SignedIn,
  userId: string,
): Promise<DocumentList> {
  const wanted = maySee(viewer, userId)
    ? await findRequiredDocuments(db, userId, saoPauloDay(clock.now()))
    : null;
  if (!wanted) return notFound();
  const rows = await listOf(db, userId);
  return {
    ...wanted,
    items: rows.map(toDocument),
    limits: {
      maxBytes: config.DOCUMENT_MAX_BYTES,
      maxPages: config.DOCUMENT_MAX_PAGES,
      maxMegapixels: config.DOCUMENT_MAX_MEGAPIXELS,
      maxFiles: config.DOCUMENTS_PER_REGISTRATION,
    },
  };
}

/** Examines a file and stores it, replacing the older one of its kind. */
export async function keepDocument(
  ports: Ports,
  { userId, actor, onArrival }: { userId: string; actor: Actor; onArrival: OnArrival },
  { kind, shownName, bytes: sent }: Upload,
  look: typeof examine,
): Promise<SentDocument> {
  const {
    clock,
    database: { db },
    random,
    scanner,
  } = ports;
  await refuseWithoutRoom(ports, db, { userId, kind });
  const { bytes, mediaType, pages } = await look(ports, sent);
  const verdict = scanner ? await scanner(bytes) : 'passed';
  if (verdict === 'refused') refuseInfected();
  const draft = {
    id: random.uuid(),
    userId,
    kind,
    shownName,
    mediaType,
    pages,
    sizeBytes: bytes.length,
    passedScan: verdict === 'passed',
    lastScanAt: null,
    createdAt: clock.now(),
  };
  await storeFile(ports, bytes, async (tx, fileName) => {
    await lockDocumentsOf(tx, userId);
    await refuseWithoutRoom(ports, tx, { userId, kind });
    await replaceDocument(tx, { ...draft, fileName });
    await recordAudit(ports, tx, {
      actor,
      action: 'document-added',
      subject: `document:${draft.id}`,
      detail: kind,
    });
    if (draft.passedScan) await onArrival(ports, tx, { userId, kind, mediaType, actor });
  });
  return toDocument(draft);
}

async function refuseWithoutRoom(
  { config }: Pick<Ports, 'config'>,
  db: Database,
  { userId, kind }: Pick<DocumentRow, 'userId' | 'kind'>,
): Promise<void> {
  const others = (await listOf(db, userId)).filter(
    (document) => document.kind !== kind || kind === 'outro',
  );
  if (others.length >= config.DOCUMENTS_PER_REGISTRATION)
    refuseFields([
      {
        key: 'File',
        message: `Cabem até ${config.DOCUMENTS_PER_REGISTRATION} arquivos. Apague um antes de enviar outro.`,
      },
    ]);
}

export type OpenedDocument = { row: DocumentRow; bytes: Buffer };

type Asked = { userId: string; id: string };
/** A look at a document: its owner, the document, and the viewer. */
export type Look = { viewer: SignedIn; asked: Asked; actor: Actor };

/** The file of a document that may be opened. The audit trail records who opened it. */
export async function openDocument(
  ports: Ports,
  db: Database,
  look: Look,
): Promise<OpenedDocument> {
  const row = await requireReady(db, look);
  const bytes = await ports.files.get(row.fileName);
  await noteLook(ports, db, look, row.kind);
  return { row, bytes };
}

/** A document that may be opened, for somebody who may see it; else refuses. */
export async function requireReady(
  db: Database,
  { viewer, asked: { userId, id } }: Look,
): Promise<DocumentRow> {
  const row = maySee(viewer, userId) ? await findOf(db, userId, id) : null;
  if (!row) return notFound();
  if (!row.passedScan)
    refuse(
      'conflict',
      'Ainda estamos verificando esse arquivo. Tente de novo em alguns minutos.',
      { reason: 'file-unchecked' },
    );
  return row;
}

/**
 * Records a look at a document in the audit trail; `detail` is the part that was seen.
 */
export function noteLook(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { asked: { userId, id }, actor }: Look,
  detail: string,
): Promise<void> {
  return recordAudit(ports, db, {
    actor,
    action: 'document-viewed',
    personId: userId,
    subject: `document:${id}`,
    detail,
  });
}

/**
 * Deletes a document that no proposal relies on; any other can only be replaced by a
 * newer file.
 */
export async function deleteDocument(
  ports: Ports,
  db: Database,
  { userId, id }: Asked,
  actor: Actor,
): Promise<{ ok: true }> {
  await db.transaction(async (tx) => {
    await lockDocumentsOf(tx, userId);
    const row = (await findOf(tx, userId, id)) ?? notFound();
    if (await isInUse(tx, userId))
      refuse(
        'conflict',
        'Sua proposta em andamento usa este documento. Você pode trocar o arquivo; apagar, só quando ela terminar.',
        { reason: 'document-in-use' },
      );
    await removeDocument(tx, row.id);
    await recordAudit(ports, tx, {
      actor,
      action: 'document-removed',
      subject: `document:${id}`,
      detail: row.kind,
    });
  });
  await tidyUp(ports, db);
  return { ok: true };
}

/**
 * Asks the scanner again about files without an answer, those first that were not tried
 * yet or longest ago. A refused file is deleted. A file that can't be read delays no other: the
 * rejection comes after all of them. Two silences in a row end the round, and the files
 * behind come first in the next one. Safe in many processes at once.
 */
export async function scanWaiting(
  ports: Ports,
  db: Database,
  onArrival: OnArrival,
): Promise<Done> {
  const { clock, files, scanner } = ports;
  let done = 0;
  let silences = 0;
  if (!scanner) return { done };
  const unreadable: Error[] = [];
  for await (const row of eachUnscanned(db, clock.now())) {
    const bytes = await files
      .get(row.fileName)
      .catch(
        (cause: unknown) =>
          void unreadable.push(
            new Error(`The file of document ${row.id} can't be read`, { cause }),
          ),
      );
    const verdict = bytes ? await scanner(bytes) : 'unjudged';
    silences = verdict === 'away' ? silences + 1 : 0;
    if (silences > 1) break; // The scanner is away; one silence may be the file's.
    if (verdict === 'passed' || verdict === 'refused') done += 1;
    if (verdict === 'passed') await passOn(ports, db, row, onArrival);
    if (verdict === 'refused') await removeRefused({ clock }, db, row);
  }
  if (unreadable[0]) throw unreadable[0];
  return { done };
}

function passOn(
  ports: Ports,
  db: Database,
  { id, userId, kind, mediaType }: DocumentRow,
  onArrival: OnArrival,
): Promise<void> {
  return db.transaction(async (tx) => {
    if (await notePassed(tx, id))
      await onArrival(ports, tx, { userId, kind, mediaType, actor: SYSTEM });
  });
}

function removeRefused(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { id, userId, kind }: DocumentRow,
): Promise<void> {
  return db.transaction(async (tx) => {
    if (await removeDocument(tx, id))
      await recordAudit(ports, tx, {
        actor: SYSTEM,
        action: 'document-removed',
        personId: userId,
        subject: `document:${id}`,
        detail: kind,
      });
  });
}

function maySee(viewer: SignedIn, userId: string): boolean {
  return viewer.id === userId || viewer.role === 'CONSULTANT';
}

function notFound(): never {
  return refuse('not-found', TEXTS.notFound);
}
