import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type StoredAnswer, tagOf } from './stored-answer';

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

const FOREVER = 'public, max-age=31536000, immutable';
const SHORTLY = 'public, max-age=3600, stale-while-revalidate=86400';
/** A new film gets a new id, so its files hardly ever change under their names. */
const A_WEEK = 'public, max-age=604800, stale-while-revalidate=2592000';

export type ClientFile = { answer: StoredAnswer; cacheControl: string };

/**
 * The files of a client build by URL path, read once at start. A request is a look-up in
 * this map, so no path can leave the folder. Build notes (`.vite/`), source maps and the
 * compressed twins are no files of their own.
 */
export function readClientFiles(
  folder: string,
  base: string,
): ReadonlyMap<string, ClientFile> {
  const files = new Map<string, ClientFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (/(^|\/)\.|\.(br|gz|map)$/.test(name) || !statSync(path).isFile()) continue;
    const identity = readFileSync(path);
    const twin = (ending: string) =>
      existsSync(`${path}.${ending}`) ? readFileSync(`${path}.${ending}`) : undefined;
    const type =
      TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    files.set(`${base}${name}`, {
      answer: {
        type,
        tag: tagOf(identity),
        bodies: { identity, br: twin('br'), gzip: twin('gz') },
      },
      cacheControl: name.startsWith('assets/')
        ? FOREVER
        : name.startsWith('media/videos/')
          ? A_WEEK
          : SHORTLY,
    });
  }
  return files;
}
