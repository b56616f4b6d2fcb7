// Refuses a page path written outside libs/api-contract/src/site-paths.ts and site-map.ts.
// It is computed from those tables, so a new page and a new app are covered at once. An
// eslintrc configuration; the root's `extends` it.
const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const ts = require('typescript');

const TABLE = 'libs/api-contract/src/site-paths';
const MAP = 'libs/api-contract/src/site-map';
const MESSAGE =
  'Page paths stand in @site/api-contract/site-paths: take the constant or the builder from there.';

const table = readTable(TABLE);
const { basePathOf, webApps } = readTable(MAP);
const portals = webApps().filter((app) => basePathOf(app) !== '/');
const paths = [
  ...portals.map(basePathOf),
  ...Object.entries(table).flatMap(([name, value]) =>
    name.endsWith('_PATH') ? value : [],
  ),
  ...Object.keys(table.REDIRECTS),
];
const ofSite = firstSegments(paths);

module.exports = {
  overrides: [
    { files: ['apps/*/src/**', 'libs/*/src/**'], rules: refused(ofSite) },
    // Inside a portal a path may also be written without the portal's base.
    ...portals.map((app) => ({
      files: [`apps/${app}/src/**`],
      rules: refused([...ofSite, ...firstSegments(below(basePathOf(app)))]),
    })),
    {
      files: [
        `${TABLE}*.ts`,
        `${MAP}.ts`,
        // Editors write addresses as text; a spec checks that each of them is a page.
        'apps/api/src/seed/**',
        // Tests quote the address that a person sees.
        'apps/site-e2e/**',
        '*.spec.ts',
        '*.spec.tsx',
        '**/testing/**',
        'libs/testing/**',
      ],
      rules: { 'no-restricted-syntax': 'off' },
    },
  ],
};

/** The exports of a table; it imports only files beside it, so that it runs by itself. */
function readTable(path) {
  const file = join(__dirname, '../../..', `${path}.ts`);
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const module = { exports: {} };
  const beside = (name) => readTable(join(dirname(path), name));
  new Function('module', 'exports', 'require', outputText)(
    module,
    module.exports,
    beside,
  );
  return module.exports;
}

function below(base) {
  return paths.flatMap((path) =>
    path.startsWith(`${base}/`) ? path.slice(base.length) : [],
  );
}

function firstSegments(list) {
  return [...new Set(list.map((path) => path.split('/')[1]).filter(Boolean))];
}

function refused(segments) {
  // At the start of a text, or in an attribute of HTML.
  const address = `/(^|["'])\\u002f(${segments.join('|')})(?=[\\u002f?#"']|$)/`;
  return {
    'no-restricted-syntax': [
      'error',
      { selector: `Literal[value=${address}]`, message: MESSAGE },
      { selector: `TemplateElement[value.raw=${address}]`, message: MESSAGE },
      // A route's own path; `*` and the paths of calls do not count.
      {
        selector: `Property[key.name="path"] > Literal[value=/^\\u002f?(${segments.join('|')})(\\u002f|$)/]`,
        message: MESSAGE,
      },
    ],
  };
}
