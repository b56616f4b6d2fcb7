-- Appointments of a contract whose customer was reminded of them on the day before, or booked
-- them on that day. Another day is another appointment.
create table appointment_reminders (
  contract_id uuid not null references contracts (id) on delete cascade,
  kind text not null check (kind in ('entrega', 'devolucao')),
  on_day date not null,
  reminded_at timestamptz not null,
  primary key (contract_id, kind, on_day)
);
