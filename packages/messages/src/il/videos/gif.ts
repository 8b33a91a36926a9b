import type { texts as source } from '../../en/videos/gif.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'videos.gif': 'GIF לאימיילים',
  'videos.gif_now': 'ה-GIF לאימיילים',
  'videos.gif_make': 'יצירת GIF',
  'videos.gif_text': 'שלוש שניות מהתמונה הנוכחית. אימיילים שמעתיקים מקמפיין מציגים אותו במקום התמונה.',
  'videos.gif_needs_ffmpeg': 'לא ניתן ליצור GIF: אין בשרת ffmpeg. יש לבקש ממפעיל השרת להתקין אותו.',
  'error.cannot_create_gif': 'לא ניתן ליצור GIF: אין כאן תמונה, או שיש יותר מדי תנועה. יש לבחור תמונה אחרת.',
}
