-- The picture of the panel that a customer adds to the reading of a day. A second one takes the
-- place of the first.
create table odometer_photos (
  id uuid primary key,
  contract_id uuid not null references contracts (id) on delete cascade,
  on_day date not null,
  file_name text not null unique,
  size_bytes integer not null check (size_bytes > 0),
  created_at timestamptz not null,
  unique (contract_id, on_day),
  foreign key (contract_id, on_day) references odometer_readings (contract_id, on_day)
    on delete cascade
);
create trigger odometer_photos_doom after delete on odometer_photos
  for each row execute function doom_file();
