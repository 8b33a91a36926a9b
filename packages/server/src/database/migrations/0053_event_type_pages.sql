alter table event_types
  -- Only people with its link find it.
  add column is_secret boolean not null default false,
  -- What its page says while it is off. Empty: our own words.
  add column off_text text not null default '';
