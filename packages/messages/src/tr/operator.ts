import type { texts as source } from '../en/operator.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  doctor: 'Ayarları, e-postayı ve ağı denetle',
  title: 'Sunucu durumu',
  allWell: 'Her şey yolunda.',
  wrong: { one: 'Bir sorun var', other: '{count} sorun var' },

  paused:
    'Bu sunucu bir yedekten geri yüklendi ve duraklatıldı: önceki sunucu bunu zaten yapmış olabileceği için e-posta göndermez ve başka hizmetleri çağırmaz. O sunucuyu durdurun ve pnpm admin resume --now komutunu çalıştırın.',
  mailsWait:
    'Kimse e-posta almıyor: SMTP_URL ayarlanmamış. Ayarlayın, örneğin smtp://user:password@host:587 olarak, ve sunucuyu yeniden başlatın. Bekleyen e-postalar o zaman gönderilir.',
  mailsCaught:
    'Kimse e-posta almıyor: SMTP_URL "mailbox" olarak ayarlı, bu yüzden e-postalar yalnızca burada tutulur. Sonradan gönderilmezler. Gerçek kullanım için bir e-posta sunucusuna ayarlayın.',
  nobodySends: {
    by: 'minutes',
    one: 'E-postalar {minutes} dakikadır bekliyor: çalışan bir worker yok veya e-posta sunucusu yok. ROLE=worker ile veya ROLE olmadan bir süreç başlatın ve ona SMTP_URL verin.',
    other:
      'E-postalar {minutes} dakikadır bekliyor: çalışan bir worker yok veya e-posta sunucusu yok. ROLE=worker ile veya ROLE olmadan bir süreç başlatın ve ona SMTP_URL verin.',
  },
  serverRefuses:
    'E-posta sunucusu hiçbir e-postayı kabul etmiyor: ulaşılamıyor veya bizimkileri geri çeviriyor. SMTP_URL değerini ve sunucunun günlüğünü kontrol edin. İki gün boyunca denemeye devam ederiz.',
  noEncryption:
    'Şifreler ve bağlantılar şifrelenmeden gönderiliyor, yolda başkaları okuyabilir. Önüne TLS’yi sonlandıran bir proxy koyun ve PUBLIC_URL değerini https:// adresine ayarlayın.',
  superuser:
    'Sunucu, veritabanında superuser yetkisine sahip; bizim bir hatamız tüm makineyi etkileyebilir. Ona yalnızca kendi veritabanının sahibi olan bir rol verin ve DATABASE_URL içinde o rolü kullanın.',
  keyBesideSecrets:
    'Kimlik doğrulama anahtarları ve takvim jetonları şifreli, ancak anahtarları aynı veritabanında: veritabanının kopyasına sahip olan herkes onları okuyabilir. SECRET_KEYS değerini 64 onaltılık haneye ayarlayın, örneğin openssl rand -hex 32 çıktısına, ve sunucuyu yeniden başlatın.',

  server: 'Sunucu',
  version: 'Sürüm',
  roles: 'Bu süreç',
  web: 'isteklere yanıt verir',
  worker: 'e-posta, hatırlatıcı ve webhook gönderir',
  since: 'Çalışma başlangıcı',
  publicUrl: 'Genel adres',
  listens: 'Dinlediği adres',
  listensAt: '{host}, bağlantı noktası {port}',
  knownHosts: 'Diğer adlar',
  proxies: 'Güvenilen proxy’ler',
  onThisMachine: 'bu makinedekiler',
  purpose: 'Amaç',
  trial:
    'Yalnızca bu makine için, kendi verileriyle bir deneme. Gerçekten çalıştırmak için PUBLIC_URL ayarlayın.',
  production: 'Üretim',
  videos: 'Videolar',
  ffmpeg: 'Bu süreçte ffmpeg var, videoları dönüştürebilir.',
  noFfmpeg:
    'Bu süreçte /usr/bin, /usr/local/bin veya /opt/homebrew/bin içinde ffmpeg yok. Videolar kaydedilebilir, yüklenebilir ve oynatılabilir, ancak kırpılamaz. Onlardan resim veya GIF yapılmaz, birkaç tarayıcının oynatmadığı WebM videoları olduğu gibi kalır ve .ogg videoları gösterilmez. ffmpeg kurun ve sunucuyu yeniden başlatın.',

  database: 'Veritabanı',
  databaseSize: 'Boyut',
  databaseRole: 'Rol',
  migration: 'En yeni geçiş',
  newestBackup: 'En yeni yedek',

  mails: 'E-postalar',
  mailsGo: 'Durum',
  sent: 'alıcılarına gönderildi',
  caught: 'posta kutusunda tutuldu',
  waiting: 'bekliyor',
  waitingNow: 'Şu anda bekleyen',
  waitingSince: '{count}, başlangıç {time}',
  none: 'yok',
  later: 'Sonraki hatırlatıcılar',
  lastSent: 'Son gönderilen',
  never: 'hiç',
  refused: 'Son bir haftada alıcılarca geri çevrilen',
}
