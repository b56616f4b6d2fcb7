-- outside a transaction
create index concurrently if not exists returns_contested on returns (contest_opened_at, contract_id)
  where damage_state = 'contestados';
