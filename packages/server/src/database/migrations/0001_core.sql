-- Every row of a host carries host_id and keys begin with it, so that the tables can be distributed by it.

create extension if not exists btree_gist;

create table secrets (
  name text primary key,
  value bytea not null
);

create table hosts (
  id uuid primary key,
  email text not null,
  email_key text not null unique, -- lower case
  password_hash text not null,
  name text not null,
  link text not null unique,
  phone text,
  time_zone text not null,
  language text not null,
  week_start text not null default 'mon',
  time_format text not null default '24h',
  welcome_message text not null default '',
  avatar text,
  logo text,
  colours jsonb not null default '{}',
  verified_at timestamptz,
  verification_hash bytea,
  account_type text not null default 'prime',
  plan_type text not null default 'entry_trial',
  lifetime boolean not null default false,
  quantity integer not null default 1,
  quantity_minutes integer not null default 0,
  event_numbers integer,
  trial_end timestamptz,
  custom_domain text,
  created_at timestamptz not null
);

create table sessions (
  token_hash bytea primary key,
  host_id uuid not null references hosts (id) on delete cascade,
  device_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_host on sessions (host_id);

-- Attempts per key and period; losing them in a crash is harmless.
create unlogged table attempts (
  key bytea not null,
  period_start timestamptz not null,
  count integer not null,
  primary key (key, period_start)
);

create table schedules (
  host_id uuid not null references hosts (id) on delete cascade,
  id uuid not null,
  name text not null,
  is_default boolean not null,
  time_zone text not null,
  weekly jsonb not null,
  overrides jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (host_id, id)
);
create unique index schedules_one_default on schedules (host_id) where is_default;

create table event_types (
  host_id uuid not null references hosts (id) on delete cascade,
  id uuid not null,
  slug text not null,
  name text not null,
  description text not null,
  is_on boolean not null,
  position integer not null,
  duration integer not null,
  increment integer not null,
  buffer_before integer not null,
  buffer_after integer not null,
  minimum_notice integer not null,
  reschedule_notice integer not null,
  cancel_notice integer not null,
  booking_window jsonb not null,
  limits jsonb not null,
  locations jsonb not null,
  questions jsonb not null,
  reminders jsonb not null,
  confirmation jsonb not null,
  allow_guests boolean not null,
  video jsonb,
  -- Either a schedule or hours of its own.
  schedule_id uuid,
  custom_hours jsonb,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (host_id, id),
  constraint event_types_schedule foreign key (host_id, schedule_id) references schedules (host_id, id),
  check ((schedule_id is null) <> (custom_hours is null))
);
-- The address of a deleted event type is free again.
create unique index event_types_slug on event_types (host_id, slug) where deleted_at is null;

create table bookings (
  host_id uuid not null references hosts (id) on delete cascade,
  id uuid not null,
  event_type_id uuid not null,
  status text not null check (status in ('scheduled', 'canceled')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  buffer_before integer not null,
  buffer_after integer not null,
  event_name text not null,
  location jsonb not null,
  invitee_name text not null,
  invitee_email text not null,
  invitee_time_zone text not null,
  invitee_language text not null,
  guests jsonb not null,
  answers jsonb not null,
  tracking jsonb not null,
  -- Grows with each change; the SEQUENCE of the calendar invitation.
  sequence integer not null default 0,
  former_start timestamptz,
  reschedule_reason text,
  rescheduled_by text check (rescheduled_by in ('host', 'invitee')),
  cancel_reason text,
  canceled_by text check (canceled_by in ('host', 'invitee')),
  -- Why it was allowed: the schedule's version, which calendars were read and when.
  allowed_by jsonb not null,
  booked_at timestamptz not null,
  primary key (host_id, id),
  foreign key (host_id, event_type_id) references event_types (host_id, id),
  -- Behind the lock and the look: two confirmed meetings of a host never overlap, whatever the code does.
  constraint bookings_no_overlap exclude using gist (
    host_id with =,
    tstzrange(starts_at, ends_at, '[)') with &&
  ) where (status = 'scheduled')
);
create index bookings_by_start on bookings (host_id, starts_at, id);
create index bookings_of_event_type on bookings (host_id, event_type_id, starts_at);

-- A repeated request finds what the first one made. Answers are presented anew, so nothing personal is kept here.
create table idempotency_keys (
  host_id uuid not null references hosts (id) on delete cascade,
  key_hash bytea not null,
  request_hash bytea not null,
  booking_id uuid not null,
  created_at timestamptz not null,
  primary key (host_id, key_hash)
);
create index idempotency_keys_age on idempotency_keys (created_at);
