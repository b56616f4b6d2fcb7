import { type FastifyRequest } from 'fastify';
import { documentUpload } from '@site/api-contract';
import { type DocumentKind } from '@site/api-contract/identity';
import { type Config } from '#platform/config';
import { Refusal, refuse, refuseFields, unknownField } from '#platform/errors';
import { type HoldBytes } from './upload-memory';

export type NamedFile = { shownName: string; bytes: Buffer };
export type Upload = NamedFile & { kind: DocumentKind };
type Limits = Pick<Config, 'DOCUMENT_MAX_BYTES'>;

const NAME_MAX = 120;
const WHICH = 'Escolha qual documento é.';
const FILE_REQUIRED = 'Escolha um arquivo: JPG, PNG, WebP ou PDF.';

/**
 * Reads the form of a document as it arrives and counts its bytes with `hold`; stops at
 * the first byte too many (security-requirements F1).
 */
export async function readUpload(
  request: FastifyRequest,
  limits: Limits,
  hold: HoldBytes,
): Promise<Upload> {
  const { texts, file } = await readForm(request, limits, hold, ['kind']);
  const kind = kindOf(texts['kind']);
  return { ...requireFile(file), kind };
}

/** The same for a form with one file, and texts of these names that are not checked. */
export async function readNamedFile(
  request: FastifyRequest,
  limits: Limits,
  hold: HoldBytes,
  names: readonly string[],
): Promise<{ upload: NamedFile; texts: Texts }> {
  const { texts, file } = await readForm(request, limits, hold, names);
  return { upload: requireFile(file), texts };
}

export type Texts = Readonly<Record<string, unknown>>;
type Parts = { texts: Record<string, unknown>; file?: NamedFile };

function requireFile(file: Parts['file']): NamedFile {
  return file && file.bytes.length > 0
    ? file
    : refuseFields([{ key: 'File', message: FILE_REQUIRED }]);
}

async function readForm(
  request: FastifyRequest,
  { DOCUMENT_MAX_BYTES: maxBytes }: Limits,
  hold: HoldBytes,
  names: readonly string[],
): Promise<Parts> {
  if (!request.isMultipart())
    refuse('media-type', 'Envie o arquivo como multipart/form-data.');
  return readParts(request, { maxBytes, names }, hold).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    // A form that breaks off, has too many parts, or parts without a boundary.
    return refuseFields([
      { key: 'File', message: 'O envio chegou incompleto. Tente de novo.' },
    ]);
  });
}

async function readParts(
  request: FastifyRequest,
  { maxBytes, names }: { maxBytes: number; names: readonly string[] },
  hold: HoldBytes,
): Promise<Parts> {
  const found: Parts = { texts: {} };
  const limits = {
    fieldNameSize: 60,
    fieldSize: 100,
    fields: 4,
    files: 1,
    fileSize: maxBytes,
    parts: 5,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field' && names.includes(part.fieldname))
      found.texts[part.fieldname] = part.value;
    else if (part.type === 'file' && part.fieldname === 'file') {
      const chunks: Buffer[] = [];
      for await (const chunk of part.file as AsyncIterable<Buffer>) {
        hold(chunk.length);
        chunks.push(chunk);
      }
      if (part.file.truncated) refuseTooLarge(maxBytes);
      found.file = {
        shownName: shownNameOf(part.filename),
        bytes: Buffer.concat(chunks),
      };
    } else refuseFields([unknownField(part.fieldname)]);
  }
  return found;
}

function kindOf(value: unknown): DocumentKind {
  const parsed = documentUpload.shape.kind.safeParse(value);
  if (parsed.success) return parsed.data;
  return refuseFields([{ key: 'Kind', message: WHICH }]);
}

function refuseTooLarge(maxBytes: number): never {
  const message = `O arquivo passa de ${Math.floor(maxBytes / 1024 / 1024)} MB. Envie um menor.`;
  return refuse('too-large', message, { fields: [{ key: 'File', message }] });
}

/** The last part of a path, without control characters (security-requirements E7). */
function shownNameOf(given: string | undefined): string {
  const name = (given ?? '')
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  return [...(name || 'documento')].slice(-NAME_MAX).join('');
}
