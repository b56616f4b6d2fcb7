-- A customer contests all of an item or a part of it, and a consultant credits all, a part or nothing.
alter table charge_disputes
  add column contested_centavos bigint,
  add column credited_centavos bigint;
update charge_disputes set contested_centavos = centavos,
  credited_centavos = case state when 'aceita' then centavos when 'mantida' then 0 end;
alter table charge_disputes
  alter column contested_centavos set not null,
  add check (contested_centavos between 1 and centavos),
  add check (credited_centavos between 0 and centavos),
  add check ((state = 'aberta') = (credited_centavos is null)),
  add check (state <> 'mantida' or credited_centavos = 0),
  add check (state <> 'aceita' or credited_centavos > 0);
