-- When the mail was tried first. Rows from before: not later than it was sent.
alter table deliveries add column queued_at timestamptz not null default now();
update deliveries set queued_at = least(queued_at, sent_at, refused_at);
alter table deliveries alter column queued_at drop default;

-- When the invitee's mail server refused the last mail about the booking for good. Null: it did not.
alter table bookings add column mail_refused_at timestamptz;
