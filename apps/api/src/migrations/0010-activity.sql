-- Activity: the bell of the portals, what is told live, and saved filters. It stands here,
-- after the tables that it refers to.

-- The bell of the portals: events of somebody's own things. Each row goes with its reader and
-- with its subject, and after NOTIFICATION_KEPT_DAYS.
create table notifications (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  proposal_id uuid references proposals (id) on delete cascade,
  lead_id uuid references leads (id) on delete cascade,
  request_id uuid references service_requests (id) on delete cascade,
  dispute_id uuid references charge_disputes (id) on delete cascade,
  seller_id uuid references users (id) on delete cascade,
  at timestamptz not null,
  read_at timestamptz,
  -- Consultants of the desk are told of a colleague's change of a page, a price table or a
  -- dealership.
  page_id integer references cms_pages (id) on delete cascade,
  price_table_id integer references price_tables (id) on delete cascade,
  dealership_id integer references dealerships (id) on delete cascade,
  -- A seller is told of the customer's changes in a shared cart.
  cart_id uuid references shared_carts (id) on delete cascade,
  -- A consultant is told of a contract of which the bank's news are odd, or whose refund no
  -- payment holds.
  contract_id uuid references contracts (id) on delete cascade,
  constraint notifications_check check (
    num_nonnulls(proposal_id, lead_id, request_id, dispute_id, seller_id, page_id,
    price_table_id, dealership_id, cart_id, contract_id) = 1
  )
);
create index notifications_user on notifications (user_id, at desc, id desc);
create index notifications_unread on notifications (user_id, id) where read_at is null;
create index notifications_at on notifications (at);
create index notifications_proposal on notifications (proposal_id) where proposal_id is not null;
create index notifications_lead on notifications (lead_id) where lead_id is not null;
create index notifications_request on notifications (request_id) where request_id is not null;
create index notifications_dispute on notifications (dispute_id) where dispute_id is not null;
create index notifications_seller on notifications (seller_id) where seller_id is not null;
create index notifications_page on notifications (page_id) where page_id is not null;
create index notifications_price_table on notifications (price_table_id)
  where price_table_id is not null;
create index notifications_dealership on notifications (dealership_id)
  where dealership_id is not null;
create index notifications_cart on notifications (cart_id) where cart_id is not null;
create index notifications_contract on notifications (contract_id) where contract_id is not null;

-- The wish of somebody of the portals for the mail of a morning, and when the last one went.
create table notification_settings (
  user_id uuid primary key references users (id) on delete cascade,
  digest text not null default 'business-days'
    check (digest in ('business-days', 'every-day', 'off')),
  told_at timestamptz
);

-- Places where something changed, for the pages that show it live. Triggers write them in the
-- transaction of the change: a change is told once that has committed, and never without it. A
-- scope is all consultants, a dealership or an account; no row says what changed, or whose it
-- is. Rows are kept for an hour.
create table changes (
  xid xid8 not null default pg_current_xact_id(),
  topic text not null,
  scope text not null,
  at timestamptz not null default now(),
  primary key (xid, topic, scope)
);
create index changes_at on changes (at);

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
