// Keeps the features of a web app apart: computed from its folders, so a new feature is
// covered on the day it is made.
const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

/**
 * ESLint configuration (eslintrc) of one web app; `module.exports = features(__dirname)`
 * in its `.eslintrc.cjs`. A feature imports libs and itself; `src/app` composes features
 * (house rule: the home page gets the lead modal from its route, not by import).
 */
module.exports = function features(appFolder) {
  const folder = join(appFolder, 'src/features');
  const names = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];
  return {
    overrides: [
      ...names.map((name) => ({
        files: [`src/features/${name}/**/*.ts`, `src/features/${name}/**/*.tsx`],
        // A screen's spec renders the app's real route list.
        excludedFiles: ['*.spec.ts', '*.spec.tsx'],
        rules: {
          '@typescript-eslint/no-restricted-imports': [
            'error',
            { patterns: refused(names, name) },
          ],
        },
      })),
      {
        // The build configuration is shared, and it is no part of the app.
        files: ['vite.config.ts'],
        rules: { '@nx/enforce-module-boundaries': 'off' },
      },
    ],
  };
};

function refused(names, own) {
  const others = names.filter((name) => name !== own);
  if (others.length === 0) return [];
  return [
    {
      regex: `^(\\.\\./)+(features/)?(${others.join('|')})(/|$)`,
      message: `Feature ${own} may not import another feature: let src/app compose them.`,
    },
    {
      regex: '^(\\.\\./)+app(/|$)',
      message: `Feature ${own} may not import src/app, which composes it.`,
    },
  ];
}
