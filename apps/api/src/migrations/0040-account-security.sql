-- A registration that used an e-mail of somebody else (security-requirements A7): an account like any unconfirmed one,
-- that can never be confirmed. Its own address is a placeholder; the one that was typed stands here.
alter table users add column claimed_email text;
create index users_claimed_email on users (claimed_email) where claimed_email is not null;

-- Links of 'I forgot my password' (security-requirements A6). The reference is checked at the end: a request for an
-- unknown e-mail does the same work and is undone.
create table password_recoveries (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade deferrable initially deferred,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_recoveries_user on password_recoveries (user_id);

-- A new address of a confirmed account, until its code is typed.
create table email_changes (
  user_id uuid primary key references users (id) on delete cascade,
  email text not null,
  -- the session that asked: it goes on after the change
  session_id uuid not null,
  created_at timestamptz not null
);
alter table pins drop constraint pins_purpose_check;
alter table pins add constraint pins_purpose_check check (purpose in ('mfa', 'email', 'email-change'));

-- Browsers that need no code at sign-in for a while.
create table trusted_devices (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token_hash text not null unique,
  client text not null default '',
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index trusted_devices_user on trusted_devices (user_id);
