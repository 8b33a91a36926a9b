-- A few seconds of a video, for mails.
alter table videos add column gif_file text;
