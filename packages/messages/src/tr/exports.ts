import type { texts as source } from '../en/exports.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'export.gone': 'Bu dosya indirilmiş veya süresi dolmuş',
  'export.text': 'Bu hesaptaki her şeyi indirin: yazılımlar için JSON, tablolar için CSV olarak.',
  'export.none': 'Her şey tek dosyada',
  'export.none_text':
    'Profiliniz, çalışma programlarınız, etkinlik türleriniz, davetlilerin yanıtlarıyla randevularınız, yerleştirmeleriniz, entegrasyonlarınız, webhook’larınız ve hareketleriniz. Bu biraz sürebilir. Dosya hazır olduğunda e-posta göndereceğiz.',
  'export.ask': 'Dışa aktarma oluştur',
  'export.ask_again': 'Yeni dışa aktarma oluştur',
  'export.of': 'Dışa aktarma: {time}',
  'export.waiting':
    'Dosyayı oluşturuyoruz. Bu sayfayı kapatabilirsiniz: hazır olduğunda e-posta göndereceğiz.',
  'export.failed': 'Dosya oluşturulurken bir sorun oluştu. Otomatik olarak yeniden deneyeceğiz.',
  'export.ready': 'Dosyanız hazır. Bir kez indirebilirsiniz, son zaman: {until}. Ardından sileriz.',
  'export.fetched': 'Dosya indirildi, bu yüzden sildik.',
  'export.fetch': 'Dosyayı indir ({size})',
  'export.saved': '{file} kaydedildi',
  'export.progress': 'İlerleme',
  'export.parts': 'Bölüm: {done} / {parts}',
  'error.export_fetching': 'Başka bir sekmede veya başka bir cihazda indiriliyor',
  'error.export_not_found': 'Bu dışa aktarma artık yok',
}
