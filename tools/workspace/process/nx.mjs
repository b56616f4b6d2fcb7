/** Nx's own program, from the root of the workspace. */
export const NX = 'node_modules/nx/dist/bin/nx.js';
