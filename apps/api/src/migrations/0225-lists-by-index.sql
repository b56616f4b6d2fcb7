-- What the lists search and count is found by index, however much is stored.

-- Also of staff who are customers: whoever sent a proposal is found by name.
drop index users_customer_name;
create index users_customer_name on users using gin (to_tsvector('simple', regexp_replace(
  translate(lower(name), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'), '[^a-z0-9]+', ' ', 'g')));

-- `P-2611-0487` is found by p26110487, 26110487, 0487 and 487; `RD-7K2M-48` by rd7k2m48 and 7k2m48.
create function words_of_proposal(number text, code text) returns tsvector language sql immutable as $$
  select array_to_tsvector(array_remove(array[
    regexp_replace(lower(number), '[^a-z0-9]', '', 'g'), regexp_replace(number, '[^0-9]', '', 'g'),
    regexp_replace(lower(number), '^.*-', ''), regexp_replace(lower(number), '^.*-0*', ''),
    regexp_replace(lower(code), '[^a-z0-9]', '', 'g'), regexp_replace(lower(code), '^[^-]*-|-', '', 'g')], ''))
$$;
create index proposals_words on proposals using gin (words_of_proposal(number, simulation_code));

-- Words of the name, the e-mail and what stands before its @, and a phone with and without
-- its area and first 9, or its last four.
create function words_of_lead(name text, email text, cellphone text) returns tsvector language sql immutable as $$
  select array_to_tsvector(array_remove(
    string_to_array(regexp_replace(translate(lower(name || ' ' || split_part(coalesce(email, ''), '@', 1)),
      'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'), '[^a-z0-9]+', ' ', 'g'), ' ')
    || regexp_replace(lower(coalesce(email, '')), '[^a-z0-9]', '', 'g')
    || array[cellphone, substr(cellphone, 3), right(cellphone, 8), right(cellphone, 4)], ''))
$$;
create index leads_words on leads using gin (words_of_lead(name, email, cellphone));

-- In the order of the lists, with what they count.
drop index proposals_newest;
drop index proposals_dealership;
drop index proposals_seller;
drop index proposals_state;
create index proposals_newest on proposals (created_at desc, id desc) include (state, origin);
create index proposals_dealership on proposals (dealership_id, created_at desc, id desc)
  include (state, origin, seller_id, campaign);
create index proposals_seller on proposals (seller_id, created_at desc, id desc)
  include (state, origin, dealership_id, campaign);
create index proposals_state on proposals (state, created_at desc, id desc);

-- The funnel of a dealership or a seller.
drop index simulations_dealership;
drop index simulations_seller;
create index simulations_dealership on simulations (dealership_id, created_at)
  include (origin, seller_id, campaign) where dealership_id is not null;
create index simulations_seller on simulations (seller_id, created_at)
  include (origin, campaign) where seller_id is not null;
