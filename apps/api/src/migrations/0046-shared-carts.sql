-- A cart that a seller and a customer look at together (product.md §9.8), from the first invitation to the end. It names
-- whose simulations they are the way `simulations` does: a session or a user. While a seller prepares one, that session
-- is `convite:<id>`, which no browser can send.
create table shared_carts (
  id uuid primary key,
  state text not null check (state in ('prepared', 'offered', 'requested', 'live', 'declined', 'ended')),
  started_by text not null check (started_by in ('customer', 'seller')),
  seller_id uuid references users (id) on delete cascade,
  dealership_id integer references dealerships (id),
  -- names as the customer read them when asked to agree
  seller_name text,
  dealership_name text,
  session_id text,
  user_id uuid references users (id) on delete cascade,
  customer_name text,
  code_hash text unique,
  code_expires_at timestamptz,
  -- the consent: what text, when, where (LGPD art. 8)
  text_version text,
  consent_page text,
  accepted_at timestamptz,
  expires_at timestamptz not null,
  ended_at timestamptz,
  created_at timestamptz not null,
  check (session_id is not null or user_id is not null),
  check ((code_hash is null) = (code_expires_at is null)),
  check (state not in ('prepared', 'requested', 'live') or (seller_id is not null and dealership_id is not null and seller_name is not null and dealership_name is not null)),
  check (state <> 'live' or (accepted_at is not null and text_version is not null and consent_page is not null))
);
-- One open sharing for each cart.
create unique index shared_carts_of_user on shared_carts (user_id) where user_id is not null and state in ('prepared', 'offered', 'requested', 'live');
create unique index shared_carts_of_session on shared_carts (session_id) where user_id is null and state in ('prepared', 'offered', 'requested', 'live');
create index shared_carts_of_customer on shared_carts (user_id, created_at desc) where user_id is not null;
create index shared_carts_of_seller on shared_carts (seller_id, created_at desc);

-- Who changed what, while it is prepared or shared. Rows are only added.
create table cart_events (
  id bigint generated always as identity primary key,
  shared_cart_id uuid not null references shared_carts (id) on delete cascade,
  by_side text not null check (by_side in ('customer', 'seller')),
  kind text not null check (kind in ('accepted', 'added', 'changed', 'removed', 'restored', 'sent', 'ended')),
  simulation_code text,
  model_name text,
  changes jsonb not null default '[]',
  at timestamptz not null
);
create index cart_events_of_cart on cart_events (shared_cart_id, id desc);
