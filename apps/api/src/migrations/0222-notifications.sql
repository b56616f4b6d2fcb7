-- What happened to somebody's own: the bell of the portals. Each row goes with its reader
-- and with what it is about, and after NOTIFICATION_KEPT_DAYS.
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
  check (num_nonnulls(proposal_id, lead_id, request_id, dispute_id, seller_id) = 1)
);
create index notifications_user on notifications (user_id, at desc, id desc);
create index notifications_unread on notifications (user_id, id) where read_at is null;
create index notifications_at on notifications (at);
create index notifications_proposal on notifications (proposal_id) where proposal_id is not null;
create index notifications_lead on notifications (lead_id) where lead_id is not null;
create index notifications_request on notifications (request_id) where request_id is not null;
create index notifications_dispute on notifications (dispute_id) where dispute_id is not null;
create index notifications_seller on notifications (seller_id) where seller_id is not null;
-- Consultants are few among customers.
create index users_consultants on users (id) where role = 'CONSULTANT';
