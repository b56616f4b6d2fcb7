-- Visits by the links of dealerships and sellers: a count for
-- each link, campaign and day of São Paulo, nothing of visitors.
create table link_visits (
  day date not null,
  dealership_id integer not null
    references dealerships (id) on delete cascade,
  seller_id uuid references users (id) on delete cascade,
  origin text not null
    check (origin in ('link-da-loja', 'venda-assistida')),
  campaign text,
  visits integer not null check (visits > 0)
);
create unique index link_visits_of_link on link_visits
  (dealership_id, day, origin, seller_id, campaign)
  nulls not distinct;
create index link_visits_seller on link_visits (seller_id, day);
create index link_visits_day on link_visits (day);

-- what a dealership or a seller brought in a month
create index simulations_dealership
  on simulations (dealership_id, created_at)
  where dealership_id is not null;
create index simulations_seller
  on simulations (seller_id, created_at)
  where seller_id is not null;
create index contracts_signed on contracts (signed_at);
