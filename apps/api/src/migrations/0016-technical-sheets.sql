-- The technical sheet of a version: sizes, energy, power and equipment, as buyers ask for them.
create table technical_sheets (
  version_id integer primary key references vehicle_versions (id),
  length_mm integer not null check (length_mm between 2500 and 7000),
  width_mm integer not null check (width_mm between 1400 and 2500),
  width_with_mirrors_mm integer not null check (width_with_mirrors_mm between 1500 and 2900),
  height_mm integer not null check (height_mm between 1200 and 3200),
  wheelbase_mm integer not null check (wheelbase_mm between 1800 and 4500),
  ground_clearance_mm integer not null check (ground_clearance_mm between 80 and 400),
  -- The volume for luggage: boot, bed of a pickup or load space of a van.
  boot_litres integer not null check (boot_litres between 50 and 20000),
  payload_kg integer not null check (payload_kg between 150 and 3000),
  -- Consumption in km a litre, as measured for PBE Veicular (Inmetro).
  tank_litres integer check (tank_litres between 20 and 150),
  ethanol_city double precision check (ethanol_city between 3 and 40),
  ethanol_highway double precision check (ethanol_highway between 3 and 40),
  gasoline_city double precision check (gasoline_city between 3 and 40),
  gasoline_highway double precision check (gasoline_highway between 3 and 40),
  -- The range, too, is the one of PBE Veicular.
  battery_kwh double precision check (battery_kwh between 5 and 250),
  range_km integer check (range_km between 50 and 1200),
  -- From empty to full at a wall box of 7 kW.
  home_charge_hours double precision check (home_charge_hours between 0.5 and 40),
  -- From 20 to 80 % at a fast charger; null for a car that has no such socket.
  fast_charge_minutes integer check (fast_charge_minutes between 5 and 300),
  power_cv integer not null check (power_cv between 40 and 1500),
  torque_kgfm double precision not null check (torque_kgfm between 5 and 150),
  zero_to_100_s double precision not null check (zero_to_100_s between 2 and 40),
  airbags integer not null check (airbags between 0 and 20),
  safety text[] not null,
  comfort text[] not null,
  technology text[] not null,
  exterior text[] not null,
  -- Equipment that a buyer may expect and that no car of this version has.
  missing text[] not null,
  -- This rises with every change, so that of two people at once one is told.
  revision integer not null default 1,
  check (width_with_mirrors_mm >= width_mm),
  -- A car is filled up or charged.
  check (
    (num_nonnulls(tank_litres, ethanol_city, ethanol_highway, gasoline_city, gasoline_highway) = 5
      and num_nonnulls(battery_kwh, range_km, home_charge_hours, fast_charge_minutes) = 0)
    or (num_nonnulls(tank_litres, ethanol_city, ethanol_highway, gasoline_city, gasoline_highway) = 0
      and num_nonnulls(battery_kwh, range_km, home_charge_hours) = 3)
  )
);
create trigger moves_edition after insert or update or delete or truncate on technical_sheets
  for each statement execute function move_catalogue_edition();

-- The changes of a technical sheet, with their author and time.
create table technical_sheet_acts (
  id integer primary key generated always as identity,
  version_id integer not null references vehicle_versions (id),
  -- This is null once the colleague's account is gone.
  acted_by uuid references users (id) on delete set null,
  actor_role text not null check (actor_role in ('CONSULTANT', 'operations')),
  at timestamptz not null
);
create index technical_sheet_acts_version on technical_sheet_acts (version_id, id desc);
create index technical_sheet_acts_acted_by on technical_sheet_acts (acted_by);
