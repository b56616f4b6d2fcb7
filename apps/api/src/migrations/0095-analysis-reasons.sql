-- Why a decision was taken, by codes of the catalogue (libs/api-contract/src/analysis-reasons.ts); `reason` is what somebody wrote beside them.
alter table proposal_events add column reason_codes text[] not null default '{}';
