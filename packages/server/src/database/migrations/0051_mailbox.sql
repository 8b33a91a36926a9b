-- What the embedded catcher took if no SMTP server is configured. It belongs to no host: a mail server outside would
-- have got it.
create table caught_mails (
  id bigint generated always as identity primary key,
  received_at timestamptz not null,
  sender text not null,
  recipients text[] not null,
  raw bytea not null
);
create index caught_mails_by_recipient on caught_mails using gin (recipients);
