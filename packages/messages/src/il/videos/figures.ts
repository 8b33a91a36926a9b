import type { texts as source } from '../../en/videos/figures.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'videos.figures': 'צפיות',
  'videos.figures_none': 'עדיין אף אחד לא פתח את הסרטון הזה.',
  'videos.figures_opened': 'נפתח',
  'videos.figures_played': 'נוגן',
  'videos.figures_half': 'עד חציו',
  'videos.figures_whole': 'עד הסוף',
  'videos.figures_clicked': 'לחצו על קישור',
  'videos.figures_booked': 'נקבעה פגישה',
  'videos.figures_booked_at': 'נקבעו פגישות כשהסרטון היה ב: {times}',
  'videos.figures_curve': 'כמה צפיות ניגנו כל חלק של הסרטון: {first} בהתחלה, לכל היותר {most}, {last} בסוף',
  'videos.figures_text':
    'נספרת כל פתיחה של הדף וכל הפעלה של הסרטון. צפייה כפולה נספרת פעמיים, כי אנחנו לא מזהים מבקרים. רק הדפדפן שלהם זוכר היכן עצרו.',
  'videos.figures_suspect': {
    one: 'צפייה נוספת אחת ({count}) הייתה כנראה של תוכנה, למשל כזו שבודקת קישורים בדואר.',
    other: 'עוד {count} צפיות היו כנראה של תוכנות, למשל כאלה שבודקות קישורים בדואר.',
  },
  'videos.nearly_full': 'הסרטונים שלכם תופסים {used} מתוך {all}. מחקו כמה לפני שייגמר המקום.',
  'videos.is_full': 'הסרטונים שלכם תופסים את כל המקום. מחקו כמה כדי להוסיף עוד.',
  'videos.server_nearly_full': 'השרת הזה כמעט מלא. בקשו ממי שמפעיל אותו עוד מקום לפני הקלטה ארוכה.',
  'videos.no_ffmpeg':
    'השרת הזה לא יכול להמיר סרטונים או לקחת מהם תמונות. קובצי MP4 עם H.264 מתנגנים בכל מקום.',
}
