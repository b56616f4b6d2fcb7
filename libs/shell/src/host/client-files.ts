import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyReply } from 'fastify';

const FOREVER = 'public, max-age=31536000, immutable';
const SHORTLY = 'public, max-age=3600, stale-while-revalidate=86400';
/** A new film gets a new id, so its files hardly ever change under their names. */
const A_WEEK = 'public, max-age=604800, stale-while-revalidate=2592000';

/** Sends a file of the client build; `undefined` where the build has none of this name. */
export type ClientFiles = (name: string, reply: FastifyReply) => FastifyReply | undefined;

/**
 * The files of a client build, by their names inside its folder. The names are read once,
 * so no path can leave the folder; build notes (`.vite/`), source maps and the compressed
 * twins are no files of their own. `@fastify/static` sends the twin that the client takes,
 * answers 304 to a copy that is fresh, and cuts the part that a video player asks for.
 */
export async function createClientFiles(
  app: FastifyInstance,
  folder: string,
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
  return (name, reply) =>
    names.has(name)
      ? reply.header('cache-control', cacheControlOf(name)).sendFile(name)
      : undefined;
}

function cacheControlOf(name: string): string {
  if (name.startsWith('assets/')) return FOREVER;
  return name.startsWith('media/videos/') ? A_WEEK : SHORTLY;
}
