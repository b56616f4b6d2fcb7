-- Passkeys (WebAuthn): one public key a row. The private key never leaves its owner's device.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- The name by which the owner knows it.
  name text not null,
  -- The authenticator's id of it, base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- How often it was used by its own count, which only grows; 0 where it counts nothing.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id);

-- Challenges that wait for an answer: at most one of a purpose in a sign-in, a begun sign-in or a
-- browser session. An answer, right or wrong, uses it up.
create table passkey_challenges (
  purpose text not null check (purpose in ('add', 'connect', 'prove', 'sign-in')),
  bound_to text not null,
  challenge text not null,
  expires_at timestamptz not null,
  primary key (purpose, bound_to)
);
create index passkey_challenges_expires on passkey_challenges (expires_at);
