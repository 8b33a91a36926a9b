import type { texts as source } from '../../en/videos/errors.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'error.video_not_found': 'הסרטון הזה כבר לא קיים',
  'error.video_folder_not_found': 'התיקייה הזו כבר לא קיימת',
  'error.video_folder_limit_reached': 'הגעת למספר התיקיות המרבי לחשבון',
  'error.video_limit_reached': 'הגעת למגבלת הסרטונים',
  'error.video_storage_full': 'הסרטונים שלך תופסים את כל השטח. יש למחוק כמה מהם כדי להוסיף עוד.',
  'error.server_storage_full': 'אין כרגע בשרת מקום לסרטון נוסף',
  'error.video_type': 'אפשר להעלות רק סרטוני .mp4, .webm ו-.ogg',
  'error.video_too_large': 'הסרטון גדול מדי',
  'error.video_not_ready': 'הסרטון עדיין לא מוכן',
  'error.upload_not_found': 'ההעלאה הזו כבר לא קיימת',
  'error.upload_expired': 'ההעלאה הסתיימה כי לא הגיע דבר במשך 7 ימים',
  'error.captions_unreadable': 'לא ניתן לקרוא את הקובץ ככתוביות. יש לבחור קובץ WebVTT ‏(.vtt).',
  'error.transcript_not_available': 'לשרת הזה אין זיהוי דיבור. אפשר להוסיף כתוביות כקובץ.',
  'error.trim_not_available': 'השרת הזה לא יכול לקצר סרטונים. בקשו ממפעיל השרת להתקין ffmpeg.',
  'error.trim_expired': 'הסרטון המלא נשמר למשך 7 ימים ונמחק',
  'error.frames_not_available': 'השרת הזה לא יכול לחלץ תמונות מסרטונים. אפשר להעלות תמונה במקום.',
}
