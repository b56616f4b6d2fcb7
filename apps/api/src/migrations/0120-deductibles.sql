-- What the customer pays of the insurance's deductible for an accident or a theft: decided once,
-- zero with a reason.
alter table service_requests
  add column deductible_centavos integer check (deductible_centavos >= 0),
  add column deductible_reason text,
  add column deductible_due_on date,
  add check (deductible_centavos is null or deductible_centavos > 0 or deductible_reason is not null),
  add check ((deductible_due_on is not null) = coalesce(deductible_centavos > 0, false));
