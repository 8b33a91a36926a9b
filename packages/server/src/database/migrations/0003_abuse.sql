-- Attempts per key and period. Losing them in a crash is harmless.
create unlogged table attempts (
  key bytea not null, -- a digest
  period_start timestamptz not null,
  -- Some periods are longer than a day, after which others are forgotten.
  ends_at timestamptz,
  count integer not null,
  primary key (key, period_start)
);

-- Wrong guesses in a row, by what they tried to guess. Losing them in a crash is harmless.
create unlogged table guesses (
  key bytea primary key, -- a digest
  wrong integer not null,
  last_at timestamptz not null
);
create index guesses_by_last on guesses (last_at);
