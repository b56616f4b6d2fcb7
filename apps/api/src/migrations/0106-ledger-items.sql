-- What a life with the car can be charged for besides its months: damage, the deductible of the
-- insurance, the car itself at the end, and traffic fines, whose money is passed on and earns nothing.
alter table ledger_postings drop constraint ledger_postings_account_check;
alter table ledger_postings add constraint ledger_postings_account_check check (account in
  ('receivable', 'cash', 'customer-credit', 'refund-due', 'revenue-monthly', 'revenue-once', 'revenue-km',
   'revenue-exit', 'revenue-damage', 'revenue-deductible', 'revenue-sale', 'traffic-fines',
   'fine', 'interest', 'delivery-discount'));
