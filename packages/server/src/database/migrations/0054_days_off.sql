-- Of hosts with public holidays or time away.
create table days_off (
  host_id uuid primary key references hosts (host_id) on delete cascade,
  -- Null: no holidays.
  country text,
  -- Null: the whole country.
  region text,
  -- As computed for this year and the next two, in this language.
  holidays jsonb not null default '[]',
  language text,
  computed_at timestamptz,
  -- Dates on which the usual hours apply, although they are holidays.
  available_on text[] not null default '{}',
  away jsonb not null default '[]'
);
