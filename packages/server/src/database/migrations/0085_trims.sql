alter table videos
  -- What is kept, and what it was before.
  add column trim jsonb,
  add column trimmed_at timestamptz;
create index videos_trimmed on videos (trimmed_at) where trimmed_at is not null;
