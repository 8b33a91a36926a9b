-- When a connection is looked after next (null: its owner has to say yes again), how many looks in a row failed, and what its
-- provider was asked of late.
alter table connections
  add column look_at timestamptz,
  add column failures integer not null default 0,
  add column last_calls jsonb not null default '[]';
update connections set look_at = now() where health = 'working';
create index connections_by_look on connections (look_at);

-- Up to where changes of a calendar were read, and by which watch its provider tells of more.
alter table calendars
  add column cursor text,
  add column watch_id text,
  add column watch_resource text,
  add column watch_until timestamptz;

-- What its provider calls the event of a booking. Null: not known before it is written.
alter table calendar_events add column event_id text;
update calendar_events set event_id = replace(booking_id::text, '-', '');
create index calendar_events_by_event on calendar_events (host_id, connection_id, event_id);

-- Absent: as everybody begins.
create table calendar_choices (
  host_id uuid primary key references hosts (host_id) on delete cascade,
  -- A booking whose event is moved, deleted or declined in a calendar follows.
  syncs_cancelation boolean not null
);

-- Read anew, with the calendar in which each time is.
delete from calendar_readings;
