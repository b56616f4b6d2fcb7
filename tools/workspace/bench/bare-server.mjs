// The floor of the API's bench: Fastify and a driver, no validation, no rights, no
// limits. It reads and writes the rows that the API reads and writes for the same two
// calls, on the database named by DATABASE_URL or the PGlite in DATA_DIR.
import Fastify from 'fastify';

const database = process.env.DATABASE_URL
  ? await onPostgres(process.env.DATABASE_URL)
  : await onPglite(process.env.DATA_DIR);
const app = Fastify();

const CURRENT_TABLE = `select id, name from price_tables where valid_from <= now() and (valid_until is null or valid_until > now()) order by valid_from desc, id desc limit 1`;
const NEAR =
  'distance_km($1, $2, dealerships.latitude, dealerships.longitude) <= 150 and dealerships.active';

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
        'select version_id, term, km, monthly_centavos from prices where price_table_id = $1 and person_type = $2 order by version_id, term, km',
        [table.id, person],
      ),
      database.query('select * from paints order by position'),
      database.query('select * from add_ons order by position'),
      database.query(
        `select distinct version_id from stock join dealerships on dealerships.id = stock.dealership_id where quantity > 0 and ${NEAR}`,
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
      'select v.*, m.client_types from vehicle_versions v join vehicle_models m on m.slug = v.model_slug where v.slug = $1',
      [body.versionSlug],
    );
    const [table] = await query(CURRENT_TABLE);
    const prices = await query(
      'select term, km, monthly_centavos from prices where price_table_id = $1 and version_id = $2 and person_type = $3',
      [table.id, version.id, 'PF'],
    );
    const paints = await query('select * from paints order by position');
    await query('select * from add_ons order by position');
    await query(
      `select 1 from stock join dealerships on dealerships.id = stock.dealership_id where version_id = $3 and paint_slug = $4 and quantity > 0 and ${NEAR} limit 1`,
      [simulation.latitude, simulation.longitude, version.id, body.paint],
    );
    const price = prices.find(({ term, km }) => term === body.term && km === body.km);
    const paint = paints.find(({ slug }) => slug === body.paint);
    const quote = {
      ...basket.quote,
      monthlyCentavos: price.monthly_centavos + paint.monthly_centavos,
    };
    const [changed] = await query(
      `update baskets set revision = revision + 1, version_slug = $2, paint = $3, term = $4, km = $5, add_ons = $6, quote = $7, choice = $8, price_table = $9, valid_until = now() + interval '7 days', updated_at = now()
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

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });

async function onPostgres(connectionString) {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString, max: 10 });
  pool.on('error', () => undefined);
  return {
    query: async (text, values) => (await pool.query(text, values)).rows,
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
    query: async (text, values) => (await client.query(text, values)).rows,
    transaction: (work) =>
      client.transaction((tx) =>
        work(async (text, values) => (await tx.query(text, values)).rows),
      ),
  };
}
