-- What a host may do, and how much of it.
create table plans (
  host_id uuid primary key,
  account_type text not null default 'prime',
  plan_type text not null default 'entry_trial',
  lifetime boolean not null default false,
  quantity integer not null default 1,
  quantity_minutes integer not null default 0,
  event_numbers integer,
  trial_end timestamptz,
  trial_canceled_at timestamptz,
  -- What the plan allows: slug, data ("yes") and what is shown if it does not.
  configs jsonb not null default '[]',
  -- Null: nothing was bought.
  subscription jsonb,
  -- An organization for which nothing was bought has the plan of this person, as long as they pay.
  paid_by uuid
);
create index plans_paid_by on plans (paid_by);

-- What a host's videos use up of a month, by the second. A lead counts once, when its link can first be sent.
create table minute_entries (
  host_id uuid not null,
  -- What it was for.
  campaign_id text not null,
  lead_id text not null,
  seconds integer not null,
  at timestamptz not null,
  primary key (host_id, campaign_id, lead_id)
);
create index minute_entries_month on minute_entries (host_id, at);

-- The operator's text for hosts who lack a feature. The id is the feature's slug.
create table upgrade_popups (
  id text primary key,
  html text not null
);
