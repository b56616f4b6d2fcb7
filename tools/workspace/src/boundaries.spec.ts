import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
const environment = {
  ...process.env,
  ESLINT_USE_FLAT_CONFIG: 'false',
  NX_DAEMON: 'false',
  NODE_NO_WARNINGS: '1',
};

const { floors, doors } = createRequire(__filename)('../../../apps/api/features.cjs') as {
  floors: string[];
  doors: Record<string, string[]>;
};

/** An import that a house rule refuses, planted in a file that does not exist. */
const REFUSED: readonly (readonly [file: string, imported: string, reason: RegExp])[] = [
  [
    'libs/contracts/src/planted.ts',
    '@site/ui',
    /Circular dependency between "contracts" and "ui"/,
  ],
  [
    'libs/ui/src/planted.ts',
    '@site/api-client',
    /tagged with "tag:ui" can only depend on libs tagged with "tag:contracts"/,
  ],
  [
    'libs/api-client/src/planted.ts',
    '@site/ui',
    /tagged with "tag:client" can only depend on/,
  ],
  [
    'libs/auth/src/planted.ts',
    '@site/server',
    /tagged with "tag:shared-feature" can only depend on/,
  ],
  ['apps/api/src/planted.ts', '@site/shell', /tagged with "tag:api" can only depend on/],
  [
    'libs/shell/src/planted.ts',
    '@site/testing',
    /tagged with "tag:shell" can only depend on/,
  ],
  [
    'libs/simulator/src/planted.ts',
    '@site/auth',
    /tagged with "tag:shared-feature" can only depend on/,
  ],
  ['apps/api/src/planted.ts', '@site/ui', /tagged with "tag:api" can only depend on/],
  [
    'apps/public-site/src/planted.ts',
    '@site/testing',
    /tagged with "tag:web" can only depend on/,
  ],
  [
    'apps/public-site/src/planted.ts',
    '../../dealer-portal/src/app/routes',
    /Projects (should|cannot)/,
  ],
  [
    'apps/public-site/src/features/home/planted.ts',
    '../lead/lead.routes',
    /Feature home may not import another feature/,
  ],
  [
    'apps/public-site/src/features/home/planted.ts',
    '../../features/lead/lead.copy',
    /Feature home may not import another feature/,
  ],
  [
    'apps/public-site/src/features/home/planted.ts',
    '../../app/routes',
    /Feature home may not import src\/app/,
  ],
  [
    'apps/dealer-portal/src/features/seller/planted.ts',
    '../proposals/proposals.routes',
    /Feature seller may not import another feature/,
  ],
  [
    'apps/public-site/src/shared/planted.ts',
    '../features/lead/lead.copy',
    /src\/shared may import no feature/,
  ],
  [
    'apps/public-site/src/features/simulation/cart/planted.ts',
    '../choose/choose.copy',
    /Room cart of simulation may not import another room/,
  ],
  [
    'apps/public-site/src/features/simulation/core/price/planted.ts',
    '../../cart/cart.copy',
    /Room core of simulation may not import another room/,
  ],
  [
    'apps/public-site/src/features/simulation/assisted-sale/planted.ts',
    '../cart/cart.copy',
    /Room assisted-sale of simulation may not import another room/,
  ],
  [
    'apps/public-site/src/features/simulation/entry/planted.ts',
    '../simulation.routes',
    /Room entry of simulation may not import the routes/,
  ],
  [
    'apps/public-site/src/features/simulation/entry/planted.ts',
    '../../lead/lead.copy',
    /Feature simulation may not import another feature/,
  ],
  [
    'apps/api/src/features/documents/planted.ts',
    '../accounts/accounts.repository',
    /Feature accounts stands above documents/,
  ],
  [
    'apps/api/src/features/simulations/assisted-sale/planted.ts',
    '../../proposals/move-proposal',
    /Feature proposals stands above simulations/,
  ],
  [
    'apps/api/src/features/proposals/planted.ts',
    '../simulations/simulations.service',
    /That file is no door of feature simulations/,
  ],
  [
    'apps/api/src/features/proposals/planted.ts',
    '../accounts/pins.data',
    /That file is no door of feature accounts/,
  ],
  [
    'apps/api/src/features/leads/planted.ts',
    '../index',
    /Feature leads may not import the list of features/,
  ],
  [
    'apps/api/src/platform/jobs/planted.ts',
    '../../features/index',
    /The platform knows nothing of the domain/,
  ],
  ...['features/leads', 'tables', 'ops'].map((folder): (typeof REFUSED)[number] => [
    `apps/api/src/${folder}/planted.ts`,
    '../../platform/config',
    /Outside the platform its files are imported as #platform/,
  ]),
  [
    'apps/api/src/platform/jobs/planted.ts',
    '#platform/config',
    /Files of the platform import each other by relative paths/,
  ],
  [
    'apps/api/src/catalogue/planted.ts',
    '../features/vehicles/vehicles.service',
    /src\/catalogue stands below the features/,
  ],
];

