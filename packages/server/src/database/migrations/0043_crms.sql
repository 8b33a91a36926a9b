-- What a connected CRM gets of its host's bookings.
create table crm_accounts (
  host_id uuid not null,
  connection_id uuid not null,
  adds_guests boolean not null default false,
  mapping jsonb not null default '[]',
  -- Ids of fields of the mapping that were deleted in the CRM.
  missing_fields jsonb not null default '[]',
  -- Those of the mapping, as the CRM describes them, and when that was read.
  fields jsonb not null default '[]',
  fields_read_at timestamptz,
  -- To whom meetings can belong there, and when that was read.
  owners jsonb not null default '[]',
  owners_read_at timestamptz,
  -- Bookings from before the connection: which, how many, since when, until when.
  backfill_span text,
  backfill_total integer not null default 0,
  backfill_started_at timestamptz,
  backfill_stopped_at timestamptz,
  primary key (host_id, connection_id),
  foreign key (host_id, connection_id) references connections (host_id, id) on delete cascade
);

-- A booking as it is in a CRM: our id and theirs.
create table crm_meetings (
  host_id uuid not null,
  connection_id uuid not null,
  booking_id uuid not null,
  -- Grows whenever the booking has changed.
  version integer not null,
  written_version integer,
  is_backfill boolean not null,
  -- Null: nothing is to be written.
  due_at timestamptz,
  attempts integer not null default 0,
  failure text,
  failed_at timestamptz,
  written_at timestamptz,
  -- Their ids of the contacts, by email address.
  contact_ids jsonb not null default '{}',
  meeting_id text,
  -- Somebody deleted the meeting there.
  is_deleted_there boolean not null default false,
  primary key (host_id, connection_id, booking_id),
  foreign key (host_id, connection_id) references crm_accounts (host_id, connection_id) on delete cascade
);
create index crm_meetings_due on crm_meetings (host_id, connection_id, is_backfill, due_at) where due_at is not null;
-- A CRM names a contact that was deleted or merged.
create index crm_meetings_contacts on crm_meetings using gin (jsonb_path_query_array(contact_ids, '$.*'));

-- Who writes to a company's CRM now: one process at a time, whichever host it is for.
create table crm_turns (
  company text primary key,
  taken_by uuid not null,
  taken_until timestamptz not null
);

-- Companies whose contacts are read, because a team sends known customers to their owners, and how far.
create table crm_directories (
  company text primary key,
  -- When a team last asked for it.
  wanted_at timestamptz not null,
  -- When a connection of the company was last looked after.
  seen_at timestamptz not null,
  -- The reading that is under way: since when, and its next page. Null: none is.
  began_at timestamptz,
  next_page text,
  read_at timestamptz
);

-- To whom contacts belong there. Of their addresses, only keyed hashes are kept.
create table crm_contact_owners (
  company text not null,
  email_hash text not null,
  contact_id text not null,
  -- The owner's id in the CRM. Null: nobody's.
  owner_id text,
  seen_at timestamptz not null,
  primary key (company, email_hash)
);
create index crm_contact_owners_contact on crm_contact_owners (company, contact_id);
