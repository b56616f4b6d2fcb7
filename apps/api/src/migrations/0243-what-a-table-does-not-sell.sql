-- A table without a price for a color or an add-on doesn't sell it.
alter table extra_prices alter column centavos drop not null;
