-- Times that are being voted on.
create table polls (
  host_id uuid not null references hosts (host_id) on delete cascade,
  id uuid not null,
  slug text not null,
  name text not null,
  description text not null,
  duration integer not null check (duration > 0),
  locations jsonb not null,
  time_zone text not null,
  is_all_day boolean not null,
  questions jsonb not null,
  hides_names boolean not null,
  hides_votes boolean not null,
  notifies_participants boolean not null,
  notifies_host boolean not null,
  holds_times boolean not null,
  ending text not null check (ending in ('host', 'agreement', 'deadline')),
  deadline timestamptz,
  last_slot timestamptz not null,
  -- Grows with each vote and each change.
  revision integer not null,
  booking_id uuid,
  final_start timestamptz,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (host_id, id)
);
create unique index polls_slug on polls (host_id, slug);
create index polls_age on polls (last_slot);

-- With the number of each answer, so that no page has to count thousands of votes.
create table poll_options (
  host_id uuid not null,
  poll_id uuid not null,
  id integer not null,
  starts_at timestamptz not null,
  capacity integer,
  yes integer not null,
  if_need_be integer not null,
  no integer not null,
  -- How many of those were proved.
  proved_yes integer not null default 0,
  proved_if_need_be integer not null default 0,
  proved_no integer not null default 0,
  -- The revisions that added and removed it. A removed option stays: voters are told of it, and its number never
  -- means another time. Null: it was there from the beginning, or is still there.
  added_in integer,
  removed_in integer,
  primary key (host_id, poll_id, id),
  foreign key (host_id, poll_id) references polls (host_id, id) on delete cascade
);

create table poll_votes (
  host_id uuid not null,
  id uuid not null,
  poll_id uuid not null,
  name text not null,
  email text not null,
  email_key text not null, -- lower case
  time_zone text not null,
  locale text not null,
  -- By the id of the option.
  choices jsonb not null,
  answers jsonb not null,
  voted_at timestamptz not null,
  -- The revision of the options that the voter knows, and when they were last told.
  known_revision integer not null,
  told_at timestamptz,
  -- When they declined the final meeting.
  declined_at timestamptz,
  -- The generation of the newest link that was opened: earlier links do nothing. 0: no mailed link was opened.
  generation integer not null default 0,
  -- When the owner of the mailbox confirmed the vote. Null: unproved.
  proved_at timestamptz,
  primary key (host_id, id),
  foreign key (host_id, poll_id) references polls (host_id, id) on delete cascade
);
create unique index poll_votes_of_person on poll_votes (host_id, poll_id, email_key);
create index poll_votes_newest on poll_votes (host_id, poll_id, voted_at desc);

-- Who was asked to vote.
create table poll_people (
  host_id uuid not null,
  id uuid not null,
  poll_id uuid not null,
  email text not null,
  email_key text not null,
  is_required boolean not null,
  reminded_at timestamptz,
  primary key (host_id, id),
  foreign key (host_id, poll_id) references polls (host_id, id) on delete cascade
);
create unique index poll_people_of_poll on poll_people (host_id, poll_id, email_key);

create table poll_comments (
  host_id uuid not null,
  id uuid not null,
  poll_id uuid not null,
  name text not null,
  text text not null,
  written_at timestamptz not null,
  primary key (host_id, id),
  foreign key (host_id, poll_id) references polls (host_id, id) on delete cascade
);
create index poll_comments_newest on poll_comments (host_id, poll_id, written_at desc);

-- Who stopped mails about a poll.
create table poll_mail_stops (
  host_id uuid not null,
  poll_id uuid not null,
  email_key text not null,
  stopped_at timestamptz not null,
  primary key (host_id, poll_id, email_key),
  foreign key (host_id, poll_id) references polls (host_id, id) on delete cascade
);
