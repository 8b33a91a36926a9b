import type { texts as source } from '../en/branding.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'branding.text': 'Sayfanızın, e-postalarınızın ve yerleştirmelerinizin görünümü.',
  'branding.preview': 'Kaydedilmemiş değişiklikler dahil, davetlilerin gördüğü sayfanız.',
  'branding.scheme': 'Ziyaretçinin teması',
  'branding.light': 'Açık renk',
  'branding.dark': 'Koyu renk',

  'image.avatar': 'Resminiz',
  'image.avatar_text': 'Logonuz yoksa sayfanızın ve e-postalarınızın üst kısmında.',
  'image.logo': 'Logo',
  'image.logo_text': 'Resminizin yerine gösterilir.',
  'image.background': 'Arka plan',
  'image.background_text':
    'Sayfanızın arkasında. Yerleştirilmiş sayfalar bunun yerine arkalarındaki web sitesini gösterir.',
  'image.kinds': 'JPEG, PNG, WebP veya GIF, en fazla {megabytes} MB.',
  'image.choose': 'Dosya seç: {name}',
  'image.replace': 'Değiştir: {name}',
  'image.remove': 'Kaldır: {name}',
  'image.choose_short': 'Dosya seç',
  'image.replace_short': 'Değiştir',
  'image.remove_short': 'Kaldır',
  'image.sending': 'Resim yükleniyor…',
  'image.saved': 'Resim kaydedildi',
  'image.background_saved': 'Arka plan kaydedildi',
  'image.removed': 'Resim kaldırıldı',
  'image.required': 'Resim gerekli',
  'image.failed': 'Dosya yüklenemedi. Biraz sonra yeniden deneyin.',
  'image.image_type': 'Bu bir JPEG, PNG, WebP veya GIF resmi değil.',
  'image.too_large': 'Bu dosya {megabytes} MB sınırından büyük.',
  'image.too_many_pixels': {
    one: 'Bu resim {count} milyondan fazla piksel içeriyor. Önce küçültün.',
    other: 'Bu resim {count} milyondan fazla piksel içeriyor. Önce küçültün.',
  },
  'image.image_broken': 'Bu resim bozuk veya eksik.',
  'image.image_slow': 'Bu resmi okumak çok uzun sürüyor. Önce küçültün.',

  'crop.title': 'Resminizi kırpın',
  'crop.frame': 'Görünen bölüm: sürükleyin veya ok tuşlarıyla taşıyın',
  'crop.zoom': 'Yakınlaştırma',
  'crop.use': 'Resmi kırp',

  'colors.title': 'Renkler',
  'colors.text': 'Sayfanızda, e-postalarda ve kendi rengi olmayan yerleştirmelerde.',
  'colors.background': 'Arka plan rengi',
  'colors.text_color': 'Metin rengi',
  'colors.button': 'Düğme ve bağlantı rengi',
  'colors.usual': 'Varsayılana sıfırla',
  'colors.default': 'Varsayılan',
  'colors.reset': 'Varsayılana sıfırla: {name}',
  'colors.hard_to_read':
    'Bu metni okumak bazı ziyaretçiler için zor. Siz bir arka plan seçmedikçe arka plan bazılarında açık, bazılarında koyudur.',
  'colors.better': '{color} kullan',

  'product_name.hide': '{product} adını gizle',
  'product_name.text':
    'Adı sayfanızdan ve davetlilere giden e-postalardan kaldırır. O e-postalar sizin adınızla gönderilir.',
}
