create table users (
  id uuid primary key default gen_random_uuid(),
  person_type text not null check (person_type in ('PF', 'PJ')),
  name text not null,
  email text not null,
  cellphone text not null default '',
  document text unique,
  password_hash text not null,
  role text check (role in ('CONSULTANT', 'SELLER', 'DEALER')),
  dealership_id integer references dealerships (id),
  origin_assisted_sale text unique,
  email_confirmed_at timestamptz,
  mfa_enabled boolean not null default false,
  privacy_accepted_at timestamptz,
  registration_finished_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (role is distinct from 'DEALER' or dealership_id is not null)
);
create unique index users_email on users (lower(email));
create index users_dealership on users (dealership_id);

-- A signed-in browser. Checked at each call, so that ending it works at once (security-requirements B4).
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  ended_reason text,
  client text not null default '',
  address text not null default ''
);
create index sessions_user on sessions (user_id);

-- Renewal tokens of a session: one is valid at a time, an old one ends the family (security-requirements B5).
create table refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);
