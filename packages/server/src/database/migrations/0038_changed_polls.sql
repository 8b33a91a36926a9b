-- Options that come and go after people have voted, each by the revision in which it did. What was taken away is kept:
-- voters are told of it, and its number never means another time.
alter table poll_options add column added_in integer, add column removed_in integer;

-- As of which revision a voter knows the options, and when they were last told.
alter table poll_votes add column known_revision integer not null default 0, add column told_at timestamptz;
update poll_votes v set known_revision = p.revision
from polls p where p.host_id = v.host_id and p.id = v.poll_id;
alter table poll_votes alter column known_revision drop default;

-- Who wants no more mails about a poll.
create table poll_mail_stops (
  host_id uuid not null,
  poll_id uuid not null,
  email_key text not null,
  stopped_at timestamptz not null,
  primary key (host_id, poll_id, email_key),
  foreign key (host_id, poll_id) references polls (host_id, id) on delete cascade
);
