// The floor of the API's bench: Fastify and a driver, no validation, no rights, no
// limits. It reads and writes the rows that the API reads and writes for the same calls,
// a first simulation and its basket by one prepared statement each, on the database
// named by DATABASE_URL or the PGlite in DATA_DIR.
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';

const database = process.env.DATABASE_URL
  ? await onPostgres(process.env.DATABASE_URL)
  : await onPglite(process.env.DATA_DIR);
const app = Fastify();

const CURRENT_TABLE = `select id, name from price_tables
  where valid_from <= now() and (valid_until is null or valid_until > now())
  order by valid_from desc, id desc limit 1`;
const NEAR =
  'distance_km($1, $2, dealerships.latitude, dealerships.longitude) <= 150 and dealerships.active';

const NEW_SIMULATION = {
  name: 'new-simulation',
  text: `insert into simulations (
      id, code, session_id, client_type, city, state,
      latitude, longitude, origin, created_at
    ) values ($1, $2, $3, $4, $5, $6, $7, $8, 'site', now()) returning *`,
};
const NEW_BASKET = {
  name: 'new-basket',
  text: `insert into baskets (
      id, simulation_id, revision, version_slug, paint, term, km, add_ons,
      choice, quote, price_table, valid_until, created_at, updated_at
    ) values (
      $1, $2, 1, $3, $4, $5, $6, $7,
      $8, $9, $10, now() + interval '7 days', now(), now()
    ) returning *`,
};
/** The choice has the size of a choice that the API stores. */
const SOME_CHOICE = {
  modelSlug: 'aroeira',
  modelName: 'Aroeira',
  versionName: 'Aroeira Evolução 1.0 Turbo AT',
  engine: '1.0 Turbo',
  gearbox: 'Automático de 6 marchas',
  paintName: 'Preto Noite',
  addOns: [],
  dealershipName: null,
};
const SOME_QUOTE = {
  lines: [
    { key: 'uso', label: 'Uso do carro', centavos: 254900 },
    { key: 'cor', label: 'Preto Noite', centavos: 3900 },
  ],
  oneOff: [],
  monthlyCentavos: 258800,
  extraKmCentavos: 70,
  deductibleCentavos: 600000,
  delivery: { kind: 'stock', businessDays: 5, date: '2026-12-01' },
};

app.get(
  '/cars/:person/:latitude/:longitude',
  async ({ params: { person, latitude, longitude } }) => {
    const [table] = await database.query(CURRENT_TABLE);
    const [models, versions, prices, paints, addOns, stock, served] = await Promise.all([
      database.query(
        `select * from vehicle_models where client_types like '%' || $1 || '%' order by position`,
        [person],
      ),
      database.query('select * from vehicle_versions order by id'),
      database.query(
        `select version_id, term, km, monthly_centavos from prices
          where price_table_id = $1 and person_type = $2
          order by version_id, term, km`,
        [table.id, person],
      ),
      database.query('select * from paints order by position'),
      database.query('select * from add_ons order by position'),
      database.query(
        `select distinct version_id from stock
          join dealerships on dealerships.id = stock.dealership_id
          where quantity > 0 and ${NEAR}`,
        [latitude, longitude],
      ),
      database.query(
        `select exists (select 1 from dealerships where ${NEAR}) as served`,
        [latitude, longitude],
      ),
    ]);
    return { data: { models, versions, prices, paints, addOns, stock, served } };
  },
);

app.put('/simulations/:id/baskets/:basketId', ({ params, body }) =>
  database.transaction(async (query) => {
    const [simulation] = await query(
      'select * from simulations where id = $1 for update',
      [params.id],
    );
    const [basket] = await query('select * from baskets where simulation_id = $1', [
      params.id,
    ]);
    const [version] = await query(
      `select v.*, m.client_types from vehicle_versions v
        join vehicle_models m on m.slug = v.model_slug
        where v.slug = $1`,
      [body.versionSlug],
    );
    const [table] = await query(CURRENT_TABLE);
    const prices = await query(
      `select term, km, monthly_centavos from prices
        where price_table_id = $1 and version_id = $2 and person_type = $3`,
      [table.id, version.id, 'PF'],
    );
    const paints = await query('select * from paints order by position');
    await query('select * from add_ons order by position');
    await query(
      `select 1 from stock
        join dealerships on dealerships.id = stock.dealership_id
        where version_id = $3 and paint_slug = $4 and quantity > 0 and ${NEAR}
        limit 1`,
      [simulation.latitude, simulation.longitude, version.id, body.paint],
    );
    const price = prices.find(({ term, km }) => term === body.term && km === body.km);
    const paint = paints.find(({ slug }) => slug === body.paint);
    const quote = {
      ...basket.quote,
      monthlyCentavos: price.monthly_centavos + paint.monthly_centavos,
    };
    const [changed] = await query(
      `update baskets set revision = revision + 1, version_slug = $2, paint = $3,
         term = $4, km = $5, add_ons = $6, quote = $7, choice = $8, price_table = $9,
         valid_until = now() + interval '7 days', updated_at = now()
       where id = $1 returning *`,
      [
        params.basketId,
        body.versionSlug,
        body.paint,
        body.term,
        body.km,
        JSON.stringify(body.addOns),
        JSON.stringify(quote),
        JSON.stringify(basket.choice),
        table.name,
      ],
    );
    return { data: { ...simulation, basket: changed } };
  }),
);

app.post('/simulations', async ({ body: { clientType, place } }) => {
  const [simulation] = await database.query(NEW_SIMULATION, [
    randomUUID(),
    randomUUID().slice(0, 12),
    randomUUID(),
    clientType,
    ...[place.city, place.state, place.latitude, place.longitude],
  ]);
  return { data: simulation };
});

app.post('/simulations/:id/baskets', async ({ params, body }) => {
  const [basket] = await database.query(NEW_BASKET, [
    ...[randomUUID(), params.id, body.versionSlug, body.paint, body.term, body.km],
    JSON.stringify(body.addOns),
    ...[JSON.stringify(SOME_CHOICE), JSON.stringify(SOME_QUOTE), 'TAB-2611'],
  ]);
  return { data: { basket } };
});

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });

async function onPostgres(connectionString) {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString, max: 10 });
  pool.on('error', () => undefined);
  return {
    // By a name where one is given: parsed and planned once a connection.
    query: async (query, values) =>
      (await pool.query(query.text ? { ...query, values } : query, values)).rows,
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(
          async (text, values) => (await client.query(text, values)).rows,
        );
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
  };
}

async function onPglite(dataDir) {
  const { PGlite } = await import('@electric-sql/pglite');
  const client = await PGlite.create({ dataDir });
  return {
    query: async (query, values) =>
      (await client.query(query.text ?? query, values)).rows,
    transaction: (work) =>
      client.transaction((tx) =>
        work(async (text, values) => (await tx.query(text, values)).rows),
      ),
  };
}
