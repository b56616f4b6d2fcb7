-- A PIN of its own purpose signs a contract.
alter table pins drop constraint pins_purpose_check;
alter table pins add constraint pins_purpose_check
  check (purpose in ('mfa', 'email', 'email-change', 'handover', 'contract'));

-- A file is a contract when its hash is one of these; a contract that goes takes its file along.
create unique index contracts_file_hash on contracts (file_hash) where file_hash is not null;
create trigger contracts_doom after delete on contracts
  for each row when (old.file_name is not null) execute function doom_file();
