-- Filters of a list of the portals that somebody named, for that account alone.
create table saved_views (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  list text not null check (list in ('proposals', 'leads')),
  name text not null check (length(name) between 1 and 40),
  query text not null check (length(query) between 1 and 300),
  created_at timestamptz not null
);
create unique index saved_views_name on saved_views (user_id, list, lower(name));
