-- The mail of a morning with a consultant's contacts of that day: once each.
create table lead_digests (
  consultant_id uuid not null references users (id) on delete cascade,
  on_day date not null,
  primary key (consultant_id, on_day)
);
