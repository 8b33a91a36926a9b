-- What was done to accounts by whoever runs the server. It stays without names when they are gone.
create table operator_actions (
  id uuid primary key,
  kind text not null,
  -- Null: on the server itself.
  by_account uuid,
  -- Null: about no particular account.
  account_id uuid,
  detail text not null,
  done_at timestamptz not null
);
create index operator_actions_newest on operator_actions (done_at desc, id desc);
