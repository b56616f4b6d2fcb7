-- Sellers whom a dealership invited. The account is made when the password is: none exists before.
create table seller_invitations (
  id uuid primary key,
  dealership_id integer not null references dealerships (id),
  name text not null,
  email text not null check (email = lower(email)),
  -- of the newest link: another invitation of the same address replaces it
  token_hash text not null unique,
  -- null once the colleague's account is gone
  invited_by uuid references users (id) on delete set null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  check (accepted_at is null or withdrawn_at is null)
);
create unique index seller_invitations_open on seller_invitations (dealership_id, email)
  where accepted_at is null and withdrawn_at is null;
create index seller_invitations_email on seller_invitations (email);
create index seller_invitations_invited_by on seller_invitations (invited_by);
create index seller_invitations_expires on seller_invitations (expires_at);
