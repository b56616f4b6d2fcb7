import { type FileAnswer, type SentFile } from '@site/api-contract';
import { type KEPT_TYPES, MOST_SENT_FILES } from '@site/api-contract/documents';
import { type Database } from '#platform/data/database';
import { refuseFields } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { admitFile } from './admit-file';
import { type examine } from './examine';
import { downloadName } from './file-name';
import { type NamedFile } from './read-upload';
import { storeFile } from './store-file';

/**
 * Columns in which a table keeps a picture or a PDF that was sent with something else.
 */
type SentFileRow = {
  id: string;
  fileName: string;
  shownName: string;
  mediaType: (typeof KEPT_TYPES)[number];
  sizeBytes: number;
  createdAt: Date;
};

/**
 * Examines, scans and stores such a file, encrypted as documents are; `write` puts its row
 * down, in the transaction that keeps it.
 */
export async function keepSentFile(
  ports: Ports,
  { upload, look }: { upload: NamedFile; look: typeof examine },
  write: (tx: Database, file: SentFileRow) => Promise<void>,
): Promise<void> {
  const { bytes, mediaType } = await admitFile(ports, look, upload.bytes);
  await storeFile(ports, bytes, (tx, fileName) =>
    write(tx, {
      id: ports.random.uuid(),
      fileName,
      shownName: upload.shownName,
      mediaType,
      sizeBytes: bytes.length,
      createdAt: ports.clock.now(),
    }),
  );
}

/** Refuses one more than fit; `where` completes the sentence. */
export function refuseWithoutRoom(files: readonly SentFileRow[], where: string): void {
  if (files.length >= MOST_SENT_FILES)
    refuseFields([
      { key: 'File', message: `Cabem até ${MOST_SENT_FILES} arquivos em ${where}.` },
    ]);
}

export function toSentFile({
  id,
  shownName,
  mediaType,
  createdAt,
}: SentFileRow): SentFile {
  return { id, name: shownName, mediaType, sentAt: createdAt.toISOString() };
}

/** The bytes, under the sender's name for them. */
export async function openSentFile(
  { files }: Pick<Ports, 'files'>,
  { fileName, shownName, mediaType }: SentFileRow,
): Promise<FileAnswer> {
  return {
    bytes: new Uint8Array(await files.get(fileName)),
    type: mediaType,
    name: downloadName(shownName, mediaType),
  };
}
