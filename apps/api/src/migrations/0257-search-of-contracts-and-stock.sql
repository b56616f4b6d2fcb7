-- `C-2611-0487` is found as the number of a proposal is, without a code.
create index contracts_words on contracts using gin (words_of_proposal(number, ''));
create index contracts_newest on contracts (signed_at desc, id desc);

-- People read the end of a chassis, so each one of four letters or more is a word.
create function words_of_chassis(chassis text) returns tsvector language sql immutable as $$
  select array_to_tsvector(array(
    select substr(lower(chassis), begins) from generate_series(1, length(chassis) - 3) begins))
$$;
create index cars_chassis_words on cars using gin (words_of_chassis(chassis));
