-- The customer's address as the contract was signed with it: a registration may change.
-- Null where the car is fetched, and for contracts of before.
alter table deliveries add column home_address text;
