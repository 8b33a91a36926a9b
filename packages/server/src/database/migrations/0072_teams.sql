-- Who of an organization takes the meetings of an event type. The row is also the lock of its pools' turns.
create table event_teams (
  host_id uuid not null,
  event_type_id uuid not null,
  -- Null: everybody, in one pool.
  team jsonb,
  primary key (host_id, event_type_id),
  constraint event_teams_event_type foreign key (host_id, event_type_id)
    references event_types (host_id, id) on delete cascade
);

-- What each person of a pool had in a period. It is a fraction where they began level with the others.
create table pool_turns (
  host_id uuid not null,
  event_type_id uuid not null,
  pool_id text not null,
  -- The first date of the period.
  period text not null check (period ~ '^\d{4}-\d\d-01$'),
  -- The person's own host.
  person uuid not null,
  meetings double precision not null,
  last_booked_at timestamptz,
  primary key (host_id, event_type_id, pool_id, period, person),
  constraint pool_turns_event_type foreign key (host_id, event_type_id)
    references event_types (host_id, id) on delete cascade
);

-- Whose turn it was. The owner's row has the turns of all.
alter table bookings add column turns jsonb not null default '[]';
