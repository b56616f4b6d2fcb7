-- What was done about a dealership, by whom and when, and a number that rises with every
-- change, so that of two who edit it one is told.
alter table dealerships
  add column cep text check (cep ~ '^[0-9]{8}$'),
  add column revision integer not null default 1;

create table dealership_acts (
  id integer primary key generated always as identity,
  dealership_id integer not null references dealerships (id) on delete cascade,
  act text not null check (act in ('added', 'changed', 'ended', 'reopened')),
  -- null for operations, and once the colleague's account is gone
  acted_by uuid references users (id) on delete set null,
  actor_role text not null check (actor_role in ('CONSULTANT', 'operations')),
  at timestamptz not null
);
create index dealership_acts_dealership on dealership_acts (dealership_id, id desc);
create index dealership_acts_acted_by on dealership_acts (acted_by);
