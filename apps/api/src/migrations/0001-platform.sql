-- Answers of creating calls, kept for their repeats (security-requirements G1).
create table idempotency_keys (
  scope text not null,
  key uuid not null,
  request_hash text not null,
  status integer not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- Counters of calls and of failed attempts (security-requirements A2, H5).
create table rate_limits (
  key text primary key,
  points integer not null,
  pending integer not null default 0,
  pending_until timestamptz,
  window_ends_at timestamptz not null,
  blocked_until timestamptz
);
create index rate_limits_window_ends_at on rate_limits (window_ends_at);

-- Mail that an accepted request owes (security-requirements G4). A row goes when its mail was handed over.
create table outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text,
  attempts integer not null default 0,
  next_try_at timestamptz not null,
  gave_up_at timestamptz,
  created_at timestamptz not null
);
create index outbox_due on outbox (next_try_at) where gave_up_at is null;

-- One number that moves with every write of CMS content or prices (product.md §11).
create table content_versions (
  id integer primary key check (id = 1),
  version bigint not null,
  changed_at timestamptz not null default now()
);
insert into content_versions (id, version) values (1, 1);

create table cms_pages (
  id integer primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,80}$'),
  content jsonb not null,
  seo jsonb not null,
  updated_at timestamptz not null default now()
);
