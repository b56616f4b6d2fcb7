-- Catalog: dealerships, vehicles, price tables and stock.

create table states (
  id integer primary key,
  uf char(2) not null unique,
  name text not null unique
);

create table dealership_groups (
  id integer primary key,
  name text not null unique
);

create table dealerships (
  id integer primary key,
  group_id integer not null references dealership_groups (id),
  state_id integer not null references states (id),
  name text not null unique,
  cnpj text not null unique check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  city text not null,
  address text not null,
  phone text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  active boolean not null default true,
  -- The hours in which a dealership hands cars over, and how many in each.
  handovers_from smallint not null default 9 check (handovers_from between 0 and 23),
  handovers_until smallint not null default 18 check (handovers_until between 1 and 24),
  handovers_per_hour smallint not null default 2 check (handovers_per_hour between 0 and 20),
  -- The days of the week on which a dealership hands cars over. Single days on which it doesn't
  -- stand in dealership_closed_days.
  handover_weekdays text[] not null default '{seg,ter,qua,qui,sex}'
    check (handover_weekdays <@ '{seg,ter,qua,qui,sex,sab,dom}'::text[]),
  -- This rises with every change of hours, so that of two people at once one is told.
  handovers_revision integer not null default 1,
  cep text check (cep ~ '^[0-9]{8}$'),
  -- This rises with every change of the dealership, so that of two people at once one is told.
  revision integer not null default 1
);
create index dealerships_group on dealerships (group_id);
-- Dealerships around a place are found in a box of degrees before any distance is computed.
create index dealerships_place on dealerships (latitude, longitude) where active;

create table dealership_closed_days (
  dealership_id integer not null references dealerships (id) on delete cascade,
  day date not null,
  primary key (dealership_id, day)
);

-- The changes of a dealership, with their author and time.
create table dealership_acts (
  id integer primary key generated always as identity,
  dealership_id integer not null references dealerships (id) on delete cascade,
  act text not null check (act in ('added', 'changed', 'ended', 'reopened')),
  -- This is null for operations, and once the colleague's account is gone.
  acted_by uuid references users (id) on delete set null,
  actor_role text not null check (actor_role in ('CONSULTANT', 'operations')),
  at timestamptz not null
);
create index dealership_acts_dealership on dealership_acts (dealership_id, id desc);
create index dealership_acts_acted_by on dealership_acts (acted_by);

create table vehicle_models (
  slug text primary key,
  name text not null unique,
  class_slug text not null
    check (class_slug in ('hatch', 'sedan', 'suv', 'picape', 'eletrico', 'utilitario')),
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
  extra_km_centavos integer not null check (extra_km_centavos > 0),
  -- The number of people that a version seats.
  seats integer not null check (seats between 1 and 9)
);
create index vehicle_versions_model on vehicle_versions (model_slug);

create table paints (
  slug text primary key,
  name text not null,
  monthly_centavos integer not null check (monthly_centavos >= 0),
  position integer not null unique,
  -- This rises with every change of the name, so that of two people at once one is told.
  revision integer not null default 1
);

create table add_ons (
  slug text primary key,
  name text not null,
  description text not null,
  price_centavos integer not null check (price_centavos >= 0),
  charged text not null check (charged in ('month', 'once')),
  position integer not null unique,
  -- Income protection, for one, covers a person's job: companies have none to lose.
  client_types text not null default 'PF PJ' check (client_types in ('PF', 'PJ', 'PF PJ')),
  -- This rises with every change of the name, so that of two people at once one is told.
  revision integer not null default 1
);

-- The names that a color or an add-on was given, with their author and time.
create table extra_name_acts (
  id integer primary key generated always as identity,
  kind text not null check (kind in ('paint', 'add-on')),
  slug text not null,
  name text not null check (length(name) between 1 and 40),
  -- This is null for a color.
  description text check (length(description) between 1 and 120),
  -- This is null for operations, and once the colleague's account is gone.
  acted_by uuid references users (id) on delete set null,
  actor_role text not null check (actor_role in ('CONSULTANT', 'operations')),
  at timestamptz not null
);
create index extra_name_acts_extra on extra_name_acts (kind, slug, id desc);
create index extra_name_acts_acted_by on extra_name_acts (acted_by);

-- A price table is never changed: a newer one takes over from its first day.
create table price_tables (
  id integer generated always as identity primary key,
  name text not null unique,
  valid_from timestamptz not null,
  valid_until timestamptz,
  created_at timestamptz not null default now(),
  -- A scheduled table may be taken back before its first day. Readers of prices ask this table
  -- alone; the cells stay, so that they can be looked at.
  withdrawn_at timestamptz,
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

-- The price of a color (a month) or an add-on (as it is charged) in a price table where it is
-- not the catalogue's own: colors and add-ons are guaranteed by the table they were shown from,
-- like cars.
create table extra_prices (
  price_table_id integer not null references price_tables (id) on delete cascade,
  kind text not null check (kind in ('paint', 'add-on')),
  slug text not null,
  -- A table without a price for a color or an add-on doesn't sell it.
  centavos integer check (centavos >= 0),
  primary key (price_table_id, kind, slug)
);

-- The import of a price table and its withdrawal, with their author and time.
create table price_table_acts (
  price_table_id integer not null references price_tables (id) on delete cascade,
  act text not null check (act in ('imported', 'withdrawn')),
  -- This is null for operations, and once the colleague's account is gone.
  acted_by uuid references users (id) on delete set null,
  actor_role text not null check (actor_role in ('CONSULTANT', 'operations')),
  at timestamptz not null,
  primary key (price_table_id, act)
);
create index price_table_acts_acted_by on price_table_acts (acted_by);

-- The free cars of a dealership. A line that was emptied stays: it knows by whom it was
-- emptied, and a car that comes back from a cancelled contract finds it.
create table stock (
  dealership_id integer not null references dealerships (id),
  version_id integer not null references vehicle_versions (id),
  paint_slug text not null references paints (slug),
  quantity integer not null check (quantity >= 0),
  changed_at timestamptz not null default now(),
  -- This is null for the cars of the seed.
  changed_as text
    check (changed_as in ('DEALER', 'CONSULTANT', 'operations', 'signature', 'release')),
  -- This is null for all but people, and once the colleague's account is gone.
  changed_by uuid references users (id) on delete set null,
  primary key (dealership_id, version_id, paint_slug)
);
create index stock_version on stock (version_id);
create index stock_changed_by on stock (changed_by);

-- One number that moves with every write to the tables that cars, prices and delivery are made
-- of, by whatever hand and in the writer's own transaction. Results that were worked out for an
-- edition hold as long as the edition does.
create table catalogue_edition (
  id integer primary key check (id = 1),
  edition bigint not null
);
insert into catalogue_edition (id, edition) values (1, 1);
