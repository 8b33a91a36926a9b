-- Whose link a host used. The inviting host is told only that somebody came, and sees this id.
create table referred_hosts (
  host_id uuid primary key references hosts (host_id) on delete cascade,
  by_host uuid not null,
  id uuid not null
);

-- People who came by a host's link, without their names.
create table referrals (
  host_id uuid not null references hosts (host_id) on delete cascade,
  id uuid not null,
  joined_at timestamptz not null,
  paid_at timestamptz,
  -- The card that paid, as a digest.
  card_mark bytea,
  -- When the money went back, and with it the points.
  taken_back_at timestamptz,
  primary key (host_id, id)
);

create table referral_invitations (
  host_id uuid not null references hosts (host_id) on delete cascade,
  id uuid not null,
  email text not null,
  invited_at timestamptz not null,
  -- False if the mailbox had enough of such mails. Then there is no reminder either.
  is_mailed boolean not null default true,
  -- Who signed up with this very mail, among `referrals`.
  referral_id uuid,
  reminded_at timestamptz,
  -- Hidden from the host since then. The row stays for a while, so that nobody is invited twice and its reader can
  -- still stop all mails.
  deleted_at timestamptz,
  primary key (host_id, id),
  unique (host_id, email)
);

-- Every change of a host's points, so that they add up in whatever order it happens. Rows are only added.
create table point_entries (
  host_id uuid not null references hosts (host_id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('earned', 'taken_back', 'given_again', 'claimed', 'returned')),
  points integer not null,
  referral_id uuid,
  claim_id uuid,
  at timestamptz not null,
  primary key (host_id, id),
  check ((referral_id is null) <> (claim_id is null))
);

-- Points that were claimed as a gift card. The card leaves some days later, unless the operator stops it. If it never
-- leaves, the points go back.
create table reward_claims (
  host_id uuid not null references hosts (host_id) on delete cascade,
  id uuid not null,
  points integer not null,
  claimed_at timestamptz not null,
  sent_at timestamptz,
  held_at timestamptz,
  returned_at timestamptz,
  -- The card of the stock that was sent. Null: the operator sent one by hand.
  card_id uuid,
  primary key (host_id, id)
);

-- Gift cards that the operator has bought.
create table gift_cards (
  id uuid primary key,
  points integer not null,
  code bytea not null, -- sealed for this row
  code_hash bytea not null unique,
  loaded_at timestamptz not null,
  for_host uuid,
  claim_id uuid,
  given_at timestamptz
);
create index gift_cards_left on gift_cards (points, loaded_at) where claim_id is null;
