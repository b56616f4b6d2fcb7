-- A file without an answer of the malware scanner goes behind those that were tried longer ago.
-- This is null until the job has asked: the upload asked at created_at.
alter table documents add column last_scan_at timestamptz;
