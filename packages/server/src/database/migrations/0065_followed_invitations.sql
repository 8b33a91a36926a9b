-- What came of an invitation: who signed up with it, the one reminder, and when the host deleted it. A deleted one stays for a
-- while, so that nobody is invited twice and its reader can still stop all mails. Without a mail, because the mailbox had
-- enough of them, there is no reminder either.
alter table referral_invitations
  add column is_mailed boolean not null default true,
  add column referral_id uuid,
  add column reminded_at timestamptz,
  add column deleted_at timestamptz;
