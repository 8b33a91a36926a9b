-- People whom a host asks for their free times.
create table clients (
  host_id uuid not null references hosts (host_id) on delete cascade,
  id uuid not null,
  name text not null,
  email text,
  topic text not null,
  duration integer not null,
  location jsonb not null,
  state text not null check (state in ('asked', 'connected', 'met', 'declined', 'taken_back', 'ended')),
  -- Of the links that are valid, the newest first.
  key_hashes bytea[] not null,
  -- Which of them were mailed to the address.
  mailed_key_hashes bytea[] not null default '{}',
  -- Whether its owner answered with a mailed link. Until then, the address is what the host typed.
  is_address_proved boolean not null default false,
  asked_at timestamptz not null,
  -- When the link ends if nobody answers.
  ends_at timestamptz not null,
  answered_at timestamptz,
  -- The host that has their connection.
  client_host uuid,
  time_zone text,
  deleted_at timestamptz,
  primary key (host_id, id)
);
