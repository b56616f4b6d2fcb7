-- Whatever is posted to the ledger of a contract is told to its customer, whose open payments
-- page would else go on saying that nothing is due. The ledger only grows.
create trigger notes_change after insert on ledger_transactions for each row
  execute function note_payment();
