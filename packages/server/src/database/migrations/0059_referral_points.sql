-- With which card the plan was paid, as a digest, and when what it earned went back with the money.
alter table referrals
  add column card_mark bytea,
  add column taken_back_at timestamptz;
