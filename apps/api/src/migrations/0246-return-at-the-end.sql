-- Who asks in time for the return of the end, and finds no room before it, pays for no day up
-- to the next one that has room: that day; null where there was room.
alter table returns add column free_until date;
