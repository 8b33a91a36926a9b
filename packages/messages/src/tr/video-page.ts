import type { texts as source } from '../en/video-page.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  play: 'Videoyu oynat',
  speed: 'Hız',
  quality: 'Kalite',
  quality_high: 'Yüksek',
  quality_small: 'Veri tasarrufu',
  full_screen: 'Tam ekran',
  chapters: 'Bölümler',
  book: 'Randevu al',
  close: 'Kapat',
  website: 'Web sitesi: {site}',
  failed_connection: 'Bağlantı koptu.',
  failed_file: 'Bu video yüklenemedi.',
  failed_format: 'Bu video yüklenemedi. Başka bir tarayıcı deneyin.',
  try_again: 'Yeniden dene',
  password_title: 'Bu video şifreli',
  password: 'Şifre',
  wrong_password: 'Yanlış şifre. Yeniden deneyin.',
  watch: 'Videoyu izle',
  missing_title: 'Bu video burada değil',
  missing_text: 'Silinmiş veya sahibi tarafından gizlenmiş olabilir.',
  expired_title: 'Bağlantının süresi doldu',
  expired_text: 'Bu bağlantı artık çalışmıyor. Videonun sahibinden yeni bir bağlantı isteyin.',
  processing_title: 'Neredeyse hazır',
  processing_text: 'Bu video hâlâ hazırlanıyor. Birazdan burada görünecek.',
}
