-- What a host has bought, as the provider of payments last told; the truth is there.
create table billings (
  host_id uuid not null primary key references hosts (host_id) on delete cascade,
  customer_id text,
  -- Grows when a subscription has ended: the next one is another wish.
  round integer not null default 0,
  subscription jsonb,
  -- Since when the newest invoice could not be collected.
  unpaid_since timestamptz,
  -- Somebody changes something; nobody else does until then.
  busy_until timestamptz,
  synced_at timestamptz
);

-- Whom invoices are made out to.
create table billing_details (
  host_id uuid not null primary key references hosts (host_id) on delete cascade,
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

-- Whose a customer of the provider is.
create table billing_customers (
  customer_id text primary key,
  for_host uuid not null
);

-- Events of the provider that were heard already.
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

alter table plans add column subscription jsonb;
