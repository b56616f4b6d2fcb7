/** The team that owns all files outside the projects. */
const ELSEWHERE = '@rodar/workspace';

/**
 * The text of CODEOWNERS: each project belongs to the team that has its name. `folders`
 * has the folder of each project by its name.
 */
export function codeOwners(folders: Readonly<Record<string, string>>): string {
  const rows = Object.entries(folders)
    .sort(([, one], [, other]) => (one < other ? -1 : 1))
    .map(([name, folder]) => `/${folder}/ @rodar/${name}`);
  return [
    '# Made from the list of projects by `npx nx g ./tools/workspace:code-owners`. Do not edit.',
    `* ${ELSEWHERE}`,
    ...rows,
    '',
  ].join('\n');
}
