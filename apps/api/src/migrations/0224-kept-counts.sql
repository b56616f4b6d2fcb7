-- How many proposals and leads there are, as the lists count them. Each change adds a row
-- with what came (+) or went (-); the sum is the count. Nobody waits for anybody: rows are
-- never changed, and the job `kept-counts` puts those of a key together.
create table proposal_counts (
  dealership_id integer,
  seller_id uuid,
  state text not null,
  origin text not null,
  proposals integer not null
);
create index proposal_counts_dealership on proposal_counts (dealership_id);
create index proposal_counts_seller on proposal_counts (seller_id);

create table lead_counts (
  claimed_by uuid,
  status text not null,
  leads integer not null
);

create function count_proposals() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into proposal_counts
      select dealership_id, seller_id, state, origin, count(*) from after_it group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into proposal_counts
      select dealership_id, seller_id, state, origin, -count(*) from before_it group by 1, 2, 3, 4;
  else
    insert into proposal_counts
      select dealership_id, seller_id, state, origin, sum(n) from (
        select dealership_id, seller_id, state, origin, 1 as n from after_it
        union all select dealership_id, seller_id, state, origin, -1 from before_it) moved
      group by 1, 2, 3, 4 having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger proposals_counted_in after insert on proposals
  referencing new table as after_it for each statement execute function count_proposals();
create trigger proposals_counted_on after update on proposals
  referencing old table as before_it new table as after_it
  for each statement execute function count_proposals();
create trigger proposals_counted_out after delete on proposals
  referencing old table as before_it for each statement execute function count_proposals();

create function count_leads() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into lead_counts select claimed_by, status, count(*) from after_it group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into lead_counts select claimed_by, status, -count(*) from before_it group by 1, 2;
  else
    insert into lead_counts
      select claimed_by, status, sum(n) from (
        select claimed_by, status, 1 as n from after_it
        union all select claimed_by, status, -1 from before_it) moved
      group by 1, 2 having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger leads_counted_in after insert on leads
  referencing new table as after_it for each statement execute function count_leads();
create trigger leads_counted_on after update on leads
  referencing old table as before_it new table as after_it
  for each statement execute function count_leads();
create trigger leads_counted_out after delete on leads
  referencing old table as before_it for each statement execute function count_leads();

-- What is there already. From here to the end nobody writes: the triggers hold the tables.
insert into proposal_counts
  select dealership_id, seller_id, state, origin, count(*) from proposals group by 1, 2, 3, 4;
insert into lead_counts select claimed_by, status, count(*) from leads group by 1, 2;
