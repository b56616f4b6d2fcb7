-- Pictures that a customer takes at home before the return, and the damage of the contract's wear
-- table that the customer sees in them. The inspection answers each that names a damage: with a
-- damage of its own, which confirms or corrects it, or with a reason why nothing is charged.
create table return_home_photos (
  id uuid primary key,
  contract_id uuid not null references contracts (id) on delete cascade,
  file_name text not null unique,
  size_bytes integer not null check (size_bytes > 0),
  created_at timestamptz not null,
  wear_row text,
  quantity smallint check (quantity > 0),
  damage_id uuid references return_damages (id) on delete set null,
  -- Why the inspection says something else.
  reason text check (length(reason) between 10 and 500),
  answered_at timestamptz,
  check ((wear_row is null) = (quantity is null)),
  check (damage_id is null or answered_at is not null)
);
create index return_home_photos_contract on return_home_photos (contract_id, created_at);
create index return_home_photos_damage on return_home_photos (damage_id);
create trigger return_home_photos_doom after delete on return_home_photos
  for each row execute function doom_file();
create trigger notes_change after insert or update or delete on return_home_photos for each row
  execute function note_part_of_return();
