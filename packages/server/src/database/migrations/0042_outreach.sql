-- A connected outreach tool.
create table outreach_accounts (
  host_id uuid not null,
  connection_id uuid not null,
  -- When the address for its webhooks was made, and when it was last called.
  hook_made_at timestamptz,
  heard_at timestamptz,
  primary key (host_id, connection_id),
  foreign key (host_id, connection_id) references connections (host_id, id) on delete cascade
);

-- Where the leads of a campaign go.
create table outreach_campaigns (
  host_id uuid not null,
  campaign_id text not null,
  connection_id uuid not null,
  target_id text not null,
  target_name text not null,
  -- The custom field there that gets each lead's link.
  link_field text not null,
  -- What marks leads who book, in the tool. Null: nothing.
  tag text,
  chosen_at timestamptz not null,
  push_started_at timestamptz,
  push_stopped_at timestamptz,
  push_failure text,
  primary key (host_id, campaign_id),
  foreign key (host_id, connection_id) references outreach_accounts (host_id, connection_id) on delete cascade,
  foreign key (host_id, campaign_id) references campaigns (host_id, id) on delete cascade
);
create index outreach_campaigns_connection on outreach_campaigns (host_id, connection_id);

-- A lead as it is in an outreach tool.
create table outreach_leads (
  host_id uuid not null,
  campaign_id text not null,
  lead_id text not null,
  connection_id uuid not null,
  -- How the tool finds it: an address in lower case, a profile on LinkedIn.
  email text,
  profile text,
  state text not null check (state in ('waiting', 'pushed', 'refused', 'none')),
  -- While it waits. Null: nobody adds it.
  push_due_at timestamptz,
  -- The tool did not take all of those with which it was added.
  push_alone boolean not null default false,
  pushed_at timestamptz,
  -- The booking that the tool is told of.
  booked_at timestamptz,
  tell_due_at timestamptz,
  told_at timestamptz,
  attempts integer not null default 0,
  failure text,
  replied_at timestamptz,
  primary key (host_id, campaign_id, lead_id),
  foreign key (host_id, campaign_id) references outreach_campaigns (host_id, campaign_id) on delete cascade,
  foreign key (host_id, campaign_id, lead_id) references leads (host_id, campaign_id, id) on delete cascade
);
create index outreach_leads_push on outreach_leads (host_id, connection_id, push_due_at)
  where push_due_at is not null;
create index outreach_leads_tell on outreach_leads (host_id, connection_id, tell_due_at)
  where tell_due_at is not null;
create index outreach_leads_email on outreach_leads (host_id, email) where email is not null;
create index outreach_leads_profile on outreach_leads (host_id, profile) where profile is not null;

-- What a tool has told already, by digest: it may say the same twice.
create table outreach_heard (
  host_id uuid not null,
  connection_id uuid not null,
  digest bytea not null,
  heard_at timestamptz not null,
  primary key (host_id, connection_id, digest),
  foreign key (host_id, connection_id) references outreach_accounts (host_id, connection_id) on delete cascade
);
create index outreach_heard_at on outreach_heard (heard_at);

-- Whose webhooks come to an address, by the digest of its secret.
create table outreach_hooks (
  secret_hash bytea primary key,
  for_host uuid not null,
  connection_id uuid not null
);
create unique index outreach_hooks_connection on outreach_hooks (for_host, connection_id);
