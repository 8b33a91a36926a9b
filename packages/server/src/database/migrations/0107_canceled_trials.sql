alter table plans add column trial_canceled_at timestamptz;
