-- Only the funnel read simulations so (0240). In a transaction of its own: it waits for all
-- who read the table, and holds nothing meanwhile that they might want.
drop index simulations_dealership;
