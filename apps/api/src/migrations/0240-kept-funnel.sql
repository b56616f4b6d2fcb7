-- What the funnel counts besides visits, kept as 0224 keeps the counts of the lists: each
-- change adds a row with what came (+) or went (-), the sum is the count, and the job
-- `kept-counts` puts the rows of a key together. Months are those of São Paulo.
create table funnel_counts (
  month date not null,
  dealership_id integer,
  seller_id uuid,
  origin text not null,
  campaign text,
  step text not null,
  times integer not null
);
create index funnel_counts_dealership on funnel_counts (dealership_id, month)
  include (seller_id, origin, campaign, step, times);
create index funnel_counts_seller on funnel_counts (seller_id, month)
  include (origin, campaign, step, times) where seller_id is not null;

create function sao_paulo_month(instant timestamptz) returns date language sql stable as $$
  select date_trunc('month', instant at time zone 'America/Sao_Paulo')::date
$$;

-- A simulation or a proposal; the argument is the step. Who came by nobody is in no funnel.
create function count_in_funnel() returns trigger language plpgsql as $$
begin
  insert into funnel_counts
  select sao_paulo_month(at), dealership_id, seller_id, origin, campaign, tg_argv[0], n
  from (values
      (old.created_at, old.dealership_id, old.seller_id, old.origin, old.campaign, -1),
      (new.created_at, new.dealership_id, new.seller_id, new.origin, new.campaign, 1)
    ) as one (at, dealership_id, seller_id, origin, campaign, n)
  where dealership_id is not null or seller_id is not null;
  return null;
end $$;

-- Most simulations came by nobody: `when` spares their writers the call.
create trigger funnel_counted_in after insert on simulations for each row
  when (new.dealership_id is not null or new.seller_id is not null)
  execute function count_in_funnel('simulations');
create trigger funnel_counted_on after update on simulations for each row
  when ((old.created_at, old.dealership_id, old.seller_id, old.origin, old.campaign)
    is distinct from (new.created_at, new.dealership_id, new.seller_id, new.origin, new.campaign))
  execute function count_in_funnel('simulations');
create trigger funnel_counted_out after delete on simulations for each row
  when (old.dealership_id is not null or old.seller_id is not null)
  execute function count_in_funnel('simulations');

create trigger funnel_counted_in after insert on proposals for each row
  execute function count_in_funnel('proposals');
create trigger funnel_counted_on after update on proposals for each row
  when ((old.created_at, old.dealership_id, old.seller_id, old.origin, old.campaign)
    is distinct from (new.created_at, new.dealership_id, new.seller_id, new.origin, new.campaign))
  execute function count_in_funnel('proposals');
create trigger funnel_counted_out after delete on proposals for each row
  execute function count_in_funnel('proposals');

-- A contract stands where its proposal does, in the month of its signature, which never
-- changes. `for share` waits for who moves the proposal at the same time.
create function count_contract_in_funnel() returns trigger language plpgsql as $$
begin
  insert into funnel_counts
  select sao_paulo_month(at), dealership_id, seller_id, origin, campaign, 'contracts', n
  from (values (old.proposal_id, old.signed_at, -1), (new.proposal_id, new.signed_at, 1))
    as one (proposal_id, at, n)
  join proposals on proposals.id = one.proposal_id
  where dealership_id is not null or seller_id is not null
  for share of proposals;
  return null;
end $$;
create trigger funnel_counted_in after insert on contracts for each row
  execute function count_contract_in_funnel();
create trigger funnel_counted_out after delete on contracts for each row
  execute function count_contract_in_funnel();

create function move_contract_in_funnel() returns trigger language plpgsql as $$
begin
  insert into funnel_counts
  select sao_paulo_month(signed_at), dealership_id, seller_id, origin, campaign, 'contracts', n
  from contracts, (values
      (old.dealership_id, old.seller_id, old.origin, old.campaign, -1),
      (new.dealership_id, new.seller_id, new.origin, new.campaign, 1)
    ) as one (dealership_id, seller_id, origin, campaign, n)
  where contracts.proposal_id = new.id and (dealership_id is not null or seller_id is not null);
  return null;
end $$;
create trigger funnel_moved after update on proposals for each row
  when ((old.dealership_id, old.seller_id, old.origin, old.campaign)
    is distinct from (new.dealership_id, new.seller_id, new.origin, new.campaign))
  execute function move_contract_in_funnel();

-- What is there already. From here to the end nobody writes: the triggers hold the tables.
insert into funnel_counts
  select sao_paulo_month(at), dealership_id, seller_id, origin, campaign, step, count(*)
  from (
    select 'simulations', created_at, dealership_id, seller_id, origin, campaign from simulations
    union all
    select 'proposals', created_at, dealership_id, seller_id, origin, campaign from proposals
    union all
    select 'contracts', signed_at, dealership_id, seller_id, origin, campaign
    from contracts join proposals on proposals.id = proposal_id
  ) as one (step, at, dealership_id, seller_id, origin, campaign)
  where dealership_id is not null or seller_id is not null
  group by 1, 2, 3, 4, 5, 6;
