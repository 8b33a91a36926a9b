import type { texts as source } from '../en/outreach.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'error.outreach_not_found': 'Bu araç artık bağlı değil.',
  'error.outreach_campaign_not_found': 'Bu kampanya artık ilişkili değil.',
  'error.outreach_busy': 'Müşteri adayları hâlâ ekleniyor. Bitmesini bekleyin veya önce durdurun.',
  'outreach.disconnect_text':
    '{name} içindeki müşteri adayları orada kalır. {name} artık randevulardan haberdar olmaz ve anahtarı sileriz.',
  'outreach.campaigns': 'Kampanyalar',
  'outreach.campaigns_text':
    'Müşteri adaylarınız kişisel bağlantılarıyla {name} içine eklenir. Biri randevu aldığında {name} haberdar edilir, böylece ona artık mesaj gitmez.',
  'outreach.empty': 'Henüz ilişkili kampanya yok.',
  'outreach.no_campaigns': 'Önce bir kampanya oluşturun. Sonra müşteri adaylarını buradan ekleyebilirsiniz.',
  'outreach.to_campaigns': 'Kampanyalara git',
  'outreach.link': 'Kampanya ilişkilendir',
  'outreach.ours': 'Kampanyanız',
  'outreach.theirs': '{name} içindeki kampanya',
  'outreach.audience': '{name} içindeki hedef kitle',
  'outreach.draft': '{campaign} (taslak)',
  'outreach.field': 'Bağlantı için özel alan',
  'outreach.field_text':
    'Bu alanı {name} içindeki mesajlarınızda kullanın; her müşteri adayı kendi bağlantısını alır.',
  'outreach.field_problem': 'Harf, rakam ve alt çizgi kullanın, örneğin booking_link.',
  'outreach.tag': 'Randevu alan adaylar için etiket (isteğe bağlı)',
  'outreach.tag_text':
    'Bir müşteri adayı randevu aldığında etiketi {name} içinde ekler, gerekirse oluştururuz.',
  'outreach.tag_set': 'Randevu alan adaylar için etiket: {tag}',
  'outreach.label': 'Randevu alan adaylar için işaret (isteğe bağlı)',
  'outreach.label_text':
    '{name} içinde var olan bir müşteri adayı işareti seçin. Boş bırakırsanız randevu alan adayların işareti: “Meeting booked”',
  'outreach.label_set': 'Randevu alan müşteri adayları için işaret: {tag}',
  'outreach.choose': 'Birini seçin',
  'outreach.incomplete': 'Müşteri adaylarının nereden gelip nereye gideceğini seçin.',
  'outreach.targets_empty':
    '{name} içinde henüz müşteri adayı eklenecek bir yer yok. Önce orada bir kampanya oluşturun.',
  'outreach.save': 'Kampanyayı ilişkilendir',
  'outreach.saved': 'Kampanya ilişkilendirildi',
  'outreach.changed': 'Kampanya güncellendi',
  'outreach.edit': 'Düzenle: {campaign}',
  'outreach.gone': 'Silinmiş kampanya',
  'outreach.goes_to': 'Müşteri adaylarının hedefi: {target}, bağlantıların alanı: {field}',
  'outreach.push': 'Aday ekle',
  'outreach.push_stop': 'Eklemeyi durdur',
  'outreach.push_none': 'Henüz müşteri adayı eklenmedi.',
  'outreach.push_running': '{done} / {total} eklendi',
  'outreach.push_done': {
    one: '{name} içinde {count} müşteri adayı var',
    other: '{name} içinde {count} müşteri adayı var',
  },
  'outreach.push_stopped': 'Durduruldu: {done} / {total}. Eklenmiş müşteri adayları kalır.',
  'outreach.push_failed': 'Bitmedi: {done} / {total} eklendi.',
  'outreach.refused': {
    one: '{count} müşteri adayı eklenmedi. {need}',
    other: '{count} müşteri adayı eklenmedi. {need}',
  },
  'outreach.need_heyreach':
    'HeyReach, her müşteri adayı için bir LinkedIn profili ister: profil adresi sütunu olan bir dosya içe aktarın.',
  'outreach.need_lagrowthmachine':
    'La Growth Machine, her müşteri adayı için bir e-posta adresi veya LinkedIn profili ister.',
  'outreach.need_instantly': 'Instantly, kendi engel listesinde olmayan bir e-posta adresi ister.',
  'outreach.told': {
    one: '{name} için {count} randevu gönderildi',
    other: '{name} için {count} randevu gönderildi',
  },
  'outreach.telling': { one: '{count} randevu bekliyor', other: '{count} randevu bekliyor' },
  'outreach.untold': {
    one: '{count} randevu gönderilemedi: ilgili müşteri adayı {name} içinde bulunmuyor.',
    other: '{count} randevu gönderilemedi: ilgili müşteri adayları {name} içinde bulunmuyor.',
  },
  'outreach.replied': { one: '{count} müşteri adayı yanıtladı', other: '{count} müşteri adayı yanıtladı' },
  'outreach.unlink': 'İlişkiyi kaldır',
  'outreach.unlink_title': '{campaign} ilişkisi kaldırılsın mı?',
  'outreach.unlink_text':
    '{name} içindeki müşteri adayları orada kalır. {name} artık bu kampanyanın randevularından haberdar olmaz.',
  'outreach.unlinked': 'Kampanyanın ilişkisi kaldırıldı',
  'outreach.do_unauthorized': 'Çalışan bir anahtarla yeniden bağlanın.',
  'outreach.do_forbidden': '{name} planınız API’yi içermiyor. Planı orada yükseltin, sonra yeniden deneyin.',
  'outreach.do_not_found': 'Kampanya {name} içinde artık yok. Başka bir tane ilişkilendirin.',
  'outreach.do_rate_limited': '{name} yavaşlamamızı istedi. Otomatik olarak devam edeceğiz.',
  'outreach.do_unavailable': '{name} yanıt vermiyor. Otomatik olarak yeniden deneyeceğiz.',
  'outreach.do_invalid':
    '{name} müşteri adaylarını kabul etmedi. Kampanyanın etkin olduğunu ve {field} alanının hâlâ bulunduğunu kontrol edin, sonra yeniden deneyin.',
  'outreach.hook': 'Gelen yanıtlar',
  'outreach.hook_text':
    '{name} webhook’larına bir adres yapıştırın, kimin yanıtladığını burada görün. Adresi gizli tutun: ona sahip olan herkes yanıt bildirebilir.',
  'outreach.hook_make': 'Adres oluştur',
  'outreach.hook_again': 'Adresi değiştir',
  'outreach.hook_end': 'Adresi kapat',
  'outreach.hook_title': 'Webhook’lar için adres',
  'outreach.hook_once': 'Şimdi kopyalayın: yalnızca bir kez gösterilir. Önceki adres artık çalışmaz.',
  'outreach.hook_copy': 'Adresi kopyala',
  'outreach.hook_copied': 'Adres kopyalandı',
  'outreach.hook_kept': 'Bitti',
  'outreach.hook_never': 'Henüz hiçbir şey alınmadı.',
  'outreach.hook_heard': 'Son alınan: {date}',
}
