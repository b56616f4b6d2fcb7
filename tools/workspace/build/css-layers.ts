import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Plugin } from 'vite';
import { WORKSPACE_ROOT } from './workspace-root.mjs';

/**
 * Puts the order of the cascade layers on top of every css file. Whichever file a page
 * loads first then decides the same order; the order itself stands in
 * libs/ui/src/styles/tokens.css.
 */
export function cssLayers(): Plugin {
  const tokens = readFileSync(
    resolve(WORKSPACE_ROOT, 'libs/ui/src/styles/tokens.css'),
    'utf8',
  );
  const order = /^@layer [^;{]+;/m.exec(tokens)?.[0];
  if (!order)
    throw new Error('tokens.css does not declare the order of the cascade layers');
  return {
    name: 'site:css-layers',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = `${order}${String(file.source)}`;
      }
    },
  };
}
