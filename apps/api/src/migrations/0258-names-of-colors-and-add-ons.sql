-- Names that change at the desk: what each one was called, by whom and when, and a number
-- that rises with every change, so that of two who edit it one is told.
alter table paints add column revision integer not null default 1;
alter table add_ons add column revision integer not null default 1;

create table extra_name_acts (
  id integer primary key generated always as identity,
  kind text not null check (kind in ('paint', 'add-on')),
  slug text not null,
  name text not null check (length(name) between 1 and 40),
  -- null for a color
  description text check (length(description) between 1 and 120),
  -- null for operations, and once the colleague's account is gone
  acted_by uuid references users (id) on delete set null,
  actor_role text not null check (actor_role in ('CONSULTANT', 'operations')),
  at timestamptz not null
);
create index extra_name_acts_extra on extra_name_acts (kind, slug, id desc);
create index extra_name_acts_acted_by on extra_name_acts (acted_by);
