create table campaigns (
  host_id uuid not null references hosts (host_id) on delete cascade,
  id text not null,
  name text not null,
  tool text check (tool in ('heyreach', 'la_growth_machine', 'smartlead', 'instantly', 'reply_io')),
  -- Its id in the tool.
  external_id text,
  video_id text,
  destination text not null check (destination in ('page', 'event', 'url')),
  event_type_id uuid,
  url text,
  greeting text not null,
  fallbacks jsonb not null,
  created_at timestamptz not null,
  stopped_at timestamptz,
  deleted_at timestamptz,
  -- The last link that named no lead.
  warned_at timestamptz,
  warned_lead text,
  primary key (host_id, id)
);
create unique index campaigns_external_id on campaigns (host_id, tool, external_id) where deleted_at is null;
create index campaigns_deleted on campaigns (deleted_at) where deleted_at is not null;
create index campaigns_stopped on campaigns (stopped_at) where stopped_at is not null;

create table leads (
  host_id uuid not null,
  campaign_id text not null,
  id text not null,
  -- In the order in which they were added.
  number integer not null,
  -- In lower case.
  external_key text not null,
  email text,
  website text,
  fields jsonb not null,
  added_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (host_id, campaign_id, id),
  constraint leads_external_key unique (host_id, campaign_id, external_key),
  constraint leads_number unique (host_id, campaign_id, number),
  foreign key (host_id, campaign_id) references campaigns (host_id, id) on delete cascade
);
