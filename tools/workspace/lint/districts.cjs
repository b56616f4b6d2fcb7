// Keeps the imports of the API in one direction: from later districts to earlier ones,
// and from all of them to the platform.

const SPECS = ['*.spec.ts', '**/testing/**'];
/** One spelling for imports of the platform by everything around it. */
const BY_NAME = {
  regex: '^(\\.\\./)+platform/',
  message: 'Outside the platform its files are imported as #platform/….',
};
/** Compositions, which import everything else. */
const COMPOSED = '^(\\.\\./)+((features|jobs|app|open-ports|main)$|(ops|seed)/)';

/**
 * ESLint configuration (eslintrc) of the API. A file imports the platform, every table,
 * its own district and the districts before it; `src/features.ts` and `src/jobs.ts`
 * compose them and hand in functions for the other direction.
 * @param {readonly string[]} districts folders of `src`, from the ground up
 */
module.exports = function apiDistricts(districts) {
  return {
    overrides: [
      zone('src', [BY_NAME]),
      zone('src/platform', [
        {
          regex: '^#platform/',
          message: 'Files of the platform import each other by relative paths.',
        },
        {
          regex: COMPOSED,
          message: 'The platform knows nothing of the domain: hand it in from above.',
        },
        ...districts.map((name) =>
          codeOf(
            name,
            'The platform knows nothing of the domain: hand it in from above.',
          ),
        ),
      ]),
      ...districts.map((own, floor) =>
        zone(`src/${own}`, [
          BY_NAME,
          {
            regex: COMPOSED,
            message: `District ${own} may not import what composes the districts.`,
          },
          ...districts
            .slice(floor + 1)
            .map((name) =>
              codeOf(
                name,
                `District ${name} stands above ${own} (apps/api/districts.cjs): move what both need down, or hand it in.`,
              ),
            ),
        ]),
      ),
    ],
  };
};

/** Refuses the code of a district, except its tables. */
function codeOf(district, message) {
  return { regex: `^(\\.\\./)+${district}/(?!.*\\.table$)`, message };
}

function zone(folder, patterns) {
  return {
    files: [`${folder}/**/*.ts`],
    excludedFiles: SPECS,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  };
}
