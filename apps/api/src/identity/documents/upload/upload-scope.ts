import multipart from '@fastify/multipart';
import { type FastifyInstance } from 'fastify';
import { type Ports } from '#platform/ports';
import { limitExaminations } from '../documents.service';
import { type examine } from './examine';
import { type UploadMemory, uploadMemory } from './upload-memory';

/** Tools that all uploads of a process share. */
type UploadTools = { examine: typeof examine; inMemory: UploadMemory };

const toolsOf = new WeakMap<Ports, UploadTools>();

/**
 * A scope of its own for calls with a file: only they accept multipart, all others only
 * JSON (security-requirements C2).
 */
export function uploadScope(
  api: FastifyInstance,
  register: (uploads: FastifyInstance, tools: UploadTools) => void,
): void {
  void api.register(async (uploads) => {
    await uploads.register(multipart);
    const { ports } = uploads;
    const tools = toolsOf.get(ports) ?? {
      examine: limitExaminations(ports),
      inMemory: uploadMemory(ports),
    };
    toolsOf.set(ports, tools);
    register(uploads, tools);
  });
}
