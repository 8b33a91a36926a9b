import type { texts as source } from '../en/domains.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'domain.text':
    'Randevu sayfalarınızı kendi alan adınızda gösterin. Çalışmaya başlayınca bağlantılar, yerleştirmeler ve e-postalar onu kullanır. Bu sunucunun adresi de çalışmaya devam eder.',
  'domain.label': 'Alan adınız',
  'domain.label_text': 'Başka bir şey için kullanılmayan bir tane seçin, örneğin meet.example.com.',
  'domain.wrong': '“{domain}” bir alan adı değil. meet.example.com gibi bir tane girin.',
  'domain.use': 'Bu alan adını kullan',
  'domain.unknown':
    '{domain} henüz bulunamadı. Kontrol etmeye devam edeceğiz. Şimdilik bir şey yapmanız gerekmez.',
  'domain.no_record':
    '{domain} için henüz kayıt yok. Aşağıdakileri alan adını satın aldığınız yerde ekleyin.',
  'domain.wrong_target': '{domain} burayı değil, şunu gösteriyor: {found}. Kaydını aşağıdakiyle değiştirin.',
  'domain.no_proof':
    '{domain} burayı gösteriyor, ancak size ait olduğunu kanıtlayan TXT kaydı eksik. Aşağıdakini ekleyin.',
  'domain.not_spread':
    'Kayıtlarınız doğru, ancak henüz yayılmadı. Bu birkaç saat sürebilir. Otomatik olarak yeniden kontrol edeceğiz.',
  'domain.no_answer':
    '{domain} burayı gösteriyor, ancak bu sunucu bu ada yanıt vermiyor. Sunucuyu işleten kişiden buna izin vermesini isteyin.',
  'domain.no_certificate':
    '{domain} burayı gösteriyor, ancak henüz sertifikası yok. Bu birkaç dakika sürebilir. Değişmezse bu sunucuyu işleten kişiye sorun.',
  'domain.works': 'Çalışıyor. Bağlantılar, yerleştirmeler ve e-postalar şunu kullanıyor: {domain}.',
  'domain.still_used':
    'Bağlantılar onu hâlâ kullanıyor. Bir saat içinde yeniden çalışmazsa bu sunucunun adresini kullanırlar.',
  'domain.checked': 'Kontrol edildi: {when}',
  'domain.check': 'Şimdi kontrol et',
  'domain.remove': 'Alan adını kaldır',
  'domain.set_meanwhile':
    'Başka bir sekmede veya başka biri tarafından başka bir alan adı ayarlandı. Görmek için bu sayfayı yeniden yükleyin. Sizinki kullanılmıyor.',
  'domain.removed': 'Bağlantılar yeniden bu sunucunun adresini kullanıyor',
  'domain.remove_ask': 'Alan adınız kaldırılsın mı?',
  'domain.remove_text': 'Daha önce paylaştığınız {domain} bağlantıları çalışmaz olur.',
  'domain.records': 'DNS kayıtları',
  'domain.records_text': 'İkisini de alan adını yönettiğiniz yerde ekleyin.',
  'domain.name': 'Ad',
  'domain.value': 'Değer',
  'domain.copy': 'Kopyala: {what}',
  'domain.apex':
    'Başında bir şey olmayan alan adları, örneğin example.com, CNAME alamaz. Bunun yerine ona bu sunucuyla aynı adresleri verin.',
  'error.domain_not_found': 'Özel alan adı ayarlanmamış',
}
