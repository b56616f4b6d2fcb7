-- One number that moves with every write to what cars, prices and delivery are made of, by whatever hand and in the
-- writer's own transaction: what was worked out for an edition holds as long as the edition does.
create table catalogue_edition (
  id integer primary key check (id = 1),
  edition bigint not null
);
insert into catalogue_edition (id, edition) values (1, 1);

create function move_catalogue_edition() returns trigger language plpgsql as $$
begin
  update catalogue_edition set edition = edition + 1;
  return null;
end
$$;

create trigger moves_edition after insert or update or delete or truncate on vehicle_models for each statement execute function move_catalogue_edition();
create trigger moves_edition after insert or update or delete or truncate on vehicle_versions for each statement execute function move_catalogue_edition();
create trigger moves_edition after insert or update or delete or truncate on paints for each statement execute function move_catalogue_edition();
create trigger moves_edition after insert or update or delete or truncate on add_ons for each statement execute function move_catalogue_edition();
create trigger moves_edition after insert or update or delete or truncate on price_tables for each statement execute function move_catalogue_edition();
create trigger moves_edition after insert or update or delete or truncate on prices for each statement execute function move_catalogue_edition();
create trigger moves_edition after insert or update or delete or truncate on stock for each statement execute function move_catalogue_edition();
create trigger moves_edition after insert or update or delete or truncate on dealerships for each statement execute function move_catalogue_edition();
