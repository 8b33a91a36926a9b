-- Who signs in with which e-mail. A sign-up comes in here when its address is confirmed, so that one e-mail may be waited
-- for by several. Accounts from before keep theirs; their pages open when the address is confirmed.
create table account_emails (
  email_key text primary key, -- lower case
  host_id uuid not null unique references hosts (id) on delete cascade
);
insert into account_emails (email_key, host_id) select email_key, id from hosts;
alter table hosts drop column email_key;
alter table hosts drop column verification_hash;

-- Hosts whose address nobody has confirmed yet; they end with it.
create table sign_ups (
  host_id uuid primary key references hosts (id) on delete cascade,
  ends_at timestamptz not null
);
create index sign_ups_by_end on sign_ups (ends_at);

-- One row per mail with a link and a code.
create table verifications (
  host_id uuid not null references hosts (id) on delete cascade,
  link_hash bytea not null,
  code_hash bytea not null,
  -- The address that it proves.
  email_key text not null,
  -- How often a code was tried while this one was valid.
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (host_id, link_hash)
);
create index verifications_by_end on verifications (expires_at);

-- Browsers that have signed in before.
create table known_devices (
  host_id uuid not null references hosts (id) on delete cascade,
  token_hash bytea not null,
  used_at timestamptz not null,
  primary key (host_id, token_hash)
);
create index known_devices_by_use on known_devices (used_at);

create table account_events (
  host_id uuid not null references hosts (id) on delete cascade,
  id uuid not null,
  kind text not null,
  subject text,
  count integer not null default 1,
  browser text,
  system text,
  network text,
  happened_at timestamptz not null,
  primary key (host_id, id)
);
create index account_events_newest on account_events (host_id, happened_at desc, id desc);
create index account_events_by_age on account_events (happened_at);

-- Counted per hour and e-mail, whether or not it has an account: that one write more would be a difference to measure.
-- Losing them in a crash is harmless.
create unlogged table failed_sign_ins (
  account bytea not null, -- SHA-256 of the e-mail
  hour timestamptz not null,
  count integer not null,
  browser text,
  system text,
  network text,
  last_at timestamptz not null,
  primary key (account, hour)
);

-- Codes of mails that were enqueued before codes were made when a mail is written.
do $$
begin
  if to_regclass('jobs.job') is not null then
    update jobs.job set data = data - 'code' where name = 'registrations' and data ? 'code';
  end if;
end
$$;
