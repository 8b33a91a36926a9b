-- Which hosts an account acts for: its own, and the organizations that it is a member of.
create table memberships (
  account_id uuid not null,
  for_host uuid not null,
  -- Signing in opens the account's own host, never an organization.
  of_organization boolean not null default false,
  primary key (account_id, for_host)
);
create index memberships_of_host on memberships (for_host);

-- First path segments of the booking pages.
create table links (
  link text primary key,
  for_host uuid not null,
  -- An earlier address leads to the current one until then, and is nobody else's. Null: the current one.
  until timestamptz
);
create unique index links_in_use on links (for_host) where until is null;
create index links_of_host on links (for_host);
create index links_by_end on links (until) where until is not null;

create table custom_domains (
  domain text primary key, -- lower case
  for_host uuid not null unique,
  -- Requests may use a proven domain. Links carry it from this instant on. Null: not yet.
  used_since timestamptz
);

-- The row that every booking rewrites, so it is narrow. It is also the lock for the host's time.
create table hosts (
  host_id uuid primary key,
  -- Changes with each change of the host's bookings and holds: what was read under one value is true as long as the
  -- host has it.
  busy_revision uuid not null default gen_random_uuid(),
  -- When the last of the host's holds ends. Without one, holds are not read.
  held_until timestamptz
);

-- The public data of a host, with the address for its mails.
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
  date_format text not null default 'auto',
  first_name text not null default '',
  last_name text not null default '',
  company text not null default '',
  -- Whether each booking needs a proof of work from the invitee's device.
  asks_for_proof boolean not null default false,
  -- Null: the host's language.
  invitee_language text,
  welcome_message text not null default '',
  -- Null: the address is not confirmed yet, and the pages are not live.
  opened_at timestamptz,
  -- Null: not closed. Nobody finds the pages of a closed host.
  closed_at timestamptz,
  -- The ids of the integrations, for the pages. Every page reads this row anyway.
  tracking_ids jsonb not null default '{}'
);

-- Pictures are named by their content. Their folder follows from their kind.
create table brandings (
  host_id uuid primary key references hosts (host_id) on delete cascade,
  avatar text,
  logo text,
  background text,
  colors jsonb not null default '{}',
  hides_product_name boolean not null default false
);

-- Tables on lower floors were created before this one.
alter table idempotency_keys add foreign key (host_id) references hosts (host_id) on delete cascade;
alter table account_events add foreign key (host_id) references hosts (host_id) on delete cascade;
alter table exports add foreign key (host_id) references hosts (host_id) on delete cascade;
alter table plans add foreign key (host_id) references hosts (host_id) on delete cascade;
alter table minute_entries add foreign key (host_id) references hosts (host_id) on delete cascade;
