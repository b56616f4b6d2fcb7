-- Consultants find a customer by the beginnings of words of the name, without accents.
create index users_customer_name on users using gin (to_tsvector('simple', regexp_replace(
  translate(lower(name), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'), '[^a-z0-9]+', ' ', 'g')))
  where role is null;
