-- How a seller calls the customer of a cart that they prepared: their own note, which stays when
-- the name that the customer gave goes with a refusal or the end.
alter table shared_carts add column seller_calls text;
update shared_carts set seller_calls = customer_name where state = 'prepared';
