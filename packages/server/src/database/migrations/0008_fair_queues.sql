-- Of each booking only the last few keys are kept.
create index idempotency_keys_of_booking on idempotency_keys (host_id, booking_id, created_at);

-- What waits always says until when.
update webhook_deliveries set next_attempt_at = occurred_at where state = 'waiting' and next_attempt_at is null;
alter table webhook_deliveries
  add constraint webhook_deliveries_next check ((next_attempt_at is not null) = (state = 'waiting'));
-- First attempts and further ones take turns, each the earliest first.
create index webhook_deliveries_due on webhook_deliveries (host_id, webhook_id, least(attempts, 1), next_attempt_at)
  where state = 'waiting';

-- How an address fares; a row of its own, because it changes with each attempt and the webhook does not.
create table webhook_health (
  host_id uuid not null,
  webhook_id uuid not null,
  -- Failed attempts since the last one that was taken.
  failures integer not null default 0,
  failing_since timestamptz,
  -- No attempt before; it is paused until one is taken.
  paused_until timestamptz,
  -- Its deliveries wait in the slow lane.
  slow_since timestamptz,
  -- In a row, while it is slow.
  quick_answers integer not null default 0,
  -- When its host was last told that it fails.
  told_at timestamptz,
  -- One attempt at a time: by whom, and until when at the latest, on the clock of the database.
  taken_by uuid,
  taken_until timestamptz,
  primary key (host_id, webhook_id),
  foreign key (host_id, webhook_id) references webhooks (host_id, id) on delete cascade
);
