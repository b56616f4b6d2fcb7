-- outside a transaction
create index concurrently if not exists traffic_fines_open on traffic_fines (answer_until, id)
  where state not in ('cobrada', 'cancelada');
