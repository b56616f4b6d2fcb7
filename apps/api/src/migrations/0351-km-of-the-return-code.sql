-- Km that the inspection read when the customer's code was sent; the code confirms them.
alter table returns
  add column inspected_km integer check (inspected_km between 0 and 999999);
