-- One row for each host of a booking, under the same id. It stores its terms, so later changes of the origin do not
-- matter.
create table bookings (
  host_id uuid not null references hosts (host_id) on delete cascade,
  id uuid not null,
  -- All hosts. The booking belongs to the first.
  host_ids uuid[] not null,
  -- A booking may belong to somebody whose time it does not take. Such rows may overlap.
  takes_time boolean not null default true,
  -- Who was one of the hosts before somebody else took it. Their rows stay, canceled.
  former_ids uuid[] not null default '{}',
  origin_kind text not null check (origin_kind in ('event_type', 'one_off', 'poll', 'host', 'client')),
  origin_id uuid not null,
  status text not null check (status in ('scheduled', 'canceled')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The date of a meeting for a whole day. It is the same for everybody. Null: the meeting has a time.
  on_date text check (on_date ~ '^\d{4}-\d\d-\d\d$'),
  buffer_before integer not null,
  buffer_after integer not null,
  reschedule_notice integer not null,
  cancel_notice integer not null,
  event_name text not null,
  location jsonb not null,
  reminders jsonb not null,
  invitee_name text not null,
  invitee_email text not null,
  invitee_time_zone text not null,
  invitee_language text not null,
  guests jsonb not null,
  -- Time zones and languages of the invitee and guests who chose them, by address.
  readers jsonb not null default '[]',
  -- How the poll that became this meeting ended. Null: the invitee booked it.
  decided_by text check (decided_by in ('host', 'agreement', 'deadline')),
  -- Addresses of the invitee and guests who declined.
  declined jsonb not null default '[]',
  answers jsonb not null,
  tracking jsonb not null,
  -- Grows with each change: the SEQUENCE of the calendar invitation.
  sequence integer not null default 0,
  former_start timestamptz,
  reschedule_reason text,
  rescheduled_by text check (rescheduled_by in ('host', 'invitee')),
  -- Who of the hosts' side did it last, as their own host, also if they act for an organization.
  rescheduled_by_person uuid,
  cancel_reason text,
  canceled_by text check (canceled_by in ('host', 'invitee')),
  canceled_by_person uuid,
  -- Why it was allowed: the schedule's version, the rules, which calendars were read and when.
  receipt jsonb not null,
  -- Whose turn it was. The owner's row has the turns of all.
  turns jsonb not null default '[]',
  booked_at timestamptz not null,
  -- Who did not come, and whether it therefore counts for nobody's turn.
  no_show text check (no_show in ('invitee', 'host')),
  no_show_uncounted boolean not null default false,
  -- When the invitee asked us to delete their data, and when it was deleted, for this or because the host keeps it no
  -- longer.
  erasure_asked_at timestamptz,
  erased_at timestamptz,
  primary key (host_id, id),
  check (ends_at > starts_at),
  -- Behind the lock and the check: two confirmed meetings never take the same time of a host, whatever the code does.
  constraint bookings_no_overlap exclude using gist (
    host_id with =,
    tstzrange(starts_at, ends_at, '[)') with &&
  ) where (status = 'scheduled' and takes_time)
);
create index bookings_by_start on bookings (host_id, starts_at, id);
create index bookings_of_origin on bookings (host_id, origin_id, ends_at);
create index bookings_to_erase on bookings (host_id, ends_at) where erased_at is null;

-- A booking request whose invitee must confirm their email address. The booking gets the same id.
create table booking_requests (
  host_id uuid not null references hosts (host_id) on delete cascade,
  id uuid not null,
  host_ids uuid[] not null,
  origin_kind text not null check (origin_kind in ('event_type', 'one_off', 'poll', 'host', 'client')),
  origin_id uuid not null,
  email_key text not null, -- lower case
  request jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  -- Whose holds it counts among, as a digest. Null: nobody's.
  counted_for text,
  key_hash bytea,
  request_hash bytea,
  tries integer not null default 0,
  mails integer not null default 1,
  mailed_at timestamptz not null,
  primary key (host_id, id),
  check ((key_hash is null) = (request_hash is null))
);
create unique index booking_requests_by_key on booking_requests (host_id, key_hash) where key_hash is not null;
create index booking_requests_age on booking_requests (expires_at);
-- One hold for one person and offer.
create unique index booking_requests_of_person on booking_requests (host_id, origin_id, email_key);
