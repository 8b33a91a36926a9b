-- A time that is kept free until somebody books it, or it expires. An expired one counts for nothing, whether it is
-- still here or not.
create table holds (
  host_id uuid not null references hosts (host_id) on delete cascade,
  id uuid not null,
  -- The id of what it is held for. Holds for the same thing may overlap each other.
  held_for uuid not null,
  origin_kind text not null check (origin_kind in ('event_type', 'one_off', 'poll', 'host', 'client')),
  origin_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  buffer_before integer not null,
  buffer_after integer not null,
  expires_at timestamptz not null,
  primary key (host_id, id),
  check (ends_at > starts_at),
  -- As for bookings, whatever the code does.
  constraint holds_no_overlap exclude using gist (
    host_id with =,
    held_for with <>,
    tstzrange(starts_at, ends_at, '[)') with &&
  )
);
create index holds_age on holds (expires_at);
