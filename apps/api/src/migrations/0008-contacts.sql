-- What people write in the contact forms, in the consultants' queue (product.md §4).
alter table leads add column message text;
alter table leads add column company jsonb;

-- Messages that are owed to the workflow host (product.md §11). A row goes when its message was taken.
create table workflow_outbox (
  id bigint generated always as identity primary key,
  payload jsonb not null,
  attempts integer not null default 0,
  next_try_at timestamptz not null,
  gave_up_at timestamptz,
  created_at timestamptz not null
);
create index workflow_outbox_due on workflow_outbox (next_try_at) where gave_up_at is null;
