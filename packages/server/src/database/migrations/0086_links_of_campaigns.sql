-- Links name campaigns by the id in a tool, whichever tool it is.
create index campaigns_of_external on campaigns (host_id, external_id) where external_id is not null and deleted_at is null;
-- What a host's videos use up of a month, by the second. A lead counts once, when its link can first be sent.
create table minute_entries (
  host_id uuid not null references hosts (host_id) on delete cascade,
  -- What it was for.
  campaign_id text not null,
  lead_id text not null,
  seconds integer not null,
  at timestamptz not null,
  primary key (host_id, campaign_id, lead_id)
);
create index minute_entries_month on minute_entries (host_id, at);
