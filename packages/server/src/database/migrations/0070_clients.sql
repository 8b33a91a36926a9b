-- People whom a host asks for their free times.
create table clients (
  host_id uuid not null references hosts (host_id) on delete cascade,
  id uuid not null,
  name text not null,
  email text,
  topic text not null,
  duration integer not null,
  location jsonb not null,
  state text not null check (state in ('asked', 'connected', 'met', 'declined', 'taken_back', 'ended')),
  -- Of the links that are valid, the newest first. Only hashes.
  key_hashes bytea[] not null,
  asked_at timestamptz not null,
  -- When the link ends if nobody answers.
  ends_at timestamptz not null,
  answered_at timestamptz,
  -- The host that has their connection.
  client_host uuid,
  time_zone text,
  deleted_at timestamptz,
  primary key (host_id, id)
);

alter table bookings
  drop constraint bookings_origin_kind_check,
  add constraint bookings_origin_kind_check check (origin_kind in ('event_type', 'one_off', 'poll', 'host', 'client'));
alter table holds
  drop constraint holds_origin_kind_check,
  add constraint holds_origin_kind_check check (origin_kind in ('event_type', 'one_off', 'poll', 'host', 'client'));
alter table booking_requests
  drop constraint booking_requests_origin_kind_check,
  add constraint booking_requests_origin_kind_check check (origin_kind in ('event_type', 'one_off', 'poll', 'host', 'client'));
