-- One row per mail that follows from an event. The key makes a repeat of the event send nothing twice.
create table deliveries (
  host_id uuid not null references hosts (host_id) on delete cascade,
  -- The event of the booking or of the account. A reminder has the event of the change that planned it.
  event_id uuid not null,
  -- A digest, another one for each host: it must be recognized, not read.
  recipient bytea not null,
  kind text not null,
  booking_id uuid,
  attempts integer not null default 1,
  claimed_at timestamptz not null,
  sent_at timestamptz,
  refused_at timestamptz,
  last_error text,
  primary key (host_id, event_id, recipient, kind)
);
create index deliveries_of_booking on deliveries (host_id, booking_id);

-- One row per reader of a booking's mails: what they were last told, and whether they want to be told more. One
-- attempt at a time holds it: with however many workers, one mail goes out and the next waits.
create table mail_readers (
  host_id uuid not null,
  booking_id uuid not null,
  audience text not null check (audience in ('host', 'invitee', 'guest')),
  recipient bytea not null, -- a digest, as in deliveries
  claimed_at timestamptz not null default 'epoch',
  -- Null: nothing yet.
  told jsonb,
  -- False while that mail is being sent, and for good if a process died while sending it.
  is_sure boolean not null default false,
  -- When the last mail went to them, reminders included.
  mailed_at timestamptz,
  -- Null: they have not said.
  wants boolean,
  -- When the first change was postponed that they have not been told of, because more changes may follow.
  waits_since timestamptz,
  primary key (host_id, booking_id, audience, recipient),
  foreign key (host_id, booking_id) references bookings (host_id, id) on delete cascade
);

-- Mailboxes that want no mails about meetings with a host. The key is a hash that only this server can make.
create table mail_stops (
  host_id uuid not null references hosts (host_id) on delete cascade,
  mailbox_key bytea not null,
  stopped_at timestamptz not null,
  primary key (host_id, mailbox_key)
);

-- Mailboxes that want no mails from this server. They belong to no host.
create table mail_stops_everywhere (
  mailbox_key bytea primary key,
  stopped_at timestamptz not null
);

-- Mails to people who never wrote to the host: those that were sent on a day in UTC, and those that had to wait for
-- the next one.
create table stranger_mails (
  host_id uuid not null references hosts (host_id) on delete cascade,
  day date not null,
  mail_id uuid not null,
  -- A hash that only this server can make.
  mailbox_key bytea not null,
  -- Self: mails that ask whoever wants to book whether the address is theirs.
  cause text not null check (cause in ('host', 'visitor', 'self')),
  is_held boolean not null,
  primary key (host_id, day, mail_id)
);

-- Kinds of mails that hosts turned off.
create table muted_mails (
  host_id uuid not null references hosts (host_id) on delete cascade,
  kind text not null,
  primary key (host_id, kind)
);

-- How often hosts want a mail about the same lead. Without a row: once a day.
create table watched_mails (
  host_id uuid primary key references hosts (host_id) on delete cascade,
  pace text not null check (pace in ('hourly', 'daily', 'once'))
);
