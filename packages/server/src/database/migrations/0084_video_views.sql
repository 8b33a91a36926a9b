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
  booked_at timestamptz,
  booking_id uuid,
  -- Where the video was when the booking was made.
  booked_second integer,
  -- Perhaps a program. It is counted apart.
  is_suspect boolean not null,
  -- When others heard that it was watched.
  told_at timestamptz,
  primary key (host_id, id),
  foreign key (host_id, video_id) references videos (host_id, id) on delete cascade
);
create index video_views_video on video_views (host_id, video_id, opened_at);
create index video_views_lead on video_views (host_id, campaign_id, lead_id) where campaign_id is not null;
create index video_views_untold on video_views (last_at) where told_at is null and played_at is not null and not is_suspect;
create index video_views_age on video_views (opened_at);
