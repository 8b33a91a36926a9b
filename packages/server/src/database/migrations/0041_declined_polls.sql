-- Voters who had said that they can come to what a poll became, and cannot after all.
alter table poll_votes add column declined_at timestamptz;
