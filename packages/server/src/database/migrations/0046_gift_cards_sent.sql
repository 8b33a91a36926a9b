-- When the operator has sent the gift card.
alter table reward_claims add column sent_at timestamptz;
