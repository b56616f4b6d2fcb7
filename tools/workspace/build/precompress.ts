import { type Plugin } from 'vite';
import { compressFolder } from './compress';

/**
 * Compresses the files of the client build, so that no process does it at a request. With
 * COMPRESS=later whoever builds does so afterwards: a page is as right without.
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
