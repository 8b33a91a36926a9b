-- A known customer comes to their owner in a CRM first.
update event_teams set team = team || '{"ownerFirst": false}' where team is not null;

-- Whose contacts are read for that, and how far.
create table crm_directories (
  company text not null primary key,
  -- When a team last asked for it.
  wanted_at timestamptz not null,
  -- When a connection of the company was last looked after.
  seen_at timestamptz not null,
  -- The reading that is under way: since when, and its next page.
  began_at timestamptz,
  next_page text,
  read_at timestamptz
);

-- To whom contacts belong there. Of their addresses, only keyed hashes are kept.
create table crm_contact_owners (
  company text not null,
  email_hash text not null,
  contact_id text not null,
  -- The owner's id in the CRM; null: nobody's.
  owner_id text,
  seen_at timestamptz not null,
  primary key (company, email_hash)
);
create index crm_contact_owners_contact on crm_contact_owners (company, contact_id);
