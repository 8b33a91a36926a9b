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
  -- When a link named no lead the last time, and what it named.
  warned_at timestamptz,
  warned_lead text,
  -- What is behind the video on the page of a lead, and where the video is on it. Pictures are not mirrored from
  -- right to left, so corners are left and right in every language.
  background text not null default 'none' check (background in ('none', 'image', 'website')),
  image_file text,
  image_alt text not null default '',
  overlay jsonb not null
    default '{"corner": "bottom_left", "size": "medium", "shape": "round", "greeting": false}',
  primary key (host_id, id)
);
create unique index campaigns_external_id on campaigns (host_id, tool, external_id) where deleted_at is null;
create index campaigns_deleted on campaigns (deleted_at) where deleted_at is not null;
create index campaigns_stopped on campaigns (stopped_at) where stopped_at is not null;
-- Links name campaigns by the id in a tool, whichever tool it is.
create index campaigns_of_external on campaigns (host_id, external_id)
  where external_id is not null and deleted_at is null;

create table leads (
  host_id uuid not null,
  campaign_id text not null,
  id text not null,
  -- In the order in which they were added.
  number integer not null,
  external_key text not null, -- lower case
  email text,
  website text,
  fields jsonb not null,
  added_at timestamptz not null,
  changed_at timestamptz not null,
  -- When somebody first booked by its link, also if no video was shown.
  booked_at timestamptz,
  primary key (host_id, campaign_id, id),
  constraint leads_external_key unique (host_id, campaign_id, external_key),
  constraint leads_number unique (host_id, campaign_id, number),
  foreign key (host_id, campaign_id) references campaigns (host_id, id) on delete cascade
);

-- Pictures of leads' websites. Leads with the same address share one.
create table site_pictures (
  host_id uuid not null references hosts (host_id) on delete cascade,
  url text not null,
  state text not null check (state in ('waiting', 'taken', 'none')),
  file text,
  -- What a browser showed. Otherwise what the website gives for previews of its links.
  is_screenshot boolean not null default false,
  due_at timestamptz not null,
  primary key (host_id, url)
);
create index site_pictures_waiting on site_pictures (host_id, due_at) where state = 'waiting';
