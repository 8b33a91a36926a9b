-- Captions that a speech recognizer wrote, and nobody has checked.
alter table video_captions add column by_machine boolean not null default false;

-- Captions on their way, or why there are none.
alter table videos add column transcript jsonb;
