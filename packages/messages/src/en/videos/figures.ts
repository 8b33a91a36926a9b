/** How videos are watched. */
export const texts = {
  'videos.figures': 'Watched',
  'videos.figures_none': 'Nobody has opened this video yet.',
  'videos.figures_opened': 'Opened',
  'videos.figures_played': 'Played',
  'videos.figures_half': 'Half',
  'videos.figures_whole': 'To the end',
  'videos.figures_clicked': 'Followed a link',
  'videos.figures_booked': 'Booked',
  'videos.figures_booked_at': 'Booked while the video was at: {times}',
  'videos.figures_curve':
    'How many views played each part of the video: {first} at the beginning, at most {most}, {last} at the end',
  'videos.figures_text':
    'We count each time the page opens and the video plays. Watching twice counts twice, because we don’t identify visitors. Their browser only remembers where they stopped.',
  'videos.figures_suspect': {
    one: '{count} more was probably a program, such as one that checks links in emails.',
    other: '{count} more were probably programs, such as those that check links in emails.',
  },
  'videos.nearly_full': 'Your videos take {used} of {all}. Delete some before there is no space left.',
  'videos.is_full': 'Your videos take up all of your space. Delete some to add another.',
  'videos.server_nearly_full':
    'This server is nearly full. Ask whoever runs it for more space before you record something long.',
  'videos.no_ffmpeg':
    'This server cannot convert videos or take pictures out of them. MP4 files with H.264 play everywhere.',
} as const
