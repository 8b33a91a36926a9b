-- Who may look after the accounts of others, and whom one of them has shut out.
alter table accounts
  add column is_operator boolean not null default false,
  add column disabled_at timestamptz;

-- What was done to accounts by whoever runs the server; stays when they are gone, without their names.
create table operator_actions (
  id uuid primary key,
  kind text not null,
  -- Null: at the server itself.
  by_account uuid,
  account_id uuid not null,
  detail text not null,
  done_at timestamptz not null
);
create index operator_actions_newest on operator_actions (done_at desc, id desc);
