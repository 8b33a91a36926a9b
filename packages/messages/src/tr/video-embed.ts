import type { texts as source } from '../en/video-embed.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'video_embed.title': 'Web sitenize video koyun',
  'video_embed.text':
    'Bir video ve görünümünü seçin, sonra kodu kopyalayın. Herkes için ücretsiz, hesap gerekmez.',
  'video_embed.video': 'Video',
  'video_embed.video_text':
    'Bir YouTube veya Vimeo bağlantısı ya da bu sitedeki bir video sayfasının adresi.',
  'video_embed.video_wrong':
    'Bir YouTube veya Vimeo bağlantısı ya da bu sitedeki bir video sayfasının adresini girin',
  'video_embed.frame': 'Video',
  'video_embed.frame_title': 'Başlık',
  'video_embed.frame_title_text': 'Ekran okuyucular tarafından sesli okunur.',
  'video_embed.width': 'Genişlik',
  'video_embed.width_full': 'Tam genişlik',
  'video_embed.width_px': 'En fazla {width} px',
  'video_embed.hide_title': 'Yalnızca videoyu göster',
  'video_embed.colors': 'Renkler',
  'video_embed.backgroundColor': 'Arka plan',
  'video_embed.textColor': 'Metin',
  'video_embed.buttonColor': 'Düğme',
  'video_embed.own_color': 'Varsayılan',
  'video_embed.call': 'Eylem çağrısı',
  'video_embed.call_none': 'Yok',
  'video_embed.call_book': 'Randevu al',
  'video_embed.call_link': 'Bağlantı',
  'video_embed.call_text': 'Düğme metni',
  'video_embed.call_url': 'Nereye gittiği',
  'video_embed.book_url': 'Randevu sayfası',
  'video_embed.book_text': 'Videonun üzerinde açılır. Küçük çerçevelerde bir sekmede açılır.',
  'video_embed.book_wrong': '{origin} ile başlayan bir randevu sayfası adresi girin',
  'video_embed.book_example': 'Randevu al',
  'video_embed.preview': 'Önizleme',
  'video_embed.no_video': 'Videonuz burada görünür',
  'video_embed.code': 'Kod',
  'video_embed.code_text': 'Videoyu istediğiniz yere yapıştırın.',
  'video_embed.sign_in_text': 'Sonra videolarınızdan seçin.',
  'video_embed.no_code': 'Kodu almak için bir video girin.',
}
