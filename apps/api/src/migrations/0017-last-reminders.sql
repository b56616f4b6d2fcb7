-- outside a transaction
create index concurrently if not exists payment_reminders_last on payment_reminders (due_on, contract_id)
  where step = 'ultima';
