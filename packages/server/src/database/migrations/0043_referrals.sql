-- Whose link a host came by. Of the other side, who is told only that somebody came, it names the referral.
create table referred_hosts (
  host_id uuid primary key references hosts (host_id) on delete cascade,
  by_host uuid not null,
  id uuid not null
);

-- Who came by a host's link, without who they are.
create table referrals (
  host_id uuid not null references hosts (host_id) on delete cascade,
  id uuid not null,
  joined_at timestamptz not null,
  paid_at timestamptz,
  primary key (host_id, id)
);

create table referral_invitations (
  host_id uuid not null references hosts (host_id) on delete cascade,
  id uuid not null,
  email text not null,
  invited_at timestamptz not null,
  primary key (host_id, id),
  unique (host_id, email)
);

-- Points that were claimed as a gift card.
create table reward_claims (
  host_id uuid not null references hosts (host_id) on delete cascade,
  id uuid not null,
  points integer not null,
  claimed_at timestamptz not null,
  primary key (host_id, id)
);
