-- Mails to people who never wrote to the host: those that were sent on a day, and those that had to wait for the next one.
create table stranger_mails (
  host_id uuid not null references hosts (host_id) on delete cascade,
  day date not null,
  mail_id uuid not null,
  -- A hash that only this server can make.
  mailbox_key bytea not null,
  cause text not null check (cause in ('host', 'visitor')),
  is_held boolean not null,
  primary key (host_id, day, mail_id)
);
