import { type FastifyReply } from 'fastify';
import { type FileAnswer } from '@site/contracts';

/**
 * Answers with a file to keep, under its name; nobody may store or reinterpret it
 * (security-requirements F4).
 */
export function sendFile(
  reply: FastifyReply,
  { name, type, bytes }: FileAnswer,
): FastifyReply {
  const plain = name.normalize('NFD').replace(/[^\w. -]/g, '');
  return reply
    .header('content-type', type)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header(
      'content-disposition',
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .send(Buffer.from(bytes));
}
