create table video_folders (
  host_id uuid not null references hosts (host_id) on delete cascade,
  id uuid not null,
  name text not null,
  created_at timestamptz not null,
  primary key (host_id, id)
);

-- Finds the host of a video's page, whose address does not name it.
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
  -- Of the smaller file beside it, for slow connections. Null: there is none.
  small_bytes bigint,
  poster_file text,
  -- The host chose the poster.
  has_own_poster boolean not null default false,
  -- The second that the chosen poster shows. Null: it is a picture of its own, or none was chosen.
  poster_second double precision,
  -- A few seconds of it, for mails.
  gif_file text,
  upload_id uuid,
  chapters jsonb not null default '[]',
  cues jsonb not null default '[]',
  privacy text not null check (privacy in ('private', 'link', 'password')),
  password_hash text,
  until timestamptz,
  processing_since timestamptz,
  -- What is kept, and what it was before.
  trim jsonb,
  -- Captions on their way, or why there are none.
  transcript jsonb,
  trimmed_at timestamptz,
  -- Since when pages show the file that plays now. Null: since it is ready.
  plays_since timestamptz,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (host_id, id),
  constraint videos_upload unique (host_id, upload_id)
);
create index videos_newest on videos (host_id, created_at desc, id);
create index videos_processing on videos (processing_since) where processing_since is not null;
create index videos_deleted on videos (deleted_at) where deleted_at is not null;
create index videos_trimmed on videos (trimmed_at) where trimmed_at is not null;

create table video_captions (
  host_id uuid not null,
  video_id text not null,
  language text not null,
  label text not null,
  content text not null,
  -- Written by a speech recognizer, and checked by nobody.
  by_machine boolean not null default false,
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
  -- The request that writes to it, of all processes, and until when it must renew that.
  lease uuid,
  lease_until timestamptz,
  touched_at timestamptz not null,
  created_at timestamptz not null,
  primary key (host_id, id)
);
create index video_uploads_age on video_uploads (touched_at);

-- The page of a video, opened once. A row begins when the page's script says so: a document alone counts nothing.
create table video_views (
  host_id uuid not null,
  id text not null,
  video_id text not null,
  -- The link that led there.
  campaign_id text,
  lead_id text,
  opened_at timestamptz not null,
  last_at timestamptz not null,
  played_at timestamptz,
  clicked_at timestamptz,
  -- Seconds of the video that played while the page was seen.
  watched int4multirange not null default '{}',
  -- Seconds of a video at another service, as the page tells.
  length integer,
  booked_at timestamptz,
  booking_id uuid,
  -- Where the video was when the booking was made.
  booked_second integer,
  -- What the view has of the whole video, while its trim can be undone.
  whole_watched int4multirange,
  whole_booked_second integer,
  -- Perhaps a program. It is counted apart.
  is_suspect boolean not null,
  -- When others heard that it was watched.
  told_at timestamptz,
  mailed_at timestamptz,
  primary key (host_id, id),
  foreign key (host_id, video_id) references videos (host_id, id) on delete cascade
);
create index video_views_video on video_views (host_id, video_id, opened_at);
create index video_views_lead on video_views (host_id, campaign_id, lead_id) where campaign_id is not null;
create index video_views_untold on video_views (last_at)
  where told_at is null and played_at is not null and not is_suspect;
create index video_views_age on video_views (opened_at);
