-- Who drives beside the customer. A row goes with the customer's account; a job lets it go
-- a year after the driver left or the contract ended.
create table contract_drivers (
  id uuid primary key,
  contract_id uuid not null references contracts (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  cpf text not null check (cpf ~ '^[0-9]{11}$'),
  birthdate date not null,
  cnh text not null check (cnh ~ '^[0-9]{11}$'),
  cnh_category text not null,
  cnh_first_license_date date not null,
  cnh_expiration_date date not null,
  -- picture or PDF of the licence, encrypted in the file store
  file_name text unique,
  media_type text check (media_type in ('image/jpeg', 'application/pdf')),
  -- first and last day as a driver; the first comes with the picture
  starts_on date,
  ends_on date check (ends_on >= starts_on),
  -- when the end of the licence was told
  warned_at timestamptz,
  created_at timestamptz not null,
  check (num_nulls(file_name, media_type, starts_on) in (0, 3))
);
-- Nobody is twice a driver of a contract at once.
create unique index contract_drivers_cpf on contract_drivers (contract_id, cpf) where ends_on is null;
create index contract_drivers_user on contract_drivers (user_id);
create index contract_drivers_expiry on contract_drivers (cnh_expiration_date) where ends_on is null and warned_at is null;
create trigger contract_drivers_doom after delete on contract_drivers
  for each row when (old.file_name is not null) execute function doom_file();
