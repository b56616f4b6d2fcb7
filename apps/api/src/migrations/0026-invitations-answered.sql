-- A declined invitation leaves the prepared cart with its seller, who reads when it was declined
-- until the next one is made. A cart that was accepted remembers the hash of its invitation, so
-- that whoever scans the code again reads that it was answered.
alter table shared_carts
  add column declined_at timestamptz,
  add column accepted_code_hash text;
