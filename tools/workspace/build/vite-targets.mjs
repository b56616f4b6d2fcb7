/* Plugin of Nx: every folder with a vite.config.ts gets the build target of @nx/vite.
   The other targets that it infers serve a page without server rendering, so they are
   left out: `npm run dev` serves the apps. */
import { createNodesV2 as inferred } from '@nx/vite/plugin';

// Vite tells of imports without a file extension at each reading of a configuration.
const env = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };

const [glob, infer] = inferred;

/** Build targets of the web apps, from their Vite configurations. */
export const createNodesV2 = [
  glob,
  async (files, options, context) => {
    Object.assign(process.env, env);
    const results = await infer(files, options, context);
    return results.map(([file, { projects }]) => [
      file,
      { projects: Object.fromEntries(Object.entries(projects).map(onlyBuild)) },
    ]);
  },
];

function onlyBuild([root, { targets, ...project }]) {
  const { build } = targets;
  const options = { ...build.options, args: ['--logLevel=warn'], env };
  return [root, { ...project, targets: { build: { ...build, options } } }];
}
