-- Forms that lead visitors to what fits their answers.
create table routing_forms (
  host_id uuid not null references hosts (host_id) on delete cascade,
  id uuid not null,
  slug text not null,
  name text not null,
  description text not null,
  questions jsonb not null,
  rules jsonb not null,
  otherwise jsonb not null,
  is_on boolean not null,
  created_at timestamptz not null,
  primary key (host_id, id),
  constraint routing_forms_slug unique (host_id, slug)
);

-- In words, because questions and choices may be renamed or deleted later.
create table routing_answers (
  host_id uuid not null,
  form_id uuid not null,
  id uuid not null,
  answered_at timestamptz not null,
  answers jsonb not null,
  rule_id text,
  led_to jsonb not null,
  primary key (host_id, id),
  foreign key (host_id, form_id) references routing_forms (host_id, id) on delete cascade
);
create index routing_answers_of_form on routing_answers (host_id, form_id, answered_at desc, id);
create index routing_answers_age on routing_answers (answered_at);
