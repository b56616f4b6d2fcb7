/* Plugin of Nx: every folder with a vite.config.ts gets the build target of @nx/vite.
   The other targets that it infers serve a page without server rendering, so they are
   left out: `npm run dev` serves the apps. All builds write where the brand's builds go. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createNodesV2 as inferred } from '@nx/vite/plugin';
import { DIST } from './brand.mjs';

// Vite tells of imports without a file extension at each reading of a configuration.
const env = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
/** Nx keeps and brings back what a build wrote here; a file of Nx could not name a brand. */
const outputs = [`{workspaceRoot}/${DIST}/{projectRoot}`];

const [, infer] = inferred;
const isVite = (file) => file.endsWith('vite.config.ts');

/** Build targets of the web apps, from their Vite configurations, and outputs of others. */
export const createNodesV2 = [
  '{apps,tools}/*/{vite.config.ts,project.json}',
  async (files, options, context) => {
    Object.assign(process.env, env);
    const results = await infer(files.filter(isVite), options, context);
    return [
      ...results.map(([file, { projects }]) => [
        file,
        { projects: Object.fromEntries(Object.entries(projects).map(onlyBuild)) },
      ]),
      ...files
        .filter((file) => !isVite(file) && hasBuild(join(context.workspaceRoot, file)))
        .map((file) => [
          file,
          { projects: { [dirname(file)]: { targets: { build: { outputs } } } } },
        ]),
    ];
  },
];

function onlyBuild([root, { targets, ...project }]) {
  const { build } = targets;
  const options = { ...build.options, args: ['--logLevel=warn'], env };
  return [root, { ...project, targets: { build: { ...build, outputs, options } } }];
}

function hasBuild(file) {
  return JSON.parse(readFileSync(file, 'utf8')).targets?.build !== undefined;
}
