create table vehicle_models (
  slug text primary key,
  name text not null unique,
  class_slug text not null check (class_slug in ('hatch', 'sedan', 'suv', 'picape', 'eletrico', 'utilitario')),
  brand text not null,
  type text not null,
  default_paint text not null,
  client_types text not null check (client_types in ('PF', 'PJ', 'PF PJ')),
  pre_reservation boolean not null default false,
  position integer not null unique
);

create table vehicle_versions (
  id integer primary key,
  model_slug text not null references vehicle_models (slug),
  slug text not null unique,
  name text not null unique,
  engine text not null,
  gearbox text not null,
  automatic boolean not null,
  fuel text not null check (fuel in ('flex', 'eletrico')),
  equipment text not null,
  list_price_centavos integer not null check (list_price_centavos > 0),
  deductible_centavos integer not null check (deductible_centavos >= 0),
  extra_km_centavos integer not null check (extra_km_centavos > 0)
);
create index vehicle_versions_model on vehicle_versions (model_slug);

create table paints (
  slug text primary key,
  name text not null,
  monthly_centavos integer not null check (monthly_centavos >= 0),
  position integer not null unique
);

create table add_ons (
  slug text primary key,
  name text not null,
  description text not null,
  price_centavos integer not null check (price_centavos >= 0),
  charged text not null check (charged in ('month', 'once')),
  position integer not null unique
);

-- A price table is never changed: a newer one takes over from its first day (product.md §5).
create table price_tables (
  id integer generated always as identity primary key,
  name text not null unique,
  valid_from timestamptz not null,
  valid_until timestamptz,
  created_at timestamptz not null default now(),
  check (valid_until is null or valid_until > valid_from)
);

create table prices (
  price_table_id integer not null references price_tables (id),
  version_id integer not null references vehicle_versions (id),
  person_type text not null check (person_type in ('PF', 'PJ')),
  term integer not null,
  km integer not null,
  monthly_centavos integer not null check (monthly_centavos > 0),
  primary key (price_table_id, person_type, version_id, term, km)
);

create table stock (
  dealership_id integer not null references dealerships (id),
  version_id integer not null references vehicle_versions (id),
  paint_slug text not null references paints (slug),
  quantity integer not null check (quantity >= 0),
  primary key (dealership_id, version_id, paint_slug)
);
create index stock_version on stock (version_id);
