-- Mails that a host does not want; those without a row are sent.
create table muted_mails (
  host_id uuid not null references hosts (host_id) on delete cascade,
  kind text not null,
  primary key (host_id, kind)
);
