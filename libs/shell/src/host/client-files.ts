import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { HASHED_FILE } from '@site/api-contract/site-map';
import { type KeptBuilds } from './kept-builds';

const FOREVER = 'public, max-age=31536000, immutable';
const SHORTLY = 'public, max-age=3600, stale-while-revalidate=86400';
/** A new film gets a new id, so files hardly ever change under their names. */
const A_WEEK = 'public, max-age=604800, stale-while-revalidate=2592000';

const HASHED = new RegExp(`^${HASHED_FILE}$`);

/**
 * Sends a file of the client build; false when there is none with this name. It gives no
 * reply, since awaiting one waits for the end of the answer and gives nothing.
 */
export type ClientFiles = (name: string, reply: FastifyReply) => Promise<boolean>;

/**
 * The files of a client build, by their names inside its folder. The names are read once,
 * so no path can leave the folder; build notes (`.vite/`), source maps and compressed
 * twins are excluded. `@fastify/static` sends the twin that the client accepts, answers
 * 304 when the client's copy is current, and cuts the part that a video player asks for.
 * An unknown hashed name may belong to one of the kept builds.
 */
export async function createClientFiles(
  app: FastifyInstance,
  folder: string,
  keptBuilds?: Pick<KeptBuilds, 'folderWith'>,
): Promise<ClientFiles> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
      .filter((name) => !/(^|\/)\.|\.(br|gz|map)$/.test(name)),
  );
  return async (name, reply) => {
    const isHashed = HASHED.test(name);
    const from = names.has(name)
      ? folder
      : isHashed && (await keptBuilds?.folderWith(name));
    if (!from) return false;
    void reply
      .header('cache-control', isHashed ? FOREVER : cacheControlOf(name))
      .sendFile(name, from);
    return true;
  };
}

function cacheControlOf(name: string): string {
  return name.startsWith('media/videos/') ? A_WEEK : SHORTLY;
}
