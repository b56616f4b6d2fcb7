create table simulations (
  id uuid primary key,
  code text not null unique,
  session_id text,
  user_id uuid references users (id) on delete cascade,
  client_type integer not null check (client_type in (1, 2)),
  city text not null,
  state text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  dealership_id integer references dealerships (id),
  seller_id uuid references users (id) on delete set null,
  origin text not null check (origin in ('site', 'link-da-loja', 'venda-assistida')),
  campaign text,
  created_at timestamptz not null,
  contracted_at timestamptz,
  check (session_id is not null or user_id is not null)
);
create index simulations_session on simulations (session_id) where user_id is null;
create index simulations_user on simulations (user_id);

-- One choice inside each simulation; its price was frozen with a price table and holds until valid_until.
create table baskets (
  id uuid primary key,
  simulation_id uuid not null unique references simulations (id) on delete cascade,
  revision integer not null check (revision > 0),
  version_slug text not null,
  paint text not null,
  term integer not null check (term > 0),
  km integer not null check (km > 0),
  add_ons jsonb not null,
  dealership_id integer references dealerships (id),
  choice jsonb not null,
  quote jsonb not null,
  price_table text not null,
  valid_until timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
