// Keeps the parts of a web app apart. It is computed from the folders, so a new feature
// is covered at once.
const { existsSync, readdirSync } = require('node:fs');
const { dirname, join } = require('node:path');
const DISTRICTS = require('../../../apps/api/districts.cjs');

/** The folder of a feature that its other folders share. */
const CORE = 'core';

/**
 * ESLint configuration (eslintrc) of one web app; `module.exports = features(__dirname)`
 * in its `.eslintrc.cjs`. A feature imports libs, `src/shared` and itself; `src/app`
 * composes features (house rule: the home page gets the lead modal from its route, not by
 * import). A feature is a slice of a district (`sales/leads`), or a folder beside the
 * districts that composes several (`member-area`). One with a folder `core` has parts:
 * each other folder imports itself and the core, and the feature's routes compose them.
 * @param {Record<string, string[]>} doors other folders that a part may import: `{
 * 'sales/simulations/cart': ['assisted-sale'] }`
 */
module.exports = function features(appFolder, doors = {}) {
  const folder = join(appFolder, 'src/features');
  const names = featuresIn(folder);
  return {
    overrides: [
      ...zone('src/shared', [
        {
          regex: '^(\\.\\./)+(features|app)(/|$)',
          message: 'src/shared may import no feature and not src/app: they use it.',
        },
      ]),
      ...names.flatMap((name) => {
        const patterns = refusedTo(names, name);
        const rooms = foldersIn(join(folder, name));
        return [
          ...zone(`src/features/${name}`, patterns),
          ...(rooms.includes(CORE) ? rooms : []).flatMap((room) =>
            zone(`src/features/${name}/${room}`, [
              ...patterns,
              ...refusedToRoom(name, rooms, room, doors[`${name}/${room}`] ?? []),
            ]),
          ),
        ];
      }),
      {
        // The build configuration is shared and no part of the app.
        files: ['vite.config.ts'],
        rules: { '@nx/enforce-module-boundaries': 'off' },
      },
    ],
  };
};

/** A screen's spec renders the app's real route list. */
function zone(folder, patterns) {
  if (patterns.length === 0) return [];
  return [
    {
      files: [`${folder}/**/*.ts`, `${folder}/**/*.tsx`],
      excludedFiles: ['*.spec.ts', '*.spec.tsx'],
      rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
    },
  ];
}

function refusedTo(names, own) {
  const others = names.filter((name) => name !== own);
  if (others.length === 0) return [];
  return [
    {
      regex: `^(\\.\\./)+(features/)?(${others.map((other) => pathOf(other, own)).join('|')})(/|$)`,
      message: `Feature ${own} may not import another feature: let src/app compose them.`,
    },
    {
      regex: '^(\\.\\./)+app(/|$)',
      message: `Feature ${own} may not import src/app, which composes it.`,
    },
  ];
}

/** A slice of the same district can also be imported without the district's name. */
function pathOf(other, own) {
  const district = dirname(other);
  if (district === '.' || district !== dirname(own)) return other;
  return `(${district}/)?${other.slice(district.length + 1)}`;
}

function refusedToRoom(name, rooms, own, doors) {
  const feature = name.split('/').at(-1);
  const others = rooms.filter((room) => ![own, CORE, ...doors].includes(room));
  return [
    {
      regex: `^(\\.\\./)+(${feature}/)?(${others.join('|')})(/|$)`,
      message: `Room ${own} of ${feature} may not import another room: what both need is ${CORE}'s.`,
    },
    {
      regex: `^(\\.\\./)+(${feature}/)?[\\w-]+\\.routes$`,
      message: `Room ${own} of ${feature} may not import the routes, which compose it.`,
    },
  ];
}

function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name);
}

/** Slices of the districts, and the folders beside them. */
function featuresIn(folder) {
  return foldersIn(folder).flatMap((name) =>
    DISTRICTS.includes(name)
      ? foldersIn(join(folder, name)).map((slice) => `${name}/${slice}`)
      : name,
  );
}
