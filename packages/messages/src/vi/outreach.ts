import type { texts as source } from '../en/outreach.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'error.outreach_not_found': 'Công cụ này không còn được kết nối.',
  'error.outreach_campaign_not_found': 'Chiến dịch này không còn được liên kết.',
  'error.outreach_busy': 'Khách tiềm năng vẫn đang được thêm. Hãy đợi đến khi xong, hoặc dừng lại trước.',
  'outreach.disconnect_text':
    'Khách tiềm năng đã có trong {name} vẫn ở đó. {name} sẽ không nhận tin về lượt đặt nữa, và chúng tôi xóa khóa.',
  'outreach.campaigns': 'Các chiến dịch',
  'outreach.campaigns_text':
    'Khách tiềm năng của bạn được thêm vào {name} cùng liên kết cá nhân. Khi có người đặt lịch, chúng tôi báo cho {name} để họ không nhận thêm tin nhắn.',
  'outreach.empty': 'Chưa có chiến dịch nào được liên kết.',
  'outreach.no_campaigns':
    'Hãy tạo một chiến dịch trước. Sau đó, bạn có thể thêm khách tiềm năng của chiến dịch ở đây.',
  'outreach.to_campaigns': 'Đến trang chiến dịch',
  'outreach.link': 'Liên kết một chiến dịch',
  'outreach.ours': 'Chiến dịch của bạn',
  'outreach.theirs': 'Chiến dịch trong {name}',
  'outreach.audience': 'Đối tượng trong {name}',
  'outreach.draft': '{campaign} (bản nháp)',
  'outreach.field': 'Trường tùy chỉnh cho liên kết',
  'outreach.field_text':
    'Dùng trường này trong tin nhắn của bạn trong {name}, và mỗi khách tiềm năng nhận được liên kết riêng.',
  'outreach.field_problem': 'Dùng chữ cái, chữ số và dấu gạch dưới, chẳng hạn booking_link.',
  'outreach.tag': 'Thẻ cho khách tiềm năng đã đặt lịch (không bắt buộc)',
  'outreach.tag_text':
    'Chúng tôi thêm thẻ trong {name} khi một khách tiềm năng đặt lịch, và tạo thẻ nếu cần.',
  'outreach.tag_set': 'Thẻ cho khách tiềm năng đã đặt lịch: {tag}',
  'outreach.label': 'Nhãn cho khách tiềm năng đã đặt lịch (không bắt buộc)',
  'outreach.label_text':
    'Chọn một nhãn khách tiềm năng có sẵn trong {name}. Nếu bạn để trống, khách tiềm năng đã đặt cuộc họp được đánh dấu là “Meeting booked.”',
  'outreach.label_set': 'Nhãn cho khách tiềm năng đã đặt lịch: {tag}',
  'outreach.choose': 'Chọn một mục',
  'outreach.incomplete': 'Chọn nơi khách tiềm năng được lấy và nơi họ được chuyển đến.',
  'outreach.targets_empty':
    'Trong {name} chưa có gì để thêm khách tiềm năng vào. Hãy tạo một chiến dịch ở đó trước.',
  'outreach.save': 'Liên kết chiến dịch',
  'outreach.saved': 'Đã liên kết chiến dịch',
  'outreach.changed': 'Đã cập nhật chiến dịch',
  'outreach.edit': 'Chỉnh sửa {campaign}',
  'outreach.gone': 'Chiến dịch đã xóa',
  'outreach.goes_to': 'Khách tiềm năng vào {target}, liên kết vào {field}',
  'outreach.push': 'Thêm các khách tiềm năng',
  'outreach.push_stop': 'Dừng thêm',
  'outreach.push_none': 'Chưa thêm khách tiềm năng nào.',
  'outreach.push_running': 'Đã thêm {done} trong {total}',
  'outreach.push_done': { other: '{count} khách tiềm năng có trong {name}' },
  'outreach.push_stopped': 'Đã dừng sau {done} trong {total}. Khách tiềm năng đã thêm vẫn giữ nguyên.',
  'outreach.push_failed': 'Chưa xong: đã thêm {done} trong {total}.',
  'outreach.refused': {
    other: '{count} khách tiềm năng chưa được thêm. {need}',
  },
  'outreach.need_heyreach':
    'HeyReach cần hồ sơ LinkedIn cho mỗi khách tiềm năng: hãy nhập một tệp có cột địa chỉ hồ sơ.',
  'outreach.need_lagrowthmachine':
    'La Growth Machine cần địa chỉ email hoặc hồ sơ LinkedIn cho mỗi khách tiềm năng.',
  'outreach.need_instantly': 'Instantly cần địa chỉ email không nằm trong danh sách chặn của mình.',
  'outreach.told': {
    other: 'Đã gửi {count} lượt đặt đến {name}',
  },
  'outreach.telling': { other: '{count} lượt đặt đang chờ' },
  'outreach.untold': {
    other: 'Không gửi được {count} lượt đặt: {name} không có khách tiềm năng đó.',
  },
  'outreach.replied': { other: '{count} khách tiềm năng đã trả lời' },
  'outreach.unlink': 'Hủy liên kết',
  'outreach.unlink_title': 'Hủy liên kết {campaign}?',
  'outreach.unlink_text':
    'Khách tiềm năng đã có trong {name} vẫn ở đó. {name} sẽ không nhận tin về lượt đặt từ chiến dịch này nữa.',
  'outreach.unlinked': 'Đã hủy liên kết chiến dịch',
  'outreach.do_unauthorized': 'Hãy kết nối lại bằng một khóa còn dùng được.',
  'outreach.do_forbidden': 'Gói của bạn tại {name} không bao gồm API. Hãy nâng cấp ở đó, rồi thử lại.',
  'outreach.do_not_found': 'Chiến dịch không còn tồn tại trong {name}. Hãy liên kết chiến dịch khác.',
  'outreach.do_rate_limited': '{name} yêu cầu chúng tôi gửi chậm lại. Chúng tôi sẽ tự động tiếp tục.',
  'outreach.do_unavailable': '{name} không phản hồi. Chúng tôi sẽ tự động thử lại.',
  'outreach.do_invalid':
    '{name} đã từ chối các khách tiềm năng. Hãy kiểm tra xem chiến dịch có đang hoạt động và trường {field} còn tồn tại không, rồi thử lại.',
  'outreach.hook': 'Tin trả lời',
  'outreach.hook_text':
    'Dán một địa chỉ vào webhook của {name}, và bạn sẽ thấy ở đây ai đã trả lời. Hãy giữ bí mật địa chỉ: bất kỳ ai có địa chỉ này đều có thể báo tin trả lời.',
  'outreach.hook_make': 'Tạo địa chỉ',
  'outreach.hook_again': 'Thay địa chỉ',
  'outreach.hook_end': 'Tắt',
  'outreach.hook_title': 'Địa chỉ cho webhook',
  'outreach.hook_once':
    'Hãy sao chép ngay: địa chỉ chỉ hiển thị một lần. Địa chỉ trước đó, nếu có, không còn dùng được.',
  'outreach.hook_copy': 'Sao chép địa chỉ',
  'outreach.hook_copied': 'Đã sao chép địa chỉ',
  'outreach.hook_kept': 'Xong',
  'outreach.hook_never': 'Chưa nhận được gì.',
  'outreach.hook_heard': 'Nhận lần cuối: {date}',
}
