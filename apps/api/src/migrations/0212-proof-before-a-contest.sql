-- Proof is chosen while a contest is written: until that is sent, a file belongs to its customer alone.
-- What no contest took goes after a day.
alter table dispute_files alter column dispute_id drop not null;
create index dispute_files_unsent on dispute_files (created_at) where dispute_id is null;
