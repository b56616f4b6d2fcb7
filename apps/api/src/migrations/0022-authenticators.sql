-- The authenticator app by which a member of staff proves the second step
-- (docs/product/security.md, A12). Without a secret the app has to be connected at the next
-- sign-in.
create table authenticators (
  user_id uuid primary key references users (id) on delete cascade,
  -- Encrypted with FILE_KEY.
  sealed_secret bytea,
  -- The half minute, counted since 1970, of the last code: each code works once.
  last_step bigint not null default 0,
  connected_at timestamptz,
  check ((sealed_secret is null) = (connected_at is null))
);

-- Sign-ins of staff that wait for the second step.
create table begun_sign_ins (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  begun_by text not null check (begun_by in ('password', 'link')),
  mailbox_proved boolean not null,
  -- The secret of an app that is being connected; null when the account has one.
  sealed_secret bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index begun_sign_ins_user on begun_sign_ins (user_id);
create index begun_sign_ins_expires on begun_sign_ins (expires_at);

alter table sessions add column second_step boolean not null default false;
