-- Fingerprints of the keys that files, waiting mails and secrets of authenticator apps of
-- this database may be encrypted with. An API that lacks one of them does not start.
create table file_keys (
  fingerprint text primary key check (fingerprint ~ '^[0-9a-f]{16}$'),
  noted_at timestamptz not null
);
