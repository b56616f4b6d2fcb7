-- A damage of a contract with a wear table: its row in the table, the number of units, and the
-- photo of the inspection that shows it. They are null in contracts that were signed before.
alter table return_damages
  add column wear_row text,
  add column quantity smallint,
  add column photo_id uuid;
alter table return_damages
  add constraint return_damages_photo_id_fkey foreign key (photo_id) references return_photos (id)
    on delete set null not valid,
  add constraint return_damages_wear_check
    check ((wear_row is null) = (quantity is null) and quantity > 0) not valid;
