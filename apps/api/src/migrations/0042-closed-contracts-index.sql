-- outside a transaction
create index concurrently if not exists contracts_closed on contracts (closed_at)
  where closed_at is not null;
