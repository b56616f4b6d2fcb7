-- outside a transaction
create index concurrently if not exists return_damages_photo_id on return_damages (photo_id);
