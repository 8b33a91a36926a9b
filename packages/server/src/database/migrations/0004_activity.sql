-- What happened in an account, for its owner.
create table account_events (
  host_id uuid not null,
  id uuid not null,
  kind text not null,
  -- The name of what was changed, at that time.
  subject text,
  -- If there can be several of its kind, because they may have the same name.
  subject_id uuid,
  count integer not null default 1,
  browser text,
  system text,
  network text,
  happened_at timestamptz not null,
  primary key (host_id, id)
);
create index account_events_newest on account_events (host_id, happened_at desc, id desc);
create index account_events_by_age on account_events (happened_at);
