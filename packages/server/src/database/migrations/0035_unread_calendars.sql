-- For how many minutes what was last read of a calendar counts while it cannot be read (null: until it can), and what counts then.
alter table calendars
  add column trust_minutes integer,
  add column when_unread text not null default 'busy' check (when_unread in ('busy', 'free'));
