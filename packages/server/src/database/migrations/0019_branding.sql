-- Pictures are named by their content; where they lie follows from their kind.
alter table brandings
  add column background text,
  add column hides_product_name boolean not null default false;

-- Those that others have replaced: mails that were sent before still show them for a while.
create table former_images (
  host_id uuid not null references hosts (host_id) on delete cascade,
  kind text not null,
  file text not null,
  replaced_at timestamptz not null,
  primary key (host_id, kind, file)
);
create index former_images_by_time on former_images (replaced_at);

-- What a plan allows: slug, data ('yes') and what is shown where it does not.
alter table plans add column configs jsonb not null default '[]';
update plans set configs = '[{"slug": "hide-product-name", "data": "yes", "popup": null}]';