const ALLOWED: readonly (readonly [file: string, imported: string])[] = [
  ['libs/ui/src/planted.ts', '@site/contracts'],
  ['libs/ui/src/planted.spec.ts', '@site/testing'],
  ['libs/simulator/src/planted.ts', '@site/api-client'],
  ['apps/public-site/src/app/planted.ts', '../features/home/home.routes'],
  ['apps/public-site/src/features/home/planted.ts', './home.copy'],
  ['apps/public-site/src/features/home/planted.ts', '../../shared/use-wait'],
  ['apps/public-site/src/features/simulation/planted.routes.ts', './cart/cart-screen'],
  ['apps/public-site/src/features/simulation/cart/planted.ts', '../core/simulation.copy'],
  [
    'apps/public-site/src/features/simulation/cart/planted.ts',
    '../assisted-sale/invite-seller',
  ],
  ['apps/api/src/features/index.planted.ts', './leads/leads.routes'],
  ['apps/api/src/features/leads/planted.ts', '#platform/data/database'],
  ['apps/api/src/features/proposals/planted.ts', '../accounts/registration.rules'],
  [
    'apps/api/src/features/proposals/planted.ts',
    '../simulations/assisted-sale/shared-carts.repository',
  ],
  [
    'apps/api/src/features/proposals/planted.ts',
    '../simulations/assisted-sale/cart-history',
  ],
  ['apps/api/src/features/proposals/planted.spec.ts', '../privacy/retention'],
];

/** A page path planted as a literal, and whether the rule refuses it there. */
const PATHS: readonly (readonly [file: string, expression: string, refused: boolean])[] =
  [
    ['apps/public-site/src/features/home/planted.ts', "'/conta/login'", true],
    ['apps/public-site/src/features/home/planted.ts', "'/area-logada?aba=1'", true],
    ['apps/public-site/src/planted.ts', '(id: string) => `/simulador/${id}`', true],
    ['apps/public-site/src/planted.ts', '(at: string) => `${at}/faq`', true],
    ['apps/public-site/src/planted.ts', "{ path: 'conta/sair' }", true],
    ['apps/api/src/features/accounts/planted.mails.ts', "'/conta/login'", true],
    ['apps/api/src/platform/planted.ts', `'<a href="/institucional/x">x</a>'`, true],
    ['apps/dealer-portal/src/features/seller/planted.ts', "'/propostas'", true],
    ['apps/dealer-portal/src/planted.ts', "{ path: 'seller/:id' }", true],
    ['apps/consultant-portal/src/app/planted.ts', "'/leads'", true],
    ['libs/ui/src/header/planted.ts', "'/consultor'", true],
    ['libs/ui/src/header/planted.ts', "'/consultoria'", false],
    ['apps/public-site/src/planted.ts', "{ path: '*', to: '/' }", false],
    ['apps/api/src/planted.ts', "'/leads'", false],
    // Editors' texts and tests quote addresses.
    ['apps/api/src/seed/pages/planted.ts', "'/institucional/contato'", false],
    ['libs/ui/src/header/planted.spec.ts', "'/conta/login'", false],
  ];

const planted = [
  ...[...REFUSED, ...ALLOWED].map(([file, imported]) => ({
    file,
    text: `import { planted } from '${imported}';\n\nexport { planted };\n`,
  })),
  ...PATHS.map(([file, expression]) => ({
    file,
    text: `export const planted = ${expression};\n`,
  })),
];
let messages: string[][] = [];

beforeAll(() => {
  // The boundary rule reads Nx's project graph from its cache.
  spawnSync(process.execPath, ['node_modules/nx/dist/bin/nx.js', 'show', 'projects'], {
    cwd: root,
    env: environment,
  });
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/workspace/lint/lint-texts.mjs'],
    { cwd: root, env: environment, input: JSON.stringify(planted), encoding: 'utf8' },
  );
  if (stderr.includes('No cached ProjectGraph')) throw new Error(stderr);
  messages = JSON.parse(stdout) as string[][];
}, 60_000);

const boundary = /enforce-module-boundaries|no-restricted-imports/;
const about = (file: string, imported: string) => {
  const index = [...REFUSED, ...ALLOWED].findIndex(
    (row) => row[0] === file && row[1] === imported,
  );
  return (messages[index] ?? []).filter((message) => boundary.test(message)).join('\n');
};

it.each(REFUSED)('%s may not import %s', (file, imported, reason) => {
  expect(about(file, imported)).toMatch(reason);
});

it.each(ALLOWED)('%s may import %s', (file, imported) => {
  expect(about(file, imported)).toBe('');
});

it.each(PATHS)(
  'in %s the page path in %s is refused: %s',
  (file, expression, refused) => {
    const index = PATHS.findIndex((row) => row[0] === file && row[1] === expression);
    const found = messages[REFUSED.length + ALLOWED.length + index] ?? [];
    const refusals = found.filter((message) => message.includes('site-paths'));
    expect(refusals.length > 0).toBe(refused);
  },
);

describe('the floors of the API', () => {
  const features = resolve(root, 'apps/api/src/features');
  const folders = readdirSync(features, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  it('every feature stands on one', () => {
    expect(floors.toSorted()).toEqual(folders.toSorted());
  });

  it('every door is a file', () => {
    const missing = Object.entries(doors)
      .flatMap(([feature, files]) => files.map((file) => `${feature}/${file}.ts`))
      .filter((file) => !existsSync(resolve(features, file)));
    expect(missing).toEqual([]);
  });
});

it('every project has one tag that a constraint knows', () => {
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/nx/dist/bin/nx.js', 'graph', '--print'],
    { cwd: root, env: environment, encoding: 'utf8' },
  );
  const { graph } = JSON.parse(stdout) as {
    graph: { nodes: Record<string, { data: { tags: string[] } }> };
  };
  const tags = [
    'contracts',
    'client',
    'ui',
    'shared-feature',
    'shell',
    'web',
    'api',
    'server',
    'testing',
    'tool',
  ];
  const projects = Object.entries(graph.nodes).map(([name, { data }]) => ({
    name,
    tags: data.tags.filter((tag) => tag.startsWith('tag:')),
  }));
  expect(projects.length).toBeGreaterThan(10);
  for (const { name, tags: own } of projects)
    expect({
      name,
      own: own.filter((tag) => tags.includes(tag.slice(4))).length,
    }).toEqual({ name, own: 1 });
}, 60_000);
