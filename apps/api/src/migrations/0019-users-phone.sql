-- outside a transaction
create index concurrently if not exists users_phone on users (right(cellphone, 8));
