-- outside a transaction
create unique index concurrently if not exists shared_carts_accepted on shared_carts
  (accepted_code_hash) where accepted_code_hash is not null;
