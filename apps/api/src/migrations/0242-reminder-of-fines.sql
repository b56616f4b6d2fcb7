-- When the customer was reminded of the last day to name a driver, or to send the paper.
alter table traffic_fines add column reminded_at timestamptz;
