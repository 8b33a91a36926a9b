create table event_types (
  host_id uuid not null references hosts (host_id) on delete cascade,
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
  confirm_email boolean not null default false,
  video jsonb,
  -- Either a schedule or its own hours.
  schedule_id uuid,
  custom_hours jsonb,
  -- Where a person's copy came from. No references: that organization is another host.
  given_by uuid,
  given_event_type uuid,
  locked text[],
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (host_id, id),
  check ((schedule_id is null) <> (custom_hours is null)),
  constraint event_types_given check (num_nulls(given_by, given_event_type, locked) in (0, 3)),
  constraint event_types_schedule foreign key (host_id, schedule_id) references schedules (host_id, id)
);
-- The address of a deleted event type is free again.
create unique index event_types_slug on event_types (host_id, slug) where deleted_at is null;
create unique index event_types_given_once on event_types (host_id, given_event_type)
  where deleted_at is null and given_event_type is not null;

-- Tables on lower floors were created before this one.
alter table event_teams add constraint event_teams_event_type
  foreign key (host_id, event_type_id) references event_types (host_id, id) on delete cascade;
alter table pool_turns add constraint pool_turns_event_type
  foreign key (host_id, event_type_id) references event_types (host_id, id) on delete cascade;
