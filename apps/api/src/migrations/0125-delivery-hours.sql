-- On which days of the week a dealership hands cars over, and the days on which it doesn't.
alter table dealerships
  add column handover_weekdays text[] not null default '{seg,ter,qua,qui,sex}'
    check (handover_weekdays <@ '{seg,ter,qua,qui,sex,sab,dom}'::text[]),
  -- rises with every change of hours, so that of two people at once one is told
  add column handovers_revision integer not null default 1;

create table dealership_closed_days (
  dealership_id integer not null references dealerships (id) on delete cascade,
  day date not null,
  primary key (dealership_id, day)
);
