// The floor of the API's bench: Fastify and a driver, without validation, rights or
// limits. It reads and writes the same rows as the API for the same calls, a first
// simulation and its basket by one prepared statement each, in the database of
// DATABASE_URL.
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
pool.on('error', () => undefined);
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
/** A choice of the size that the API stores. */
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
    const [table] = await query(CURRENT_TABLE);
    const [models, versions, prices, paints, addOns, stock, served] = await Promise.all([
      query(
        `select * from vehicle_models where client_types like '%' || $1 || '%' order by position`,
        [person],
      ),
      query('select * from vehicle_versions order by id'),
      query(
        `select version_id, term, km, monthly_centavos from prices
          where price_table_id = $1 and person_type = $2
          order by version_id, term, km`,
        [table.id, person],
      ),
      query('select * from paints order by position'),
      query('select * from add_ons order by position'),
      query(
        `select distinct version_id from stock
          join dealerships on dealerships.id = stock.dealership_id
          where quantity > 0 and ${NEAR}`,
        [latitude, longitude],
      ),
      query(`select exists (select 1 from dealerships where ${NEAR}) as served`, [
        latitude,
        longitude,
      ]),
    ]);
    return { data: { models, versions, prices, paints, addOns, stock, served } };
  },
);

app.post('/simulations', async ({ body: { clientType, place } }) => {
  const [simulation] = await query(NEW_SIMULATION, [
    randomUUID(),
    randomUUID().slice(0, 12),
    randomUUID(),
    clientType,
    ...[place.city, place.state, place.latitude, place.longitude],
  ]);
  return { data: simulation };
});

app.post('/simulations/:id/baskets', async ({ params, body }) => {
  const [basket] = await query(NEW_BASKET, [
    ...[randomUUID(), params.id, body.versionSlug, body.paint, body.term, body.km],
    JSON.stringify(body.addOns),
    ...[JSON.stringify(SOME_CHOICE), JSON.stringify(SOME_QUOTE), 'TAB-2611'],
  ]);
  return { data: { basket } };
});

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });

/** With a name it is parsed and planned once a connection. */
async function query(statement, values) {
  const named = statement.text ? { ...statement, values } : statement;
  return (await pool.query(named, values)).rows;
}
