-- Rates of a dealership's commission. Each holds for contracts that are signed from its day on;
-- of two for one day the later row counts.
create table commission_rates (
  id bigint generated always as identity primary key,
  dealership_id integer not null references dealerships (id),
  -- Hundredths of a percent.
  rate_hundredths integer not null check (rate_hundredths between 0 and 3000),
  holds_from date not null,
  -- This is null once the consultant's account is gone.
  set_by uuid references users (id) on delete set null,
  set_at timestamptz not null,
  -- A contract that was signed keeps the rate of its day.
  check (holds_from > (set_at at time zone 'America/Sao_Paulo')::date)
);
create index commission_rates_dealership on commission_rates (dealership_id, holds_from, id);
create index commission_rates_set_by on commission_rates (set_by);

-- Rates are appended.
create function refuse_rate_change() returns trigger language plpgsql as $$
begin
  raise exception 'A commission rate is never changed: add one';
end $$;
create trigger commission_rates_kept before update of dealership_id, rate_hundredths, holds_from, set_at or delete
  on commission_rates for each row execute function refuse_rate_change();
