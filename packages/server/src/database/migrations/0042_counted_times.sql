-- What of a calendar counts as busy besides what plainly is.
alter table calendars add column counted text[] not null default '{tentative,out_of_office}';
