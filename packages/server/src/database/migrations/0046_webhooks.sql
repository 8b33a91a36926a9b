create table webhooks (
  host_id uuid not null references hosts (host_id) on delete cascade,
  id uuid not null,
  url text not null,
  events text[] not null,
  is_on boolean not null,
  -- Turned off because the address answered 410.
  is_gone boolean not null,
  -- Not hashed, because requests are signed with it.
  secret bytea not null,
  -- Signs as well, until then.
  former_secret bytea,
  former_until timestamptz,
  -- The service that set it up by itself: a hook. Null: a person did.
  app text,
  created_at timestamptz not null,
  primary key (host_id, id)
);

create table webhook_deliveries (
  host_id uuid not null,
  webhook_id uuid not null,
  -- Made from the event and the webhook. The receiver knows it by this id.
  id uuid not null,
  event text not null,
  subject_kind text not null,
  subject_id uuid not null,
  -- The exact bytes that we send. The host can read them. Null once the invitee's data is deleted.
  payload text,
  -- The beginning of the last answer. Null if it was not read.
  answer text,
  -- Of the last attempt.
  took_ms integer,
  state text not null check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null,
  status integer,
  problem text,
  occurred_at timestamptz not null,
  last_attempt_at timestamptz,
  next_attempt_at timestamptz,
  primary key (host_id, id),
  constraint webhook_deliveries_next check ((next_attempt_at is not null) = (state = 'waiting')),
  constraint webhook_deliveries_payload check (payload is not null or state <> 'waiting'),
  foreign key (host_id, webhook_id) references webhooks (host_id, id) on delete cascade
);
create index webhook_deliveries_newest on webhook_deliveries (host_id, webhook_id, occurred_at desc, id);
create index webhook_deliveries_age on webhook_deliveries (occurred_at);
-- First attempts and further ones take turns, each the earliest first.
create index webhook_deliveries_due on webhook_deliveries (host_id, webhook_id, least(attempts, 1), next_attempt_at)
  where state = 'waiting';

-- How an address fares. A row of its own, because it changes with each attempt and the webhook does not.
create table webhook_health (
  host_id uuid not null,
  webhook_id uuid not null,
  -- Failed attempts since the last one that succeeded.
  failures integer not null default 0,
  failing_since timestamptz,
  -- No attempt before. It is paused until one succeeds.
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
