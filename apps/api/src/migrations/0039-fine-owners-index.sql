-- outside a transaction
create index concurrently if not exists traffic_fines_claimed_by on traffic_fines (claimed_by)
  where claimed_by is not null;
