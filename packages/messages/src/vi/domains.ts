import type { texts as source } from '../en/domains.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'domain.text':
    'Hiển thị các trang đặt lịch trên tên miền riêng của bạn. Liên kết, mã nhúng và email dùng tên miền này khi nó hoạt động. Địa chỉ của máy chủ này cũng vẫn hoạt động.',
  'domain.label': 'Tên miền của bạn',
  'domain.label_text': 'Hãy chọn tên miền chưa dùng cho việc gì khác, chẳng hạn meet.example.com.',
  'domain.wrong': '“{domain}” không phải là tên miền. Hãy nhập tên miền như meet.example.com.',
  'domain.use': 'Dùng tên miền này',
  'domain.unknown':
    'Chúng tôi chưa tìm thấy {domain}. Chúng tôi sẽ tiếp tục kiểm tra. Hiện bạn không cần làm gì.',
  'domain.no_record':
    'Chưa có bản ghi nào cho {domain}. Hãy thêm các bản ghi bên dưới ở nơi bạn đã mua tên miền.',
  'domain.wrong_target': '{domain} trỏ đến {found}, không phải đến đây. Hãy đổi bản ghi thành bản bên dưới.',
  'domain.no_proof':
    '{domain} trỏ đến đây, nhưng thiếu bản ghi TXT chứng minh đó là của bạn. Hãy thêm bản ghi bên dưới.',
  'domain.not_spread':
    'Các bản ghi của bạn đã đúng, nhưng chưa lan truyền khắp nơi. Việc này có thể mất vài giờ. Chúng tôi sẽ tự động kiểm tra lại.',
  'domain.no_answer':
    '{domain} trỏ đến đây, nhưng máy chủ này không trả lời theo tên đó. Hãy nhờ người vận hành máy chủ này cho phép.',
  'domain.no_certificate':
    '{domain} trỏ đến đây, nhưng chưa có chứng chỉ. Việc này có thể mất vài phút. Nếu không thay đổi, hãy hỏi người vận hành máy chủ này.',
  'domain.works': 'Tên miền hoạt động. Liên kết, mã nhúng và email dùng {domain}.',
  'domain.still_used':
    'Liên kết vẫn dùng tên miền này. Nếu nó không hoạt động lại trong vòng một giờ, liên kết sẽ dùng địa chỉ của máy chủ này.',
  'domain.checked': 'Đã kiểm tra {when}',
  'domain.check': 'Kiểm tra ngay',
  'domain.remove': 'Gỡ tên miền',
  'domain.set_meanwhile':
    'Một tên miền khác đã được đặt trong tab khác hoặc do người khác đặt. Hãy tải lại trang này để xem. Tên miền của bạn không được dùng.',
  'domain.removed': 'Liên kết lại dùng địa chỉ của máy chủ này',
  'domain.remove_ask': 'Gỡ tên miền của bạn?',
  'domain.remove_text': 'Các liên kết đến {domain} mà bạn đã chia sẻ sẽ ngừng hoạt động.',
  'domain.records': 'Bản ghi DNS',
  'domain.records_text': 'Thêm cả hai ở nơi bạn quản lý tên miền.',
  'domain.name': 'Tên',
  'domain.value': 'Giá trị',
  'domain.copy': 'Sao chép: {what}',
  'domain.apex':
    'Tên miền không có gì phía trước, chẳng hạn example.com, không thể có CNAME. Thay vào đó, hãy trỏ tên miền đến cùng các địa chỉ như máy chủ này.',
  'error.domain_not_found': 'Chưa đặt tên miền riêng',
}
