-- Who signs in is an account, who is booked is a host: one to one until now, and several each way when there is a use
-- for it. What is found before its host is known is a directory: small, without host_id, leading to a host by for_host.
-- Directories and hosts' tables refer to each other by value alone, so that the latter can be distributed.

create table accounts (
  id uuid primary key,
  email text not null,
  verified_at timestamptz,
  created_at timestamptz not null
);
create table credentials (
  account_id uuid primary key references accounts (id) on delete cascade,
  password_hash text not null
);
-- Which hosts an account acts for.
create table memberships (
  account_id uuid not null references accounts (id) on delete cascade,
  for_host uuid not null,
  primary key (account_id, for_host)
);
create index memberships_of_host on memberships (for_host);
-- The public addresses: first segments of the booking pages' paths.
create table links (
  link text primary key,
  for_host uuid not null unique
);
create table custom_domains (
  domain text primary key, -- lower case
  for_host uuid not null unique
);

alter table hosts rename column id to host_id;

create table profiles (
  host_id uuid primary key references hosts (host_id) on delete cascade,
  name text not null,
  -- Where mails to the host go, and what invitations name.
  email text not null,
  phone text,
  time_zone text not null,
  language text not null,
  week_start text not null default 'mon',
  time_format text not null default '24h',
  welcome_message text not null default '',
  -- Null: nobody has confirmed the address yet, and the pages are not open.
  opened_at timestamptz,
  -- Those of the integrations, for the pages.
  tracking_ids jsonb not null default '{}'
);
create table brandings (
  host_id uuid primary key references hosts (host_id) on delete cascade,
  avatar text,
  logo text,
  colours jsonb not null default '{}'
);
create table plans (
  host_id uuid primary key references hosts (host_id) on delete cascade,
  account_type text not null default 'prime',
  plan_type text not null default 'entry_trial',
  lifetime boolean not null default false,
  quantity integer not null default 1,
  quantity_minutes integer not null default 0,
  event_numbers integer,
  trial_end timestamptz
);

-- Accounts from before have the id of their host: links in mails and jobs that wait know no other.
insert into accounts (id, email, verified_at, created_at)
select host_id, email, verified_at, created_at from hosts;
insert into credentials (account_id, password_hash) select host_id, password_hash from hosts;
insert into memberships (account_id, for_host) select host_id, host_id from hosts;
insert into links (link, for_host) select link, host_id from hosts;
-- A name leads to one host: to the first that had it.
insert into custom_domains (domain, for_host)
select distinct on (lower(custom_domain)) lower(custom_domain), host_id from hosts
where custom_domain is not null order by lower(custom_domain), created_at, host_id;
insert into profiles
select host_id, name, email, phone, time_zone, language, week_start, time_format, welcome_message, verified_at,
  tracking_ids
from hosts;
insert into brandings select host_id, avatar, logo, colours from hosts;
insert into plans
select host_id, account_type, plan_type, lifetime, quantity, quantity_minutes, event_numbers, trial_end from hosts;

-- What is left is the row that every booking rewrites.
alter table hosts
  drop column email, drop column password_hash, drop column name, drop column link, drop column phone,
  drop column time_zone, drop column language, drop column week_start, drop column time_format,
  drop column welcome_message, drop column avatar, drop column logo, drop column colours, drop column verified_at,
  drop column account_type, drop column plan_type, drop column lifetime, drop column quantity,
  drop column quantity_minutes, drop column event_numbers, drop column trial_end, drop column custom_domain,
  drop column tracking_ids, drop column created_at;

alter table sessions drop constraint sessions_host_id_fkey;
alter table sessions rename column host_id to for_host;
alter table sessions add column account_id uuid references accounts (id) on delete cascade;
update sessions set account_id = for_host;
alter table sessions alter column account_id set not null;
drop index sessions_host;
create index sessions_of_account on sessions (account_id);
create index sessions_by_end on sessions (expires_at);

alter table account_emails rename column host_id to account_id;
alter table account_emails rename constraint account_emails_host_id_key to account_emails_account_id_key;
alter table account_emails
  drop constraint account_emails_host_id_fkey,
  add foreign key (account_id) references accounts (id) on delete cascade;

alter table sign_ups rename column host_id to account_id;
alter table sign_ups
  drop constraint sign_ups_host_id_fkey,
  add foreign key (account_id) references accounts (id) on delete cascade;

alter table verifications rename column host_id to account_id;
alter table verifications
  drop constraint verifications_host_id_fkey,
  add foreign key (account_id) references accounts (id) on delete cascade;

alter table known_devices rename column host_id to account_id;
alter table known_devices
  drop constraint known_devices_host_id_fkey,
  add foreign key (account_id) references accounts (id) on delete cascade;
