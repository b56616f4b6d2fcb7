-- Contracts that ended because their car was stolen or written off: one row for each, written by the consultant who
-- ended it. What it did to the money stands in the ledger alone. The day is a fact of the contract and stays with it;
-- the request that told of it goes with the account.
create table contract_losses (
  contract_id uuid primary key references contracts (id) on delete cascade,
  request_id uuid references service_requests (id) on delete set null,
  lost_on date not null,
  ended_by uuid references users (id) on delete set null,
  ended_at timestamptz not null
);
create index contract_losses_request on contract_losses (request_id);
create index contract_losses_ended_by on contract_losses (ended_by);
-- While such a request is open, bills that fell due after its day are not dunned.
create index service_requests_thefts on service_requests (contract_id)
  where kind = 'roubo-ou-perda-total' and state <> 'resolvida';
