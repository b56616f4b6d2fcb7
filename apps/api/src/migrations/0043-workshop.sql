-- The weekly hours in which the workshop of a dealership takes cars, and how many in each. A
-- dealership without a row has no workshop. Its closed days are those of its deliveries.
create table workshop_hours (
  dealership_id integer primary key references dealerships (id) on delete cascade,
  weekdays text[] not null check (weekdays <@ '{seg,ter,qua,qui,sex,sab,dom}'::text[]),
  opens_at smallint not null check (opens_at between 0 and 23),
  closes_at smallint not null check (closes_at between 1 and 24),
  -- Zero where the workshop takes no more cars.
  per_hour smallint not null check (per_hour between 0 and 20),
  -- This rises with every change of hours, so that of two people at once one is told.
  revision integer not null,
  check (opens_at < closes_at)
);

-- Visits of a car to a workshop, booked by its customer.
create table workshop_visits (
  id uuid primary key,
  contract_id uuid not null references contracts (id) on delete cascade,
  dealership_id integer not null references dealerships (id),
  reason text not null check (reason in ('revisao', 'reparo')),
  -- The customer's words about the car.
  note text check (length(note) between 1 and 500),
  state text not null check (state in ('marcada', 'realizada', 'faltou', 'desmarcada')),
  slot_on date not null,
  slot_at text not null check (slot_at ~ '^([01][0-9]|2[0-3]):00$'),
  -- The place of its hour that it takes, from 1.
  slot_place smallint not null check (slot_place > 0),
  -- The sides that moved it last and cancelled it; null for what did not happen.
  moved_by text check (moved_by in ('customer', 'dealership')),
  cancelled_by text check (cancelled_by in ('customer', 'dealership')),
  odometer_km integer check (odometer_km between 0 and 999999),
  noted_by uuid references users (id) on delete set null,
  booked_at timestamptz not null,
  updated_at timestamptz not null,
  -- This rises with every change, so that of two people at once one is told.
  revision integer not null,
  check (cancelled_by is null or state = 'desmarcada'),
  check (odometer_km is null or state = 'realizada')
);
-- Two customers can't have the same place of an hour; a cancelled visit leaves its place.
create unique index workshop_visits_slot
  on workshop_visits (dealership_id, slot_on, slot_at, slot_place) where state <> 'desmarcada';
create index workshop_visits_contract on workshop_visits (contract_id, booked_at);
create index workshop_visits_noted_by on workshop_visits (noted_by);
-- The visits of tomorrow are found by this index.
create index workshop_visits_day on workshop_visits (slot_on) where state = 'marcada';
create trigger notes_change after insert or update or delete on workshop_visits for each row
  execute function note_delivery();

-- Rows that stand passed the narrower checks before.
alter table appointment_reminders drop constraint appointment_reminders_kind_check;
alter table appointment_reminders add constraint appointment_reminders_kind_check
  check (kind in ('entrega', 'devolucao', 'oficina')) not valid;
alter table requested_acts drop constraint requested_acts_kind_check;
alter table requested_acts add constraint requested_acts_kind_check
  check (
    kind in (
      'service-request', 'odometer', 'delivery-slot', 'return-slot', 'return-cancelled',
      'workshop-slot', 'workshop-cancelled', 'second-copy', 'address'
    )
  ) not valid;
