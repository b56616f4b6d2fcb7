import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  formatFiles,
  generateFiles,
  type GeneratorCallback,
  names,
  type Tree,
} from '@nx/devkit';
import { portOf, SECOND_PROCESS_STEP, WEB_APPS } from '../../process/apps.mjs';
import generateCodeOwners from '../code-owners/generator.ts';

type Options = {
  name: string;
  /** Path of the first page, such as `/oficina`. */
  prefix: string;
  /** The app's name on pages. */
  title?: string;
  /** The roles that may open it. */
  roles: readonly string[];
};

const MAP = 'libs/api-contract/src/site-map.ts';
const PATHS = ['site-paths.ts', 'site-paths.public.ts'].map(
  (file) => `libs/api-contract/src/${file}`,
);

/**
 * Makes the web app of a new audience and its row in the site map, from which all else
 * follows; then CODEOWNERS and nginx.conf, which are made from projects and map. Throws
 * when the name or the prefix is taken. Nx's devkit comes with `@nx/react` (decision 132).
 */
export default async function generateAudienceApp(
  tree: Tree,
  { name, prefix, roles, title = titleOf(name) }: Options,
): Promise<GeneratorCallback> {
  const root = `apps/${name}`;
  refuseTaken(tree, root, prefix);
  const port = Math.max(...WEB_APPS.map(portOf)) + 1;
  generateFiles(tree, join(import.meta.dirname, 'files'), root, {
    ...{ name, prefix, roles, title, port },
    secondPort: port + SECOND_PROCESS_STEP,
  });
  addToMap(tree, { name, prefix, title, port });
  generateCodeOwners(tree);
  await formatFiles(tree);
  return () => renderNginx(tree.root);
}

const titleOf = (name: string) =>
  names(name).className.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ');

function refuseTaken(tree: Tree, root: string, prefix: string): void {
  if (tree.exists(root)) throw new Error(`${root} exists already`);
  const taken = [MAP, ...PATHS].find((file) =>
    new RegExp(`'${prefix}['/]`).test(read(tree, file)),
  );
  if (taken) throw new Error(`${prefix} belongs to a page already: ${taken}`);
}

/** The app's prefix, row and texts, each as the last of its list. */
function addToMap(
  tree: Tree,
  {
    name,
    prefix,
    title,
    port,
  }: { name: string; prefix: string; title: string; port: number },
): void {
  const path = `${names(name).constantName}_PATH`;
  const texts = { name: title, isAway: `${title} está sem resposta agora.` };
  const added = [
    [/\n(?=type SiteMapRow)/, `export const ${path} = '${prefix}';\n\n`],
    [
      /(?= *\{ prefix: '\/api\/v1')/,
      `  { prefix: ${path}, app: '${name}', port: ${port} },\n`,
    ],
    [/(?<=WEB_APP_TEXTS[\s\S]*?\n)(?=\};)/, `  '${name}': ${JSON.stringify(texts)},\n`],
  ] as const;
  const text = added.reduce(
    (before, [place, line]) => {
      if (!place.test(before)) throw new Error(`${MAP} has no place for ${line}`);
      return before.replace(place, () => line);
    },
    read(tree, MAP),
  );
  tree.write(MAP, text);
}

function read(tree: Tree, file: string): string {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new Error(`${file} is missing`);
  return text;
}

/** nginx.conf is rendered from the site map as it lies on disk, so after all files. */
function renderNginx(root: string): void {
  const render = ['--import', 'tsx', 'tools/gateway/src/render.ts'];
  const text = execFileSync(process.execPath, render, { cwd: root, encoding: 'utf8' });
  writeFileSync(join(root, 'tools/gateway/nginx.conf'), text);
}
