-- Dealerships around a place are found in a box of degrees before any distance is computed (catalogue/places.ts).
create index dealerships_place on dealerships (latitude, longitude) where active;

-- How many people a version seats. Models of earlier seeds that differ from five seats are named here.
alter table vehicle_versions add column seats integer not null default 5 check (seats between 1 and 9);
update vehicle_versions set seats = 7 where model_slug = 'serrana';
update vehicle_versions set seats = 4 where model_slug = 'lume';
update vehicle_versions set seats = 3 where model_slug = 'mascate';
alter table vehicle_versions alter column seats drop default;
