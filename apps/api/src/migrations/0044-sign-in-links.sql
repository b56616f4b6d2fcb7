-- Links that sign dealership staff in without a password (security-requirements D7). One row an account: a newer link
-- kills the older. The reference is checked at the end: a request for an unknown e-mail does the same work and is undone.
create table sign_in_links (
  token_hash text primary key,
  user_id uuid not null unique references users (id) on delete cascade deferrable initially deferred,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
