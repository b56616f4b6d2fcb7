-- The dealers of a workshop are told of a visit that its customer books, moves or cancels.
alter table notifications add column visit_id uuid;
alter table notifications
  add constraint notifications_visit_id_fkey foreign key (visit_id)
    references workshop_visits (id) on delete cascade not valid;
-- Rows that stand passed the narrower check before.
alter table notifications drop constraint notifications_check;
alter table notifications add constraint notifications_check
  check (
    num_nonnulls(proposal_id, lead_id, request_id, dispute_id, seller_id, page_id,
    price_table_id, dealership_id, cart_id, contract_id, visit_id) = 1
  ) not valid;
