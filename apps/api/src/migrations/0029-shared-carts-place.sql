-- City and state of the seller's dealership, as the customer read them when asked to agree; null
-- in carts from before.
alter table shared_carts add column dealership_place text;
