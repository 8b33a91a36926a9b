-- Seconds of a video at another service, as the page tells that played it.
alter table video_views add column length integer;

-- What a view has of the whole video, while its trim can be undone.
alter table video_views add column whole_watched int4multirange;
alter table video_views add column whole_booked_second integer;

-- Since when pages show the file that plays now. Null: since it is ready.
alter table videos add column plays_since timestamptz;
