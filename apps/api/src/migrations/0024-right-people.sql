-- The right `people`: a consultant looks after the accounts of consultants and dealers. Rows
-- that stand passed the narrower check before.
alter table users drop constraint users_rights_check;
alter table users add constraint users_rights_check
  check (rights <@ array['analysis', 'leads', 'desk', 'audit', 'people']) not valid;
