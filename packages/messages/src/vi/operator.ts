import type { texts as source } from '../en/operator.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  doctor: 'Kiểm tra cài đặt, email và mạng',
  title: 'Trạng thái máy chủ',
  allWell: 'Không có gì sai.',
  wrong: { other: 'Số vấn đề: {count}' },

  paused:
    'Máy chủ này được khôi phục từ một bản sao lưu và đang tạm dừng: máy chủ không gửi email và không gọi đến dịch vụ nào khác, vì máy chủ trước có thể đã làm việc đó. Hãy dừng máy chủ kia rồi chạy pnpm admin resume --now.',
  mailsWait:
    'Không ai nhận được email: SMTP_URL chưa được đặt. Hãy đặt, ví dụ smtp://user:password@host:587, rồi khởi động lại máy chủ. Các email đang chờ sẽ được gửi khi đó.',
  mailsCaught:
    'Không ai nhận được email: SMTP_URL là "mailbox", nên email chỉ được giữ ở đây. Chúng không được gửi về sau. Hãy đặt thành một máy chủ thư để dùng thật.',
  nobodySends: {
    by: 'minutes',
    other:
      'Email đã chờ {minutes} phút: không có worker nào đang chạy, hoặc worker không có máy chủ thư. Hãy khởi động một tiến trình với ROLE=worker, hoặc không có ROLE, và đặt SMTP_URL cho tiến trình đó.',
  },
  serverRefuses:
    'Máy chủ thư không nhận email nào: không kết nối được, hoặc từ chối email của chúng tôi. Hãy kiểm tra SMTP_URL và nhật ký của máy chủ. Chúng tôi tiếp tục thử trong hai ngày.',
  noEncryption:
    'Mật khẩu và liên kết được gửi không mã hóa nên người khác có thể đọc trên đường truyền. Hãy đặt phía trước một proxy kết thúc TLS, và đặt PUBLIC_URL thành địa chỉ https:// của proxy đó.',
  superuser:
    'Máy chủ là superuser của cơ sở dữ liệu, nên một lỗi của chúng tôi có thể ảnh hưởng đến cả máy. Hãy cấp một vai trò chỉ sở hữu cơ sở dữ liệu của máy chủ và không gì khác, rồi dùng vai trò đó trong DATABASE_URL.',
  keyBesideSecrets:
    'Khóa bí mật của ứng dụng xác thực và token lịch đã được mã hóa, nhưng khóa mã hóa nằm trong cùng cơ sở dữ liệu: bất kỳ ai có bản sao của cơ sở dữ liệu đều đọc được. Hãy đặt SECRET_KEYS thành 64 chữ số thập lục phân, ví dụ từ openssl rand -hex 32, rồi khởi động lại máy chủ.',

  server: 'Máy chủ',
  version: 'Phiên bản',
  roles: 'Tiến trình này',
  web: 'trả lời yêu cầu',
  worker: 'gửi email, lời nhắc và webhook',
  since: 'Chạy từ',
  publicUrl: 'Địa chỉ công khai',
  listens: 'Lắng nghe trên',
  listensAt: '{host}, cổng {port}',
  knownHosts: 'Các tên khác',
  proxies: 'Proxy tin cậy',
  onThisMachine: 'các proxy trên máy này',
  purpose: 'Mục đích',
  trial: 'Bản dùng thử với dữ liệu riêng, chỉ cho máy này. Hãy đặt PUBLIC_URL để chạy thật.',
  production: 'Vận hành thật',
  videos: 'Video',
  ffmpeg: 'Tiến trình này có ffmpeg và chuyển đổi được video.',
  noFfmpeg:
    'Tiến trình này không có ffmpeg trong /usr/bin, /usr/local/bin hay /opt/homebrew/bin. Video có thể được quay, tải lên và phát, nhưng không cắt được. Không có hình ảnh hay GIF nào được tạo từ video, video WebM giữ nguyên định dạng mà một số trình duyệt không phát được, và video .ogg không được hiển thị. Hãy cài ffmpeg, rồi khởi động lại máy chủ.',

  database: 'Cơ sở dữ liệu',
  databaseSize: 'Kích thước',
  databaseRole: 'Vai trò',
  migration: 'Migration mới nhất',
  newestBackup: 'Bản sao lưu mới nhất',

  mails: 'Email',
  mailsGo: 'Trạng thái',
  sent: 'được gửi đến người nhận',
  caught: 'được giữ trong hộp thư',
  waiting: 'đang chờ',
  waitingNow: 'Hiện đang chờ',
  waitingSince: '{count}, từ {time}',
  none: 'không có',
  later: 'Lời nhắc gửi sau',
  lastSent: 'Lần gửi gần nhất',
  never: 'chưa bao giờ',
  refused: 'Bị người nhận từ chối trong tuần qua',
}
