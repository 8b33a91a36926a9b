create table webhooks (
  host_id uuid not null references hosts (id) on delete cascade,
  id uuid not null,
  url text not null,
  events text[] not null,
  is_on boolean not null,
  -- Turned off because the address answered 410.
  is_gone boolean not null,
  -- Not hashed: what is sent is signed with it.
  secret bytea not null,
  -- Signs as well, until then.
  former_secret bytea,
  former_until timestamptz,
  created_at timestamptz not null,
  primary key (host_id, id)
);

create table webhook_deliveries (
  host_id uuid not null,
  webhook_id uuid not null,
  -- Made from the event and the webhook; also what the receiver knows it by.
  id uuid not null,
  event text not null,
  booking_id uuid not null,
  -- What is sent, to the byte, as long as it is not settled.
  payload text,
  state text not null check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null,
  status integer,
  problem text,
  occurred_at timestamptz not null,
  last_attempt_at timestamptz,
  next_attempt_at timestamptz,
  primary key (host_id, id),
  foreign key (host_id, webhook_id) references webhooks (host_id, id) on delete cascade,
  check ((payload is not null) = (state = 'waiting'))
);
create index webhook_deliveries_newest on webhook_deliveries (host_id, webhook_id, occurred_at desc, id);
create index webhook_deliveries_age on webhook_deliveries (occurred_at);
