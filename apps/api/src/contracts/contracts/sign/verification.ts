import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type FastifyRequest } from 'fastify';
import { type Verification } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { type Config } from '#platform/config';
import { type Database } from '#platform/data/database';
import { Refusal, refuse, refuseFields, unknownField } from '#platform/errors';
import { contracts } from '../contracts.table';

const FILE_REQUIRED = 'Escolha o PDF do contrato.';

/**
 * SHA-256 of a form's one file, in hex. The file is hashed as it arrives and never kept,
 * neither in memory nor on disk.
 */
export async function hashUpload(
  request: FastifyRequest,
  { VERIFICATION_MAX_BYTES: maxBytes }: Pick<Config, 'VERIFICATION_MAX_BYTES'>,
): Promise<string> {
  if (!request.isMultipart())
    refuse('media-type', 'Envie o arquivo como multipart/form-data.');
  const hash = await hashParts(request, maxBytes).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    return refuseFields([
      { key: 'File', message: 'O envio chegou incompleto. Tente de novo.' },
    ]);
  });
  return hash ?? refuseFields([{ key: 'File', message: FILE_REQUIRED }]);
}

async function hashParts(
  request: FastifyRequest,
  maxBytes: number,
): Promise<string | null> {
  const limits = {
    fieldNameSize: 60,
    fieldSize: 1,
    fields: 1,
    files: 1,
    fileSize: maxBytes,
  };
  let found: string | null = null;
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file' || part.fieldname !== 'file')
      refuseFields([unknownField(part.fieldname)]);
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
    }
    if (part.file.truncated) refuseTooLarge(maxBytes);
    if (size > 0) found = hash.digest('hex');
  }
  return found;
}

function refuseTooLarge(maxBytes: number): never {
  const message = `O arquivo passa de ${Math.floor(maxBytes / 1024 / 1024)} MB: não é um contrato nosso.`;
  return refuse('too-large', message, { fields: [{ key: 'File', message }] });
}

/** Whether a file of this hash was signed here, byte for byte. Tells nothing personal. */
export async function verifyHash(db: Database, fileHash: string): Promise<Verification> {
  const [found] = await db
    .select({ number: contracts.number, signedAt: contracts.signedAt })
    .from(contracts)
    .where(eq(contracts.fileHash, fileHash));
  return found
    ? { genuine: true, number: found.number, signedOn: saoPauloDay(found.signedAt) }
    : { genuine: false };
}
