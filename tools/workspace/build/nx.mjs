import { basename } from 'node:path';

/** Nx's own program, from the root of the workspace. */
export const NX = 'node_modules/nx/dist/bin/nx.js';

/**
 * Variables of an Nx that works for a brand. Nx processes share what they find out of the
 * projects, and the builds of another brand are written elsewhere, so it has a folder of
 * its own for that.
 */
export function brandOfNx(brand = process.env.BRAND) {
  if (!brand) return {};
  return { NX_WORKSPACE_DATA_DIRECTORY: `.nx/workspace-data-${basename(brand)}` };
}
