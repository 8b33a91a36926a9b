-- When the period ends. Without it, the daily clean-up forgot periods of more than a day while they lasted.
alter table attempts add column ends_at timestamptz;
