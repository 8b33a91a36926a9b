-- Meetings of people who left, which somebody else is to take.
create table handovers (
  host_id uuid not null,
  booking_id uuid not null,
  -- Who left, and who is to come instead. Null: whose turn it is.
  person uuid not null,
  to_person uuid,
  state text not null check (state in ('waiting', 'done', 'kept')),
  reason text check (reason in ('not_free', 'not_in_team')),
  starts_at timestamptz not null,
  primary key (host_id, booking_id, person),
  foreign key (host_id, booking_id) references bookings (host_id, id) on delete cascade
);
create index handovers_age on handovers (starts_at);
