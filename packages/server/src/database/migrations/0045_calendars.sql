-- Calendars of connected accounts, as their provider last listed them, and what the host chose.
create table calendars (
  host_id uuid not null,
  connection_id uuid not null,
  id text not null,
  name text not null,
  color text,
  is_primary boolean not null,
  can_write boolean not null,
  can_read boolean not null,
  is_blocking boolean not null,
  is_target boolean not null,
  -- Position up to which changes were read, and the watch by which the provider tells of more.
  cursor text,
  watch_id text,
  watch_resource text,
  watch_until timestamptz,
  -- How long the last reading counts while the calendar cannot be read, and what counts then. Null: until it can be
  -- read again.
  trust_minutes integer,
  when_unread text not null default 'busy' check (when_unread in ('busy', 'free')),
  -- The kinds of events that count as busy, besides those that always do.
  counted text[] not null default '{tentative,out_of_office}',
  primary key (host_id, connection_id, id),
  foreign key (host_id, connection_id) references connections (host_id, id) on delete cascade
);
create unique index calendars_one_target on calendars (host_id) where is_target;

-- When the blocking calendars of a connection are busy, in stretches of four weeks, as last read.
create table calendar_readings (
  host_id uuid not null,
  connection_id uuid not null,
  starts_at timestamptz not null,
  read_at timestamptz not null,
  times jsonb not null,
  primary key (host_id, connection_id, starts_at),
  foreign key (host_id, connection_id) references connections (host_id, id) on delete cascade
);

-- The event that a calendar should have for a booking, and the one that it has.
create table calendar_events (
  host_id uuid not null,
  booking_id uuid not null,
  connection_id uuid not null,
  calendar_id text not null,
  -- The provider's id. Null if it is not known before the event is written.
  event_id text,
  -- The key that `event_id` belongs to. Each person has an event of their own, and another one if they come back.
  -- Null: the key of the booking.
  event_key text,
  -- A first attempt was made, so the event may exist although its id is not known.
  is_tried boolean not null default false,
  sequence integer not null,
  -- Null: the booking is canceled.
  wanted jsonb,
  wanted_start timestamptz,
  wanted_end timestamptz,
  written_sequence integer,
  written_start timestamptz,
  written_end timestamptz,
  -- When writing finished. Earlier readings may still show the event's former time.
  written_at timestamptz,
  primary key (host_id, booking_id),
  foreign key (host_id, connection_id) references connections (host_id, id) on delete cascade
);
create index calendar_events_waiting on calendar_events (host_id, connection_id)
  where written_sequence is distinct from sequence;
create index calendar_events_by_event on calendar_events (host_id, connection_id, event_id);

-- Without a row: the defaults.
create table calendar_choices (
  host_id uuid primary key references hosts (host_id) on delete cascade,
  -- A booking follows its event when that is moved, deleted or declined in a calendar.
  syncs_cancelation boolean not null
);

-- Several hosts may share a calendar: whom it blocks, and whose bookings it gets.
create table calendar_sharers (
  -- A digest of the provider, its account if that matters, and the provider's id for the calendar.
  calendar_key text not null,
  for_host uuid not null,
  is_blocking boolean not null,
  is_target boolean not null,
  primary key (calendar_key, for_host)
);
create index calendar_sharers_host on calendar_sharers (for_host);
