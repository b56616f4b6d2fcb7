-- outside a transaction
create index concurrently if not exists notifications_visit on notifications (visit_id)
  where visit_id is not null;
