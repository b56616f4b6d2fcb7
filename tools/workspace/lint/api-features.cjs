// Keeps the features of the API apart: computed from its folders and from one table of
// floors and doors (apps/api/features.cjs), so that no circle can arise between them.
const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const SPECS = ['*.spec.ts', '**/testing/**'];
/** Keeps one way to the platform for all that stands around it. */
const BY_NAME = {
  regex: '^(\\.\\./)+platform/',
  message: 'Outside the platform its files are imported as #platform/….',
};
/** Files that other features may import without being named. */
const OPEN_ROLES = ['repository', 'rules'];

/**
 * ESLint configuration (eslintrc) of the API. A feature imports the platform, the tables,
 * the catalogue, itself, and doors of features on lower floors; `features/index.ts`
 * composes them. Doors are each feature's `*.repository` and `*.rules`, and what the
 * table names.
 * @param {{ floors: string[], doors: Record<string, string[]> }} table features from the
 *   ground up; files of a feature, without ending, that others may import
 */
module.exports = function apiFeatures(appFolder, { floors, doors }) {
  const names = foldersIn(join(appFolder, 'src/features'));
  return {
    overrides: [
      zone('src', [BY_NAME]),
      zone('src/platform', [
        {
          regex: '^#platform/',
          message: 'Files of the platform import each other by relative paths.',
        },
        {
          regex: '^(\\.\\./)+(features|imports|ops|seed)(/|$)',
          message: 'The platform knows nothing of the domain: hand it in from above.',
        },
      ]),
      ...['src/tables', 'src/catalogue'].map((folder) =>
        zone(folder, [
          BY_NAME,
          {
            regex: '^(\\.\\./)+(features|imports|ops|seed)(/|$)',
            message: `${folder} stands below the features.`,
          },
        ]),
      ),
      ...names.map((name) =>
        zone(`src/features/${name}`, refusedTo(names, name, { floors, doors })),
      ),
    ],
  };
};

function zone(folder, patterns) {
  return {
    files: [`${folder}/**/*.ts`],
    excludedFiles: SPECS,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  };
}

/** A feature that is on no floor yet stands above all others. */
function refusedTo(names, own, { floors, doors }) {
  const floorOf = (name) => (floors.includes(name) ? floors.indexOf(name) : Infinity);
  const others = names.filter((name) => name !== own);
  const above = others.filter((name) => floorOf(name) >= floorOf(own));
  return [
    BY_NAME,
    ...above.map((name) => ({
      regex: `^(\\.\\./)+(features/)?${name}(/|$)`,
      message: `Feature ${name} stands above ${own} (apps/api/features.cjs): move what both need down, or hand it in.`,
    })),
    ...others
      .filter((name) => !above.includes(name))
      .map((name) => ({
        regex: `^(\\.\\./)+(features/)?${name}(/(?!${opened(doors[name])}$)|$)`,
        message: `That file is no door of feature ${name}: its repository, its rules and what apps/api/features.cjs names are.`,
      })),
    {
      regex: '^(\\.\\./)+index$',
      message: `Feature ${own} may not import the list of features, which composes it.`,
    },
  ];
}

function opened(doors = []) {
  return `(.*\\.(${OPEN_ROLES.join('|')})|${doors.map(escaped).join('|')})`;
}

function escaped(text) {
  return text.replaceAll('.', '\\.');
}

function foldersIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
