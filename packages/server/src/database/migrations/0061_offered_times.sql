-- The host offers other times in place of the requested one, and the invitee chooses.
alter table booking_requests
  -- Starts that are held for the invitee. Null: none were offered, or the host took them back.
  add column offered_starts timestamptz[] check (cardinality(offered_starts) > 0),
  add column offer_message text not null default '',
  -- How often the host has offered times.
  add column offer_rounds integer not null default 0 check (offer_rounds >= 0),
  drop constraint booking_requests_waits_for_check,
  add constraint booking_requests_waits_for_check check (waits_for in ('email', 'approval', 'invitee')),
  add check ((waits_for = 'invitee') = (offered_starts is not null));

drop index booking_requests_to_answer;
create index booking_requests_to_answer on booking_requests using gin (host_ids) where waits_for <> 'email';
