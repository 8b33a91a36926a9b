-- Who of an organization takes the meetings of an event type. The row is also the lock of its pools' turns.
create table event_teams (
  host_id uuid not null,
  event_type_id uuid not null,
  -- Null: everybody, in one pool.
  team jsonb,
  primary key (host_id, event_type_id)
);

-- What each person of a pool had in a period.
create table pool_turns (
  host_id uuid not null,
  event_type_id uuid not null,
  pool_id text not null,
  -- The first date of the period.
  period text not null check (period ~ '^\d{4}-\d\d-01$'),
  -- The person's own host.
  person uuid not null,
  -- A fraction if they began level with the others.
  meetings double precision not null,
  last_booked_at timestamptz,
  primary key (host_id, event_type_id, pool_id, period, person)
);
