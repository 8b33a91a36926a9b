-- Mails that ask somebody who wants to book whether the address is theirs.
alter table stranger_mails
  drop constraint stranger_mails_cause_check,
  add constraint stranger_mails_cause_check check (cause in ('host', 'visitor', 'self'));
