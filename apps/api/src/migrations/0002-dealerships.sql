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
  active boolean not null default true
);
create index dealerships_group on dealerships (group_id);

-- Great-circle distance in km on a sphere of 6371 km.
create function distance_km(lat1 double precision, lng1 double precision, lat2 double precision, lng2 double precision)
returns double precision language sql immutable parallel safe as $$
  select 2 * 6371 * asin(sqrt(least(1.0,
    power(sin(radians(lat2 - lat1) / 2), 2) +
    cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lng2 - lng1) / 2), 2))))
$$;
