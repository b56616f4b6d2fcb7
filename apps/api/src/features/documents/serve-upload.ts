import { type FastifyInstance } from 'fastify';
import { type Call, type DataOf } from '@site/contracts';
import { type Access, type GateOptions } from '../../platform/http/request-guard';
import { type Context, serve } from '../../platform/http/serve';
import { type examine } from './examine';
import { type NamedFile, readNamedFile } from './read-upload';
import { uploadScope } from './upload-scope';

type Who = { access: readonly Access[] } & Pick<GateOptions, 'right'>;
type UploadContext<C> = Context<C> & { upload: NamedFile; look: typeof examine };

/**
 * Serves a call whose form is one file and nothing else: `upload` is that file, counted
 * in memory until the handler is done, `look` examines it when its turn comes.
 */
export function serveUpload<C extends Call>(
  api: FastifyInstance,
  call: C,
  who: Who,
  handler: (context: UploadContext<C>) => Promise<DataOf<C>>,
): void {
  uploadScope(api, (uploads, { examine, inMemory }) =>
    serve(uploads, call, { ...who, limit: 'uploads' }, (context) =>
      inMemory(async (hold) => {
        const { ports, request } = context;
        const upload = await readNamedFile(request, ports.config, hold);
        return handler({ ...context, upload, look: examine });
      }),
    ),
  );
}
