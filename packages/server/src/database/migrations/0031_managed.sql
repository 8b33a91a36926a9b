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
