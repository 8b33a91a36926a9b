import type { texts as source } from '../en/check-up.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'check_up.title': 'Kiểm tra trang của tôi',
  'check_up.text':
    'Chúng tôi mở trang của bạn như một khách truy cập và cho bạn biết mã nhúng có hoạt động ở đó không.',
  'check_up.url': 'Địa chỉ trang của bạn',
  'check_up.url_example': 'https://www.example.com/contact',
  'check_up.action': 'Kiểm tra',
  'check_up.again': 'Kiểm tra lại',
  'check_up.looking': 'Đang mở {site}, sau đó kiểm tra mã và chính sách bảo mật …',
  'check_up.stop': 'Dừng',
  'check_up.failed': 'Chúng tôi không chạy được lần kiểm tra này. Hãy thử lại.',
  'check_up.result': 'Kết quả cho {url}',
  'check_up.problems': { other: '{count} vấn đề' },
  'check_up.warnings': { other: '{count} cảnh báo' },
  'check_up.fine': 'Mọi thứ đều hoạt động',
  'check_up.found': 'Mã nhúng trên trang',
  'check_up.found_here': 'Tìm thấy ở đó:',
  'check_up.paste': 'Dán đoạn này:',
  'check_up.add': 'Thêm đoạn này:',
  'check_up.copy': 'Sao chép',
  'check_up.go_embeds': 'Mở các mã nhúng đã lưu',
  'check_up.go_event_types': 'Mở các loại sự kiện',
  'level.good': 'Tốt',
  'level.warning': 'Cảnh báo',
  'level.problem': 'Vấn đề',
  'finding.works': 'Mã nhúng hoạt động ở đây',
  'finding.works_text': 'Khách truy cập có thể đặt lịch trên trang này.',
  'finding.unreachable': 'Chúng tôi không mở được trang',
  'finding.unreachable_text':
    'Hãy kiểm tra địa chỉ, và xem mọi người có mở được trang mà không cần đăng nhập không. Chúng tôi không thể kiểm tra các trang trong mạng riêng.',
  'finding.not_a_page': 'Đây không phải trang web',
  'finding.not_a_page_text':
    'Địa chỉ này dẫn đến một tệp. Hãy nhập địa chỉ của trang mà khách truy cập nhìn thấy.',
  'finding.unreadable': 'Chúng tôi không đọc được mã của trang',
  'finding.unreadable_text':
    'Trang này được dựng không giống các trang khác. Đây có phải trang mà khách truy cập nhìn thấy? Hãy hỏi người đã dựng trang.',
  'finding.missing': 'Không có mã nhúng trên trang này',
  'finding.missing_text':
    'Dán mã này vào nơi bạn muốn hiển thị lịch, rồi xuất bản. Chúng tôi không thấy được những gì trình quản lý thẻ hoặc tập lệnh thêm vào sau đó.',
  'finding.script_missing': 'Thiếu tập lệnh',
  'finding.script_missing_text':
    'Không có tập lệnh, khung không giãn theo nội dung, và cửa sổ bật lên mở thành trang riêng. Dán đoạn này một lần, ở bất kỳ đâu trên trang.',
  'finding.script_twice': 'Tập lệnh có mặt nhiều hơn một lần',
  'finding.script_twice_text': 'Điều này không gây hại, nhưng một lần là đủ. Hãy gỡ các bản còn lại.',
  'finding.frame_twice': 'Cùng một trang đặt lịch có mặt hai lần',
  'finding.frame_twice_text':
    'Khách truy cập thấy nó hai lần trên trang này. Hãy gỡ một trong các khung, trừ khi bạn muốn có cả hai.',
  'finding.wrong_origin': 'Mã dẫn đến máy chủ khác',
  'finding.wrong_origin_text': 'Hãy thay bằng mã này.',
  'finding.insecure': 'Mã dùng http:// trên một trang có https://',
  'finding.insecure_text': 'Trình duyệt chặn điều đó. Hãy thay bằng mã này.',
  'finding.unknown_page': 'Trang đặt lịch trong mã không tồn tại',
  'finding.unknown_page_text': 'Địa chỉ của trang có thể đã thay đổi. Hãy thay bằng mã này.',
  'finding.other_owner': 'Trang đặt lịch thuộc về người khác',
  'finding.other_owner_text':
    'Các lượt đặt chuyển đến một tài khoản khác. Nếu bạn không muốn vậy, hãy dùng mã này.',
  'finding.event_off': 'Loại sự kiện đang tắt',
  'finding.event_off_text': 'Khách truy cập thấy rằng họ không thể đặt. Hãy bật lại trong phần loại sự kiện.',
  'finding.policy_blocks_frame': 'Content Security Policy của trang chặn trang đặt lịch',
  'finding.policy_blocks_frame_text': 'Người vận hành trang web phải thêm đoạn này vào chính sách.',
  'finding.policy_blocks_script': 'Content Security Policy của trang chặn tập lệnh',
  'finding.policy_blocks_script_text': 'Người vận hành trang web phải thêm đoạn này vào chính sách.',
  'finding.sandbox_blocks': 'Sandbox của khung khiến khung không hoạt động',
  'finding.sandbox_blocks_text': 'Hãy gỡ sandbox, hoặc cho phép mục này trong đó.',
  'finding.site_not_allowed': 'Trang web này không được phép hiển thị trang đặt lịch',
  'finding.site_not_allowed_text': 'Hãy thêm trang web vào danh sách được phép của một mã nhúng đã lưu.',
  'finding.bad_attribute': 'Một thuộc tính có giá trị chúng tôi không dùng được',
  'finding.bad_attribute_text': 'Chúng tôi dùng giá trị mặc định. Hãy sửa giá trị trong mã của bạn.',
  'finding.isolated':
    'Tiêu đề này cô lập trang khỏi tất cả các trang khác. Người vận hành trang web phải gỡ tiêu đề đó.',
  'finding.wants_nonce':
    'Chính sách chỉ cho phép các tập lệnh có nonce của trang. Người vận hành trang web cũng phải thêm nonce vào tập lệnh này.',
}
