-- Who works at the desk is told what a colleague changed: a page, a price table, a dealership.
alter table notifications
  add column page_id integer references cms_pages (id) on delete cascade,
  add column price_table_id integer references price_tables (id) on delete cascade,
  add column dealership_id integer references dealerships (id) on delete cascade,
  drop constraint notifications_check,
  add constraint notifications_check check (num_nonnulls(
    proposal_id, lead_id, request_id, dispute_id, seller_id,
    page_id, price_table_id, dealership_id) = 1);
create index notifications_page on notifications (page_id) where page_id is not null;
create index notifications_price_table on notifications (price_table_id)
  where price_table_id is not null;
create index notifications_dealership on notifications (dealership_id)
  where dealership_id is not null;
