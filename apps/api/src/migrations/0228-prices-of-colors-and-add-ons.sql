-- What a price table asks for a color (a month) or an add-on (as it is charged) where
-- that is not the catalogue's own price: colors and add-ons are guaranteed by the table
-- they were shown from, like cars.
create table extra_prices (
  price_table_id integer not null
    references price_tables (id) on delete cascade,
  kind text not null check (kind in ('paint', 'add-on')),
  slug text not null,
  centavos integer not null check (centavos >= 0),
  primary key (price_table_id, kind, slug)
);
create trigger moves_edition after insert or update or delete or truncate on extra_prices
  for each statement execute function move_catalogue_edition();
