-- A removed simulation can be brought back for a day; then it is forgotten.
alter table simulations add column removed_at timestamptz;
create index simulations_removed on simulations (removed_at) where removed_at is not null;
