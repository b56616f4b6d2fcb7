-- Bills that fall due from this day on are taken by it: what was late before is its payer's.
alter table payment_recurrences add column charges_from date;
update payment_recurrences set charges_from = (created_at at time zone 'America/Sao_Paulo')::date
  where state = 'aceita';
