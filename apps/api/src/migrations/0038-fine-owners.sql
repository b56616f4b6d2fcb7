-- The consultant who looks after a fine, and since when; null while nobody does.
alter table traffic_fines
  add column claimed_by uuid,
  add column claimed_at timestamptz;
alter table traffic_fines
  add constraint traffic_fines_claimed_by_fkey foreign key (claimed_by) references users (id)
    on delete set null not valid;
