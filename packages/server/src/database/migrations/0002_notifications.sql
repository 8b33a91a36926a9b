-- One row per mail that follows from an event. The key makes a repeat of the event send nothing twice.
create table deliveries (
  host_id uuid not null references hosts (id) on delete cascade,
  -- The event of the booking or of the account; a reminder has that of the change which planned it.
  event_id uuid not null,
  recipient text not null,
  kind text not null,
  booking_id uuid,
  attempts integer not null default 1,
  claimed_at timestamptz not null,
  sent_at timestamptz,
  refused_at timestamptz,
  last_error text,
  primary key (host_id, event_id, recipient, kind)
);
create index deliveries_of_booking on deliveries (host_id, booking_id);

-- What the embedded catcher took where no SMTP server is configured. It belongs to no host: it is what a mail
-- server outside would have got.
create table caught_mails (
  id bigint generated always as identity primary key,
  received_at timestamptz not null,
  sender text not null,
  recipients text[] not null,
  raw bytea not null
);
create index caught_mails_by_recipient on caught_mails using gin (recipients);
