import { findPostgres } from '../process/postgres.mjs';
import { ask, onGrown, signedIn, timeOf } from './compare-sizes.mjs';
import { send } from './servers.mjs';

const SIZES = [1_000, 100_000];
const ROUNDS = 40;
/** Rows of the last page. */
const LAST = 20;

const page = (viewer, path, query) =>
  send(viewer, `${path}?${new URLSearchParams(query)}`, undefined, 'GET');
const proposals =
  (query) =>
  ({ consultant }) =>
    page(consultant, 'proposals', query);
const dealers =
  (query) =>
  ({ dealer }) =>
    page(dealer, 'proposals', query);
const leads =
  (query) =>
  ({ consultant }) =>
    page(consultant, 'leads', query);
const search = (of) => (state) => page(state.consultant, ...of(state));

/** Each list, with its screen's query. */
const CALLS = {
  'proposals, first page': proposals({}),
  'proposals, last page': ({ consultant, last }) =>
    page(consultant, 'proposals', { cursor: last.proposals }),
  'proposals by name': search(({ person }) => ['proposals', { search: person.name }]),
  'proposals by number': search(({ person }) => ['proposals', { search: person.number }]),
  'proposals by document': search(({ person }) => [
    'proposals',
    { search: person.document },
  ]),
  'proposals in analysis': proposals({ state: 'em_analise' }),
  'proposals, changed last': proposals({ order: 'changed' }),
  'proposals, longest unchanged': proposals({ order: 'idle' }),
  'proposals, dearest': proposals({ order: 'priciest' }),
  'in analysis, changed last': proposals({ order: 'changed', state: 'em_analise' }),
  'in analysis, longest unchanged': proposals({ order: 'idle', state: 'em_analise' }),
  'proposals with a next step': proposals({ next: 'any' }),
  "a dealer's proposals": dealers({}),
  "a dealer's counts": dealers({ limit: '1' }),
  "a dealer's counts of 7 days": dealers({ limit: '1', days: '7' }),
  'leads, first page': leads({ status: 'abertos' }),
  'leads, last page': ({ consultant, last }) =>
    page(consultant, 'leads', { status: 'abertos', cursor: last.leads }),
  'leads by name': search(({ lead }) => ['leads', { search: lead.name }]),
  'leads by e-mail': search(({ lead }) => ['leads', { search: lead.email }]),
  'leads by phone': search(({ lead }) => ['leads', { search: lead.cellphone }]),
  funnel: ({ dealer }) => send(dealer, 'sales-funnel', undefined, 'GET'),
};

/**
 * Measures lists with 1,000 and with 100,000 proposals, and twice as many leads: first
 * and last page, searches that find one row, counts and funnel.
 */
export async function benchLists({ sizes, ...bench }) {
  if (!findPostgres()) return bench.say('\nLists: PostgreSQL is not installed');
  const grown = { ...bench, sizes: sizes.length > 0 ? sizes : SIZES, of: 1 };
  await onGrown(grown, async (states, compare) => {
    for (const state of states) Object.assign(state, await wanted(state));
    for (const [name, call] of Object.entries(CALLS))
      await compare(name, ROUNDS, (state) => timeOf(() => call(state)));
  });
}

/**
 * Values for the calls: people, the cursors of the last pages, and a row to search for.
 */
async function wanted(state) {
  const { url } = state;
  const [person] = await ask(
    url,
    `select p.number, u.name, u.document from proposals p join users u on u.id = p.user_id
     where p.number = 'P-${state.size}'`,
  );
  const [lead] = await ask(
    url,
    `select name, email, cellphone from leads where email = 'lead${state.size}@exemplo.test'`,
  );
  return {
    person,
    lead,
    last: {
      proposals: await beforeLast(url, 'created_at', 'proposals order by 1, 2'),
      leads: await beforeLast(
        url,
        'due_at',
        'leads where due_at is not null order by 1 desc, 2 desc',
      ),
    },
    consultant: await signedIn(state, 'consultor@rodar.test'),
    dealer: await signedIn(state, 'dealer@rodar.test'),
  };
}

/** The cursor of the last page, from the page before it. */
async function beforeLast(url, at, rows) {
  const [row] = await ask(
    url,
    `select id, extract(epoch from ${at})::float * 1000 as ms
     from (select ${at}, id from ${rows} limit 1 offset ${LAST}) before`,
  );
  return Buffer.from(`${Math.floor(row.ms)} ${row.id}`).toString('base64url');
}
