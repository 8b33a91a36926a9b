create table video_folders (
  host_id uuid not null references hosts (host_id) on delete cascade,
  id uuid not null,
  name text not null,
  created_at timestamptz not null,
  primary key (host_id, id)
);

-- The address of a video's page names no host.
create table video_addresses (
  id text primary key,
  for_host uuid not null
);
create index video_addresses_host on video_addresses (for_host);

create table videos (
  host_id uuid not null references hosts (host_id) on delete cascade,
  id text not null,
  folder_id uuid,
  title text not null,
  source text not null check (source in ('recorded', 'uploaded', 'youtube', 'vimeo')),
  -- The id at YouTube or Vimeo.
  external_id text,
  state text not null check (state in ('uploading', 'processing', 'ready', 'failed')),
  failure text,
  plays text check (plays in ('everywhere', 'most_browsers')),
  seconds double precision,
  width integer,
  height integer,
  -- Of all its files, or of what is on its way.
  bytes bigint not null default 0,
  play_file text,
  poster_file text,
  -- The host chose the poster.
  has_own_poster boolean not null default false,
  upload_id uuid,
  chapters jsonb not null default '[]',
  cues jsonb not null default '[]',
  privacy text not null check (privacy in ('private', 'link', 'password')),
  password_hash text,
  until timestamptz,
  processing_since timestamptz,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (host_id, id),
  constraint videos_upload unique (host_id, upload_id)
);
create index videos_newest on videos (host_id, created_at desc, id);
create index videos_processing on videos (processing_since) where processing_since is not null;
create index videos_deleted on videos (deleted_at) where deleted_at is not null;

create table video_captions (
  host_id uuid not null,
  video_id text not null,
  language text not null,
  label text not null,
  content text not null,
  primary key (host_id, video_id, language),
  foreign key (host_id, video_id) references videos (host_id, id) on delete cascade
);

-- Files on their way. Their bytes are in a folder of the server until they are complete.
create table video_uploads (
  host_id uuid not null references hosts (host_id) on delete cascade,
  id uuid not null,
  name text not null,
  type text not null check (type in ('mp4', 'webm', 'ogg')),
  -- Null while a recording goes on.
  bytes bigint,
  received bigint not null default 0,
  state text not null check (state in ('open', 'complete', 'ended')),
  touched_at timestamptz not null,
  created_at timestamptz not null,
  primary key (host_id, id)
);
create index video_uploads_age on video_uploads (touched_at);
