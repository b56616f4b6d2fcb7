import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin } from 'vite';
import { WORKSPACE_ROOT } from './workspace-root.mjs';

type Bake = { bakeCars: () => Map<string, string> | Promise<Map<string, string>> };

const FOLDER = 'media/cars';
const bakeFile = resolve(WORKSPACE_ROOT, 'libs/ui/src/cars/bake.mjs');

/**
 * The drawn cars, one file per model and paint, at `/media/cars/{model}-{paint}.svg`.
 * Drawing them is the business of `libs/ui`; this only puts the files where the browser
 * asks for them.
 */
export function carPictures(): Plugin {
  return {
    name: 'site:car-pictures',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      for (const [fileName, source] of await bake()) {
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${fileName}`, source });
      }
    },
    configureServer(server) {
      let pictures: Promise<Map<string, string>> | undefined;
      server.middlewares.use(`/${FOLDER}`, (request, response, next) => {
        pictures ??= bake();
        pictures.then((all) => {
          const svg = all.get(
            (request.url ?? '').replace(/^\//, '').replace(/\?.*$/, ''),
          );
          if (svg === undefined) return next();
          response.setHeader('content-type', 'image/svg+xml; charset=utf-8');
          response.end(svg);
        }, next);
      });
    },
  };
}

async function bake(): Promise<Map<string, string>> {
  const module = (await import(pathToFileURL(bakeFile).href)) as Bake;
  return module.bakeCars();
}
