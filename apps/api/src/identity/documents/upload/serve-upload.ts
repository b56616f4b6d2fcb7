import { type FastifyInstance } from 'fastify';
import { type Call, type DataOf } from '@site/api-contract';
import { type GateOptions } from '#platform/http/request-guard';
import { type CallerOf, type Context, serve } from '#platform/http/serve';
import { type Access } from '#platform/security/access';
import { type examine } from './examine';
import { type NamedFile, readNamedFile, type Texts } from './read-upload';
import { uploadScope } from './upload-scope';

type Who<A> = {
  access: A;
  /** Names of the texts that the form may have beside the file. */
  texts?: readonly string[];
} & Pick<GateOptions, 'right'>;
type UploadContext<C, A extends readonly Access[]> = Context<C, unknown, CallerOf<A>> & {
  upload: NamedFile;
  texts: Texts;
  look: typeof examine;
};

/**
 * Serves a call whose form is one file, with the texts that are named. `upload` is that
 * file, counted in memory until the handler is done; `look` examines it when its turn in
 * the queue comes. The handler checks the texts.
 */
export function serveUpload<C extends Call, const A extends readonly Access[]>(
  api: FastifyInstance,
  call: C,
  who: Who<A>,
  handler: (context: UploadContext<C, A>) => Promise<DataOf<C>>,
): void {
  uploadScope(api, (uploads, { examine, inMemory }) =>
    serve(uploads, call, { ...who, limit: 'uploads' }, (context) =>
      inMemory(async (hold) => {
        const { ports, request } = context;
        const form = await readNamedFile(request, ports.config, hold, who.texts ?? []);
        return handler({ ...context, ...form, look: examine });
      }),
    ),
  );
}
