-- Who changed the free cars of a dealership last, and when. A line that was emptied stays: it knows who emptied it,
-- and a car that comes back from a cancelled contract finds it.
alter table stock
  add column changed_at timestamptz not null default now(),
  -- null for cars from before this record
  add column changed_as text check (changed_as in ('DEALER', 'operations', 'signature', 'release')),
  -- null for all but dealers, and once the colleague's account is gone
  add column changed_by uuid references users (id) on delete set null;
create index stock_changed_by on stock (changed_by);
-- Cars of a dealership that contracts hold.
create index deliveries_stock on deliveries (stock_dealership_id) where stock_dealership_id is not null;
