-- Which request writes to an upload, over all processes.
alter table video_uploads
  add column lease uuid,
  add column lease_until timestamptz;
