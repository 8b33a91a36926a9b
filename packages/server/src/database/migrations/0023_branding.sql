-- Pictures that were replaced. Mails that were sent before still show them for a while.
create table former_images (
  host_id uuid not null references hosts (host_id) on delete cascade,
  kind text not null,
  file text not null,
  replaced_at timestamptz not null,
  primary key (host_id, kind, file)
);
create index former_images_by_time on former_images (replaced_at);
