-- Files that go out with a mail, encrypted by the API. They leave with the row of their mail: sent, erased or given up.
create table outbox_attachments (
  outbox_id bigint not null references outbox (id) on delete cascade,
  position integer not null,
  name text not null,
  media_type text not null,
  sealed bytea not null,
  primary key (outbox_id, position)
);
-- What is encrypted does not get smaller by compression.
alter table outbox_attachments alter column sealed set storage external;
