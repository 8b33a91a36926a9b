-- The host approves each booking. Null: they do not.
alter table event_types add column approval jsonb;

alter table booking_requests
  -- The invitee who confirms their address, or the host who answers.
  add column waits_for text not null default 'email' check (waits_for in ('email', 'approval')),
  -- The invitee confirmed their address before the host was asked.
  add column email_confirmed boolean not null default false,
  -- What becomes of it if the host does not answer.
  add column unanswered text check (unanswered in ('decline', 'accept')),
  -- How it ended, if it did not become a booking.
  add column answer text check (answer in ('declined', 'withdrawn', 'expired')),
  add column decline_reason text not null default '',
  add check ((waits_for = 'approval') = (unanswered is not null));

create index booking_requests_to_answer on booking_requests using gin (host_ids) where waits_for = 'approval';
