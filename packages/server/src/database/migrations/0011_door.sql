-- Machinery. Its one row says that this database is a trial's: its demo account has a password that everybody knows, so
-- that no server with a public address may start on it.
create table trial (
  is_one boolean primary key default true check (is_one),
  since timestamptz not null
);
-- Trials of earlier versions had no mark. Nobody but them could confirm an address at example.com.
insert into trial (since)
select hosts.created_at from account_emails join hosts on hosts.id = account_emails.host_id
where account_emails.email_key = 'demo@example.com' and hosts.verified_at is not null;

-- Every request that asks for a name nobody knows looks here.
create index hosts_custom_domain on hosts (custom_domain) where custom_domain is not null;

-- What a host named with embeds that are gone: deleting one opens its page to nobody.
create table kept_sites (
  host_id uuid not null references hosts (id) on delete cascade,
  -- The event type's id; empty for the booking list.
  page text not null,
  site text not null,
  kept_at timestamptz not null,
  primary key (host_id, page, site)
);
