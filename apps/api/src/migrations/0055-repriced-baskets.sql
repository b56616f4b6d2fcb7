-- What the price was before a newer price table changed it; null while the customer has seen one price only.
alter table baskets add column repriced jsonb;
