import { Readable } from 'node:stream';
import { type FastifyReply } from 'fastify';
import { type FileAnswer } from '@site/contracts';

/** A file that is too large to hold: it is made while it is sent. */
export type StreamedFile = Pick<FileAnswer, 'name' | 'type'> & {
  chunks: AsyncIterable<string>;
};

/**
 * Answers with a file to keep, under its name; nobody may store or reinterpret it
 * (security-requirements F4). One that fails on its way breaks the connection, so that
 * nobody takes a part for the whole.
 */
export function sendFile(
  reply: FastifyReply,
  file: FileAnswer | StreamedFile,
): FastifyReply {
  const { name, type } = file;
  const plain = name.normalize('NFD').replace(/[^\w. -]/g, '');
  return reply
    .header('content-type', type)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header(
      'content-disposition',
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .send('chunks' in file ? Readable.from(file.chunks) : Buffer.from(file.bytes));
}
