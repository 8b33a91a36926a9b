-- What hosts say of themselves, and how the product speaks to them.
alter table profiles
  add column first_name text not null default '',
  add column last_name text not null default '',
  add column company text not null default '',
  -- Null: that of the host.
  add column invitee_language text,
  add column date_format text not null default 'auto';
alter table accounts add column theme text not null default 'dark';

-- An earlier address leads to the one that took its place, and is nobody else's until then. Null: the one that counts.
alter table links add column until timestamptz;
alter table links drop constraint links_for_host_key;
create unique index links_in_use on links (for_host) where until is null;
create index links_of_host on links (for_host);
create index links_by_end on links (until) where until is not null;
