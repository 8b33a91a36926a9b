-- What is behind the video on the page of a lead, and where the video is on it.
alter table campaigns
  add column background text not null default 'none' check (background in ('none', 'image', 'website')),
  add column image_file text,
  add column image_alt text not null default '',
  add column overlay jsonb not null
    default '{"corner": "bottom_start", "size": "medium", "shape": "round", "greeting": false}';

-- Pictures of leads' websites. Leads with the same address share one.
create table site_pictures (
  host_id uuid not null references hosts (host_id) on delete cascade,
  url text not null,
  state text not null check (state in ('waiting', 'taken', 'none')),
  -- A picture of the page, or the one that the site gives for previews.
  kind text check (kind in ('screenshot', 'preview')),
  file text,
  due_at timestamptz not null,
  primary key (host_id, url),
  check ((file is null) = (kind is null))
);
create index site_pictures_waiting on site_pictures (host_id, due_at) where state = 'waiting';
