import pg from 'pg';

/**
 * One of each `$of` simulations becomes a proposal; half of all are in a customer's cart.
 */
const SENT = 'n % $of = 0';
const OWNED = 'n % $of * 2 < $of';
/** Numbers begin with ten, so that the first tenth has its customer too. */
const CUSTOMER = `md5('customer' || n / $of)::uuid`;
const SIMULATION = `md5('simulation' || n)::uuid`;
const PROPOSAL = `md5('proposal' || n)::uuid`;
/** Spread over two years back, the youngest first. */
const AT = `now() - n * interval '700 days' / $size`;

/** Recent enough that the API does not expire them during the measurement. */
const TOUCHED = `greatest(${AT}, now() - interval '20 days')`;

/**
 * A copy of a row of the demo's seed, with other values in some columns: so it fits the
 * schema, also after later changes.
 */
const copies = (table, from, values) => `
  insert into ${table}
  select made.*
  from generate_series(10, $size + 9) n
  join patterns on patterns.at = n % (select count(*) from patterns)
  cross join lateral jsonb_populate_record(
    patterns.${from},
    jsonb_build_object(${values})
  ) made`;

const STATEMENTS = [
  `create temp table patterns as
  select
    row_number() over (order by p.number) - 1 as at,
    u as person,
    s as simulation,
    b as basket,
    p as proposal
  from proposals p
  join simulations s on s.id = p.simulation_id
  join baskets b on b.simulation_id = s.id
  join users u on u.id = p.user_id
  where not exists (select 1 from contracts c where c.proposal_id = p.id)`,
  `${copies(
    'users',
    'person',
    `'id', ${CUSTOMER},
    'email', 'cliente' || n || '@exemplo.test',
    'claimed_email', null,
    'document', lpad(n::text, 11, '0'),
    'name', (patterns.person).name || ' ' || n,
    'registration_finished_at', ${AT},
    'created_at', ${AT},
    'updated_at', ${AT}`,
  )} where ${SENT}`,
  copies(
    'simulations',
    'simulation',
    `'id', ${SIMULATION},
    'code', 'RD-' || n,
    'created_at', ${AT},
    'user_id', case when ${OWNED} then ${CUSTOMER} end,
    'session_id', case when not (${OWNED}) then md5('browser' || n) end,
    'contracted_at', case when ${SENT} then ${AT} end`,
  ),
  copies(
    'baskets',
    'basket',
    `'id', md5('basket' || n),
    'simulation_id', ${SIMULATION},
    'created_at', ${AT},
    'updated_at', ${AT},
    'valid_until', ${AT} + interval '7 days'`,
  ),
  `${copies(
    'proposals',
    'proposal',
    `'id', ${PROPOSAL},
    'number', 'P-' || n,
    'simulation_id', ${SIMULATION},
    'simulation_code', 'RD-' || n,
    'user_id', ${CUSTOMER},
    'created_at', ${AT},
    'updated_at', ${TOUCHED}`,
  )} where ${SENT}`,
  `insert into proposal_events
    (proposal_id, from_state, to_state, actor, actor_id, at)
  select id, 'rascunho', 'enviada', 'customer', user_id, created_at
  from proposals p
  where not exists (
    select 1 from proposal_events e where e.proposal_id = p.id)`,
  `insert into sessions
    (id, user_id, created_at, last_used_at, ends_at)
  select
    md5('session' || n)::uuid,
    ${CUSTOMER},
    ${AT},
    now(),
    now() + interval '1 day'
  from generate_series(10, $size + 9) n where ${SENT}`,
  `insert into leads
  select made.* from generate_series(1, $size * 2 / $of) n
  join patterns on patterns.at = n % (select count(*) from patterns)
  cross join (select l as pattern from leads l where due_at is not null
    order by created_at limit 1) one
  cross join lateral jsonb_populate_record(pattern, jsonb_build_object(
    'id', md5('lead' || n),
    'name', (patterns.person).name || ' ' || n,
    'email', 'lead' || n || '@exemplo.test',
    'session_id', null,
    'cellphone', '119' || lpad(n::text, 8, '0'),
    'created_at', ${AT},
    'updated_at', ${AT})) made`,
  'drop table patterns',
];

/**
 * Adds simulations to the demo's database, one `of` so many sent as a proposal, each by a
 * customer of its own with a session, and two leads for each proposal.
 */
export async function grow(url, size, of) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of STATEMENTS)
      await client.query(statement.replaceAll('$size', size).replaceAll('$of', of));
  } finally {
    await client.end();
  }
}
