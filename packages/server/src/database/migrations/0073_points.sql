-- Each change of a host's points, so that they add up whatever happened in which order. Rows are only added.
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

insert into point_entries (host_id, id, kind, points, referral_id, at)
select host_id, gen_random_uuid(), 'earned', 50, id, paid_at from referrals where paid_at is not null;

insert into point_entries (host_id, id, kind, points, referral_id, at)
select host_id, gen_random_uuid(), 'taken_back', -50, id, taken_back_at
from referrals where paid_at is not null and taken_back_at is not null;

insert into point_entries (host_id, id, kind, points, claim_id, at)
select host_id, gen_random_uuid(), 'claimed', -points, id, claimed_at from reward_claims;

-- A gift card leaves by itself some days later, unless the operator stops it, and returns its points if it never leaves.
alter table reward_claims
  add column held_at timestamptz,
  add column returned_at timestamptz,
  add column card_id uuid;

-- Codes of gift cards that the operator has bought, sealed.
create table gift_cards (
  id uuid primary key,
  points integer not null,
  code bytea not null,
  code_hash bytea not null unique,
  loaded_at timestamptz not null,
  for_host uuid,
  claim_id uuid,
  given_at timestamptz
);

create index gift_cards_left on gift_cards (points, loaded_at) where claim_id is null;
