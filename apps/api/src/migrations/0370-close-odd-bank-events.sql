-- A consultant closes an odd event of the bank with a reason, once; nothing else changes by it.
alter table bank_events
  add column closed_at timestamptz,
  add column closed_by uuid references users (id) on delete set null,
  add column closed_reason text,
  add constraint bank_events_closed check (
    (closed_at is null) = (closed_reason is null) and (closed_at is null or why is not null)
  );
create index bank_events_closed_by on bank_events (closed_by) where closed_by is not null;
