-- A seller is told what the customer of a shared cart did in it.
alter table notifications
  add column cart_id uuid references shared_carts (id) on delete cascade,
  drop constraint notifications_check,
  add constraint notifications_check check (num_nonnulls(
    proposal_id, lead_id, request_id, dispute_id, seller_id,
    page_id, price_table_id, dealership_id, cart_id) = 1);
create index notifications_cart on notifications (cart_id) where cart_id is not null;
