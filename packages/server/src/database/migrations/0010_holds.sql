alter table event_types add column confirm_email boolean not null default false;

-- When the last of the host's holds ends: who has none is not asked for them.
alter table hosts add column held_until timestamptz;

-- Times kept free until an instant, for offers that are not taken yet. One that has ended counts for nothing, whether it
-- is still here or not.
create table holds (
  host_id uuid not null references hosts (id) on delete cascade,
  id uuid not null,
  -- What they are held for. The times of one offer may overlap each other.
  held_for uuid not null,
  -- Counts towards its limits; null where the offer is none.
  event_type_id uuid,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  buffer_before integer not null,
  buffer_after integer not null,
  expires_at timestamptz not null,
  primary key (host_id, id),
  foreign key (host_id, event_type_id) references event_types (host_id, id),
  -- Behind the lock and the look, as for bookings.
  constraint holds_no_overlap exclude using gist (
    host_id with =,
    held_for with <>,
    tstzrange(starts_at, ends_at, '[)') with &&
  )
);
create index holds_age on holds (expires_at);

-- What is asked for by somebody who has yet to confirm their e-mail address. The booking that comes of it has its id.
create table booking_requests (
  host_id uuid not null references hosts (id) on delete cascade,
  id uuid not null,
  event_type_id uuid not null,
  email_key text not null, -- lower case
  request jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  -- Of whom it is counted among the holds, as a digest; null of nobody in particular.
  counted_for text,
  key_hash bytea,
  request_hash bytea,
  tries integer not null default 0,
  mails integer not null default 1,
  mailed_at timestamptz not null,
  primary key (host_id, id),
  foreign key (host_id, event_type_id) references event_types (host_id, id),
  check ((key_hash is null) = (request_hash is null))
);
-- One hold for one person and event type.
create unique index booking_requests_of_person on booking_requests (host_id, event_type_id, email_key);
create unique index booking_requests_by_key on booking_requests (host_id, key_hash) where key_hash is not null;
create index booking_requests_age on booking_requests (expires_at);
