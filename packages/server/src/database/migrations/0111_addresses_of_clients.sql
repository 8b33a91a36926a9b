-- Whether the owner of a client's address gave what was asked for with a link that was mailed there.
alter table clients
  add column is_address_proved boolean not null default false,
  -- Which of the links were mailed to the address. Only hashes.
  add column mailed_key_hashes bytea[] not null default '{}';
