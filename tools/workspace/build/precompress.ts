import { type Plugin } from 'vite';
import { compressFolder } from './compress';

/**
 * Compresses the files of the client build, so that no process does it during a request.
 * With COMPRESS=later that happens after the build: pages work without it.
 */
export function precompress(): Plugin {
  return {
    name: 'site:precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir && process.env['COMPRESS'] !== 'later') await compressFolder(dir);
      },
    },
  };
}
