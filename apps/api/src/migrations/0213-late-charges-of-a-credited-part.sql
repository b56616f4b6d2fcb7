-- Fine and interest of what is taken back go back with it, in proportion, beyond the sum that was named.
alter table charge_disputes
  add column credited_late_centavos bigint not null default 0 check (credited_late_centavos >= 0);
