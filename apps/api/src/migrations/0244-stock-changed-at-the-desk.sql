-- Consultants of the desk change the stock of a dealership, too.
alter table stock
  drop constraint stock_changed_as_check,
  add constraint stock_changed_as_check check (
    changed_as in ('DEALER', 'CONSULTANT', 'operations', 'signature', 'release')
  );
