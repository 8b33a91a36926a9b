-- What a host has bought, as the provider of payments last told. The truth is there.
create table billings (
  host_id uuid primary key references hosts (host_id) on delete cascade,
  customer_id text,
  -- Grows when a subscription ends, so the next order gets a new idempotency key.
  round integer not null default 0,
  subscription jsonb,
  -- Since when the newest invoice could not be collected.
  unpaid_since timestamptz,
  -- All offers that the host ever got. None is given twice.
  offers_had text[] not null default '{}',
  -- Whether the payment was refunded or is held by a bank.
  is_taken_back boolean not null default false,
  -- Until when a change has its turn. Others wait.
  busy_until timestamptz,
  synced_at timestamptz
);

-- To whom invoices are addressed.
create table billing_details (
  host_id uuid primary key references hosts (host_id) on delete cascade,
  company_name text not null,
  country_code text not null,
  country_name text not null,
  address_line_1 text not null,
  address_line_2 text not null,
  city text not null,
  postal_code text not null,
  phone text not null,
  tax_id text not null,
  tax_id_status text check (tax_id_status in ('valid', 'unchecked'))
);

-- Finds the host of the provider's customer.
create table billing_customers (
  customer_id text primary key,
  for_host uuid not null
);

-- What hosts were told about what they pay for, once each.
create table billing_told (
  host_id uuid not null references hosts (host_id) on delete cascade,
  occasion text not null,
  change text not null,
  told_at timestamptz not null,
  amount integer,
  invoice text,
  primary key (host_id, occasion)
);

-- Hosts who want to be called before they cancel, until an operator has done it.
create table call_requests (
  host_id uuid primary key references hosts (host_id) on delete cascade,
  asked_at timestamptz not null
);

-- Events of the provider that arrived already.
create table billing_events (
  id text primary key,
  heard_at timestamptz not null
);

-- What the register of tax ids said, once a day.
create table tax_id_answers (
  tax_id text not null,
  day date not null,
  is_valid boolean not null,
  name text,
  address text,
  primary key (tax_id, day)
);
