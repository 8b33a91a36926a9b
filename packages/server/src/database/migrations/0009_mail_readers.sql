-- One row per reader of a booking's mails: what they were last told, and whether they want to be told more. One attempt
-- at a time holds it, so that however many workers there are, one mail goes out and the next waits.
create table mail_readers (
  host_id uuid not null,
  booking_id uuid not null,
  audience text not null check (audience in ('host', 'invitee', 'guest')),
  recipient text not null, -- lower case
  claimed_at timestamptz not null default 'epoch',
  -- Null: nothing yet.
  told jsonb,
  -- False while the mail that says so is under way, and for good where a process died with it.
  is_sure boolean not null default false,
  -- When the last mail went to them, reminders included.
  mailed_at timestamptz,
  -- Null: they have not said.
  wants boolean,
  primary key (host_id, booking_id, audience, recipient),
  foreign key (host_id, booking_id) references bookings (host_id, id) on delete cascade
);

-- Mailboxes that want no mails about meetings with a host, and those that want none from this server. Keyed by a hash
-- that only this server can make. The second belongs to no host.
create table mail_stops (
  host_id uuid not null references hosts (id) on delete cascade,
  mailbox_key bytea not null,
  stopped_at timestamptz not null,
  primary key (host_id, mailbox_key)
);
create table mail_stops_everywhere (
  mailbox_key bytea primary key,
  stopped_at timestamptz not null
);

-- Who has had every mail about a booking so far knows it as it stands.
insert into mail_readers (host_id, booking_id, audience, recipient, told, is_sure, mailed_at)
select b.host_id, b.id, split_part(d.kind, '.', 2), lower(d.recipient),
  jsonb_build_object(
    'kind', case when b.status = 'canceled' then 'canceled' else 'confirmation' end,
    'sequence', b.sequence,
    'start', (extract(epoch from b.starts_at) * 1000)::bigint,
    'end', (extract(epoch from b.ends_at) * 1000)::bigint,
    'formerStart', null
  ),
  true, max(d.sent_at)
from deliveries d
join bookings b on b.host_id = d.host_id and b.id = d.booking_id
where d.sent_at is not null and d.kind ~ '^(confirmation|rescheduled|canceled)\.(host|invitee|guest)$'
group by b.host_id, b.id, split_part(d.kind, '.', 2), lower(d.recipient)
having count(distinct d.event_id) = b.sequence + 1;
