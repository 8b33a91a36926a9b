-- Wrong guesses in a row by what they were at; keys are digests. Losing them in a crash is harmless.
create unlogged table guesses (
  key bytea primary key,
  wrong integer not null,
  last_at timestamptz not null
);
create index guesses_by_last on guesses (last_at);
