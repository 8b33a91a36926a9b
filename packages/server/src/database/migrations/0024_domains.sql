-- The domain that a host wants to use, and what was found when it was looked at last.
create table domains (
  host_id uuid primary key references hosts (host_id) on delete cascade,
  domain text not null,
  -- Stands in the DNS of the domain: whoever writes it there gives the domain to this host.
  proof text not null,
  state text not null,
  found text,
  added_at timestamptz not null,
  checked_at timestamptz not null,
  -- Null: it works, or has never worked.
  failing_since timestamptz
);

-- Requests may ask by a domain once it is proven; links carry it from `used_since` on.
alter table custom_domains add column used_since timestamptz;
update custom_domains set used_since = now();
insert into domains (host_id, domain, proof, state, added_at, checked_at)
select for_host, domain, replace(gen_random_uuid()::text, '-', ''), 'unknown', now(), now() from custom_domains
where for_host in (select host_id from hosts);
