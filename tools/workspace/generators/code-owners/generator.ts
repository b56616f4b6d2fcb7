import { getProjects, type Tree } from '@nx/devkit';
import { codeOwners } from './code-owners.ts';

/** Writes CODEOWNERS from the projects of the workspace. */
export default function generateCodeOwners(tree: Tree): void {
  const projects = [...getProjects(tree)].map(([name, { root }]) => [name, root]);
  tree.write('CODEOWNERS', codeOwners(Object.fromEntries(projects)));
}
