-- Links that change a vote carry the generation; those of an earlier one do nothing any more.
alter table poll_votes add column generation integer not null default 0;
-- When whoever has the mailbox said so. Null: nobody has proved yet whose vote it is.
alter table poll_votes add column proved_at timestamptz;
-- How often each answer was said by whoever has proved that.
alter table poll_options add column proved_yes integer not null default 0;
alter table poll_options add column proved_if_need_be integer not null default 0;
alter table poll_options add column proved_no integer not null default 0;

-- What was said before counts as it did.
update poll_votes set proved_at = voted_at;
update poll_options set proved_yes = yes, proved_if_need_be = if_need_be, proved_no = no;
