import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
const environment = {
  ...process.env,
  ESLINT_USE_FLAT_CONFIG: 'false',
  NX_DAEMON: 'false',
  NODE_NO_WARNINGS: '1',
};

const districts = createRequire(__filename)(
  '../../../apps/api/districts.cjs',
) as string[];

/** A refused import, planted in a file that does not exist. */
const REFUSED: readonly (readonly [file: string, imported: string, reason: RegExp])[] = [
  [
    'libs/api-contract/src/planted.ts',
    '@site/ui',
    /Circular dependency between "api-contract" and "ui"/,
  ],
  [
    'libs/ui/src/planted.ts',
    '@site/api-client',
    /tagged with "tag:ui" can only depend on libs tagged with "tag:api-contract"/,
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
    'libs/shell/src/planted.ts',
    '@site/back-office/stock',
    /Circular dependency between "shell" and "back-office"/,
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
    'apps/public-site/src/features/content/home/planted.ts',
    '../../sales/leads/lead.routes',
    /Feature content\/home may not import another feature/,
  ],
  [
    'apps/public-site/src/features/content/home/planted.ts',
    '../welcome/welcome.copy',
    /Feature content\/home may not import another feature/,
  ],
  [
    'apps/public-site/src/features/content/home/planted.ts',
    '../../../app/routes',
    /Feature content\/home may not import src\/app/,
  ],
  [
    'apps/dealer-portal/src/features/sales/assisted-sale/planted.ts',
    '../proposals/proposals.routes',
    /Feature sales\/assisted-sale may not import another feature/,
  ],
  [
    'apps/public-site/src/shared/planted.ts',
    '../features/sales/leads/lead.copy',
    /src\/shared may import no feature/,
  ],
  [
    'apps/public-site/src/features/sales/simulations/cart/planted.ts',
    '../choose/choose.copy',
    /Room cart of simulations may not import another room/,
  ],
  [
    'apps/public-site/src/features/sales/simulations/core/price/planted.ts',
    '../../cart/cart.copy',
    /Room core of simulations may not import another room/,
  ],
  [
    'apps/public-site/src/features/sales/simulations/assisted-sale/planted.ts',
    '../cart/cart.copy',
    /Room assisted-sale of simulations may not import another room/,
  ],
  [
    'apps/public-site/src/features/sales/simulations/entry/planted.ts',
    '../simulation.routes',
    /Room entry of simulations may not import the routes/,
  ],
  [
    'apps/public-site/src/features/sales/simulations/entry/planted.ts',
    '../../leads/lead.copy',
    /Feature sales\/simulations may not import another feature/,
  ],
  [
    'apps/api/src/identity/documents/planted.ts',
    '../../sales/simulations/simulations.repository',
    /District sales stands above identity/,
  ],
  [
    'apps/api/src/sales/proposals/send/planted.ts',
    '../../../contracts/contracts/contracts.repository',
    /District contracts stands above sales/,
  ],
  [
    'apps/api/src/sales/leads/planted.ts',
    '../../features',
    /District sales may not import what composes the districts/,
  ],
  [
    'apps/api/src/platform/jobs/planted.ts',
    '../../features',
    /The platform knows nothing of the domain/,
  ],
  [
    'apps/api/src/platform/jobs/planted.ts',
    '../../sales/leads/leads.service',
    /The platform knows nothing of the domain/,
  ],
  ...['sales/leads', 'payments/bank', 'ops'].map((folder): (typeof REFUSED)[number] => [
    `apps/api/src/${folder}/planted.ts`,
    '../../platform/config',
    /Outside the platform its files are imported as #platform/,
  ]),
  [
    'apps/api/src/platform/jobs/planted.ts',
    '#platform/config',
    /Files of the platform import each other by relative paths/,
  ],
];

const ALLOWED: readonly (readonly [file: string, imported: string])[] = [
  ['libs/ui/src/planted.ts', '@site/api-contract'],
  ['libs/ui/src/planted.spec.ts', '@site/testing'],
  ['libs/simulator/src/planted.ts', '@site/api-client'],
  ['apps/site-e2e/src/planted.ts', '@site/auth/browser-storage'],
  ['apps/public-site/src/app/planted.ts', '../features/content/home/home.routes'],
  ['apps/public-site/src/features/content/home/planted.ts', './home.copy'],
  ['apps/public-site/src/features/content/home/planted.ts', '../../../shared/use-wait'],
  [
    'apps/public-site/src/features/sales/simulations/planted.routes.ts',
    './cart/cart-screen',
  ],
  [
    'apps/public-site/src/features/sales/simulations/cart/planted.ts',
    '../core/simulation.copy',
  ],
  [
    'apps/public-site/src/features/sales/simulations/cart/planted.ts',
    '../assisted-sale/invite-seller',
  ],
  ['apps/public-site/src/features/member-area/overview/planted.ts', '../simulations/x'],
  ['apps/api/src/planted.ts', './sales/leads/leads.routes'],
  ['apps/api/src/sales/leads/planted.ts', '#platform/data/database'],
  [
    'apps/api/src/sales/proposals/planted.ts',
    '../../identity/registration/registration.rules',
  ],
  ['apps/api/src/sales/proposals/planted.ts', '../simulations/simulations.service'],
  ['apps/api/src/sales/proposals/planted.ts', '../../driving/returns/returns.table'],
  [
    'apps/api/src/sales/proposals/planted.spec.ts',
    '../../back-office/privacy/erase/retention',
  ],
];

/** A page path as a literal, and whether the rule refuses it there. */
const PATHS: readonly (readonly [file: string, expression: string, refused: boolean])[] =
  [
    ['apps/public-site/src/features/content/home/planted.ts', "'/conta/login'", true],
    [
      'apps/public-site/src/features/content/home/planted.ts',
      "'/area-logada?aba=1'",
      true,
    ],
    ['apps/public-site/src/planted.ts', '(id: string) => `/simulador/${id}`', true],
    ['apps/public-site/src/planted.ts', '(at: string) => `${at}/faq`', true],
    ['apps/public-site/src/planted.ts', "{ path: 'conta/sair' }", true],
    ['apps/api/src/identity/accounts/planted.mails.ts', "'/conta/login'", true],
    ['apps/api/src/platform/planted.ts', `'<a href="/institucional/x">x</a>'`, true],
    [
      'apps/dealer-portal/src/features/sales/assisted-sale/planted.ts',
      "'/propostas'",
      true,
    ],
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

it('every folder of the API is a district or stands beside them', () => {
  const folders = readdirSync(resolve(root, 'apps/api/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const beside = ['migrations', 'ops', 'platform', 'seed', 'testing'];
  expect(folders.toSorted()).toEqual([...districts, ...beside].toSorted());
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
    'api-contract',
    'brand',
    'client',
    'ui',
    'shared-feature',
    'shell',
    'portal-feature',
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
