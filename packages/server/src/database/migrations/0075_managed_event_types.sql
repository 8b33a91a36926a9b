-- To whom an organization gives an event type, and what they cannot change.
create table managed_event_types (
  host_id uuid not null,
  event_type_id uuid not null,
  locked text[] not null,
  -- Members who are not named get it too.
  everybody boolean not null,
  -- Named members: whether they get it, and at which address.
  people jsonb not null,
  primary key (host_id, event_type_id),
  constraint managed_event_types_event_type foreign key (host_id, event_type_id)
    references event_types (host_id, id) on delete cascade
);

-- Where a person's copy came from. No references: that organization is another host.
alter table event_types
  add column given_by uuid,
  add column given_event_type uuid,
  add column locked text[],
  add constraint event_types_given check (num_nulls(given_by, given_event_type, locked) in (0, 3));

create unique index event_types_given_once on event_types (host_id, given_event_type)
  where deleted_at is null and given_event_type is not null;
