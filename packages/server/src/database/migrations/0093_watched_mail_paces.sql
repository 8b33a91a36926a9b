-- How often a host wants a mail about the same lead. No row: once a day.
create table watched_mails (
  host_id uuid not null references hosts (host_id) on delete cascade,
  pace text not null check (pace in ('hourly', 'daily', 'once')),
  primary key (host_id)
);
alter table video_views add column mailed_at timestamptz;
-- They are all previews that sites give.
alter table site_pictures drop column kind;
