import { Readable } from 'node:stream';
import { type FastifyReply } from 'fastify';
import { type FileAnswer } from '@site/api-contract';

/**
 * A file that is too large for memory, made while it is sent; without a name it is shown
 * and not saved.
 */
export type StreamedFile = Pick<FileAnswer, 'type'> & {
  name?: string;
  chunks: AsyncIterable<string>;
};

/**
 * Answers with a file to save under its name; nobody may cache or reinterpret it
 * (security-requirements F4). A failure on the way breaks the connection, so that nobody
 * takes a part for the whole, and the log says why.
 */
export function sendFile(
  reply: FastifyReply,
  file: FileAnswer | StreamedFile,
): FastifyReply {
  const { name, type } = file;
  reply
    .header('content-type', type)
    .header('content-security-policy', "default-src 'none'; sandbox");
  if (name !== undefined) {
    const plain = name.normalize('NFD').replace(/[^\w. -]/g, '');
    reply.header(
      'content-disposition',
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    );
  }
  if (!('chunks' in file)) return reply.send(Buffer.from(file.bytes));
  const { chunks } = file;
  const stream = chunks instanceof Readable ? chunks : Readable.from(chunks);
  stream.on('error', (err) => {
    // Fastify's own line is off, like that of requests. Before the first byte it is an
    // error like any other.
    if (reply.raw.headersSent) reply.log.error({ err }, 'a file broke off');
  });
  return reply.send(stream);
}
