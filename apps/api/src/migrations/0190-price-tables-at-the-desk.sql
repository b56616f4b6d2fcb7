-- Who imported a price table, and who took a scheduled one back before its first day.
-- Readers of prices ask the table alone; its cells stay, so that it can be looked at.
alter table price_tables
  add column withdrawn_at timestamptz;

create table price_table_acts (
  price_table_id integer not null
    references price_tables (id) on delete cascade,
  act text not null check (act in ('imported', 'withdrawn')),
  -- null for operations, and once the colleague's account is gone
  acted_by uuid references users (id) on delete set null,
  actor_role text not null
    check (actor_role in ('CONSULTANT', 'operations')),
  at timestamptz not null,
  primary key (price_table_id, act)
);
create index price_table_acts_acted_by on price_table_acts (acted_by);
