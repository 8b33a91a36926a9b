import type { texts as source } from '../en/integrations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'connector.key': 'Khóa API',
  'connector.key_text':
    '{app} đăng nhập bằng khóa API. Hãy tạo một khóa chỉ dành cho {app}, để bạn có thể gỡ khóa mà không ảnh hưởng đến các chương trình khác.',
  'connector.key_scopes':
    'Khóa có thể đọc và thay đổi cuộc họp, cuộc họp một lần và webhook, và đọc loại sự kiện.',
  'connector.key_make': 'Tạo khóa',
  'connector.hears': 'Sự kiện được gửi đến {app}',
  'connector.remove': 'Gỡ',
  'connector.remove_of': 'Gỡ {name}',
  'connector.stand_in': 'Thử tại đây',
  'connector.stand_in_text':
    '{app} không truy cập được bản dùng thử này, nên một dịch vụ giả lập trên máy tính này thay chỗ. Hãy dán khóa của bạn vào đó, bật một trình kích hoạt, và chạy các hành động.',
  'connector.stand_in_open': 'Mở dịch vụ giả lập',
  'connector.zapier_key': 'Tạo khóa API và sao chép.',
  'connector.zapier_connect':
    'Trong Zapier, thêm ứng dụng này vào một Zap, rồi đăng nhập bằng {origin} và khóa.',
  'connector.zapier_choose':
    'Chọn một trình kích hoạt, chẳng hạn cuộc họp mới, hoặc một hành động, chẳng hạn đặt cuộc họp.',
  'connector.zapier_try': 'Thử với các cuộc họp gần nhất của bạn, rồi bật Zap.',
  'connector.zapier_note':
    'Quản trị viên của máy chủ này phát hành ứng dụng Zapier một lần, từ examples/zapier.',
  'connector.zapier_none':
    'Chưa có sự kiện nào. Hãy bật một Zap với trình kích hoạt từ ứng dụng này, và Zap sẽ hiển thị ở đây.',
  'connector.pabbly_connect_address':
    'Trong Pabbly Connect, chọn Webhook by Pabbly làm trình kích hoạt và sao chép URL webhook.',
  'connector.pabbly_connect_paste': 'Thêm một webhook ở đây với URL đó và chọn các sự kiện.',
  'connector.pabbly_connect_try':
    'Gửi một sự kiện thử từ trang của webhook, để Pabbly Connect nhận ra các trường.',
  'connector.pabbly_connect_act':
    'Để đặt, đổi lịch hoặc hủy từ một quy trình, hãy tạo khóa API và dùng làm bearer token trong API by Pabbly, với {origin}/api/v1.',
  'connector.pabbly_connect_note':
    'Ứng dụng tạo bằng trình tạo ứng dụng của Pabbly có thể tự thiết lập webhook bằng khóa.',
  'connector.pabbly_connect_none':
    'Chưa có sự kiện nào. Hãy thêm một webhook với URL của Pabbly Connect, và webhook sẽ hiển thị ở đây.',
  'chrome_extension.get': 'Tải tiện ích xuống và giải nén tệp.',
  'chrome_extension.load':
    'Trong Chrome, mở chrome://extensions, bật Chế độ dành cho nhà phát triển, chọn Tải tiện ích đã giải nén và chọn thư mục.',
  'chrome_extension.connect': 'Nhập {origin} trong cài đặt của tiện ích, chọn Kết nối và cho phép truy cập.',
  'chrome_extension.use':
    'Mở một tin nhắn trong Gmail hoặc LinkedIn, nhấp vào biểu tượng của tiện ích, rồi chèn liên kết hoặc giờ trống.',
  'chrome_extension.download': 'Tải tiện ích xuống',
  'chrome_extension.note':
    'Tiện ích chỉ đọc một trang sau khi bạn nhấp vào biểu tượng của tiện ích ở đó. Quyền truy cập kết thúc khi bạn gỡ tiện ích trong Khóa API.',
  'chrome_extension.not_allowed': 'Máy chủ này không cho phép tiện ích. Hãy hỏi người vận hành máy chủ.',
  'chrome_extension.access': 'Ứng dụng đã kết nối',

  'integrations.text': 'Kết nối lịch, cuộc họp video, CRM, trang web và phân tích của bạn.',
  'integrations.search': 'Tìm tích hợp',
  'integrations.categories': 'Danh mục tích hợp',
  'integrations.all': 'Tất cả',
  'integrations.video': 'Họp video',
  'integrations.calendars': 'Lịch',
  'integrations.sales': 'Bán hàng và CRM',
  'integrations.embed': 'Nhúng',
  'integrations.tracking': 'Theo dõi',
  'integrations.native': 'Tích hợp sẵn',
  'integrations.extensions': 'Tiện ích',
  'integrations.connectors': 'API và trình kết nối',
  'integrations.count': { other: '{count} tích hợp' },
  'integrations.none': 'Không tìm thấy gì cho “{search}”',
  'integrations.none_text':
    'Mọi trang web đều dùng được mã chung: “Chia sẻ liên kết”, rồi “Thêm vào trang web”.',
  'integrations.show_all': 'Hiện tất cả',
  'integrations.connected': 'Đã kết nối',
  'integrations.gone': 'Tích hợp này không tồn tại',
  'integrations.gone_text': 'Có thể tích hợp mang tên khác. Hãy xem tất cả tích hợp trong danh mục.',

  'platform.video': 'Thêm một video',
  'platform.video_choice': 'Video',
  'platform.video_none': 'Chọn một trong các video của bạn',
  'platform.video_tool': 'Chọn màu sắc và nút',
  'platform.ways': 'Đặt ở đâu',
  'platform.event': 'Mọi người đặt được gì',
  'platform.steps': 'Từng bước',
  'platform.picture': 'Nơi dán mã: “{place}”',
  'platform.address': 'Địa chỉ của bạn',
  'platform.download': 'Tải plugin xuống',
  'platform.test': 'Sau đó, hãy kiểm tra trang của bạn',
  'way.page': 'Trong trang',
  'way.every_page': 'Một nút trên mọi trang',
  'way.plugin': 'Plugin',
  'way.link': 'Một liên kết',
  'way.app_block': 'Khối ứng dụng',
  'way.video': 'Một video',
  'note.wordpress_video': 'Với plugin, tác giả cũng thêm được video. Khung giữ nguyên hình dạng của video.',
  'note.video': 'Khung giữ nguyên hình dạng của video ở mọi chiều rộng. Không cần tập lệnh.',
  'note.video_fixed': 'Mã nằm trong một hộp có chiều cao cố định. Không cần tập lệnh.',
  'note.wordpress_plugin': 'Dành cho quản trị viên. Sau đó, tác giả dùng được khối và shortcode.',
  'note.wordpress_html':
    'Dành cho quản trị viên, và cho biên tập viên của một trang web đơn lẻ. WordPress gỡ bỏ khung và tập lệnh với mọi người khác.',
  'note.wordpress_link':
    'Dành cho tác giả và cộng tác viên không có plugin. WordPress chỉ cho họ thêm liên kết.',
  'note.wix_page': 'Wix đặt mã vào một khung có chiều cao cố định, nên mã này không có tập lệnh.',
  'note.wix_every_page': 'Cần gói Wix có tên miền riêng của bạn.',
  'note.squarespace_page':
    'Chiều cao điều chỉnh theo nội dung. Gói của bạn phải cho phép mã có khung và tập lệnh.',
  'note.squarespace_every_page': 'Cần gói có tính năng chèn mã.',
  'note.shopify_page':
    'Dùng được trong mọi giao diện của Online Store 2.0. Shopify không cho phép tập lệnh ở trang thanh toán.',
  'note.shopify_every_page': 'Chân trang có trên mọi trang của cửa hàng, trừ trang thanh toán.',
  'note.shopify_app_block':
    'Dành cho nhà phát triển có tài khoản Partner: examples/shopify là theme app extension sẵn sàng để triển khai.',
  'note.unbounce_page':
    'Unbounce đặt các phần tử ở vị trí cố định, nên khung có chiều cao cố định và cuộn bên trong.',
  'note.unbounce_every_page': 'Nút nổi phía trên trang nên không chiếm không gian.',
  'note.weebly_page': 'Trình chỉnh sửa chỉ hiển thị bản xem trước. Hãy kiểm tra trang đã xuất bản.',
  'note.webflow_page':
    'Cần gói trả phí cho trang web hoặc cho không gian làm việc. Lịch chỉ hiển thị trên trang web đã xuất bản.',
  'note.webflow_every_page': 'Cần gói trả phí cho trang web.',
  'step.open_page': 'Mở trang trong trình chỉnh sửa.',
  'step.open_settings': 'Mở cài đặt của trang web.',
  'step.choose': 'Chọn {path}.',
  'step.drag': 'Kéo {place} đến nơi bạn muốn có lịch.',
  'step.paste': 'Dán mã.',
  'step.paste_into': 'Dán mã vào {place}.',
  'step.height': 'Đặt chiều cao hộp ít nhất 700 px. Hộp không tự giãn theo nội dung.',
  'step.drag_video': 'Kéo {place} đến nơi bạn muốn có video.',
  'step.video_height': 'Đặt chiều cao hộp 578 px cho chiều rộng 800 px. Hộp không tự giãn theo nội dung.',
  'step.wordpress_video': 'Dán shortcode vào nơi bạn muốn có video.',
  'step.publish':
    'Lưu và xuất bản, rồi mở trang như một khách truy cập. Trình chỉnh sửa thường hiển thị một hộp trống thay vào đó.',
  'step.wordpress_install':
    'Tải plugin xuống, tải lên trong Plugins → Add New Plugin → Upload Plugin, rồi kích hoạt.',
  'step.wordpress_connect': 'Trong {path}, nhập {origin} và chọn “Kiểm tra kết nối”.',
  'step.wordpress_insert': 'Chèn khối “Scheduling” vào nơi bạn muốn có lịch, hoặc dán shortcode.',
  'step.paste_link': 'Dán địa chỉ trên một dòng riêng, hoặc chọn một từ và đặt thành liên kết.',
  'step.shopify_deploy':
    'Sao chép examples/shopify vào ứng dụng của bạn thành extensions/scheduling rồi triển khai.',
  'step.shopify_address': 'Dán địa chỉ vào cài đặt của khối.',

  'connect.step_connect': 'Kết nối tài khoản của bạn.',
  'connect.step_connect_teams':
    'Nếu các lượt đặt vào lịch Outlook, bạn không cần kết nối gì: sự kiện trong đó đã có sẵn phòng. Với lịch khác, hoặc không có lịch, hãy kết nối tài khoản cơ quan hoặc trường học của bạn ở đây.',
  'connect.step_calendar': 'Kết nối tài khoản trong “Các kết nối lịch”, và chọn lịch nhận các sự kiện mới.',
  'connect.step_location': 'Chọn {app} làm địa điểm của một loại sự kiện.',
  'connect.step_room':
    'Mỗi lượt đặt có phòng riêng và giữ phòng đó khi đổi lịch. Liên kết có trong email, trên lịch và trên trang của lượt đặt.',
  'connect.step_busy':
    'Chọn những lịch để chúng tôi kiểm tra xung đột. Không ai đặt lịch được với bạn khi các lịch này bận.',
  'connect.step_follow': 'Dời hoặc xóa một lượt đặt trong lịch, và chúng tôi cập nhật ở đây.',
  'connect.step_contacts':
    'Với mỗi lượt đặt, chúng tôi tìm hoặc thêm người liên hệ theo email và thêm một cuộc họp. Khi lượt đặt được đổi lịch, bị hủy hoặc được chuyển giao, chúng tôi cập nhật cuộc họp đó.',
  'connect.step_fields': 'Chọn câu trả lời nào điền vào trường liên hệ nào.',
  'connect.step_key':
    'Tạo một khóa trong {app} và dán vào đây. Chúng tôi kiểm tra khóa ngay và lưu dưới dạng mã hóa.',
  'connect.step_push':
    'Liên kết một trong các chiến dịch của bạn, và thêm khách tiềm năng của chiến dịch cùng liên kết cá nhân.',
  'connect.step_told':
    'Khi một khách tiềm năng đặt lịch, {app} nhận được tin và ngừng viết cho họ. Lượt đặt không bao giờ phải chờ việc đó.',
  'connect.disconnect_rooms':
    'Chúng tôi sẽ không tạo phòng nữa. Các phòng hiện có vẫn còn. Chúng tôi cũng xóa quyền truy cập của mình.',

  'tracking.ga4_id': 'Mã đo lường',
  'tracking.gtag_id': 'Mã thẻ hoặc mã vùng chứa',
  'tracking.fpixel_id': 'ID pixel',
  'tracking.example': 'Ví dụ: {example}',
  'tracking.format': 'Nhập mã dạng như {example}',
  'tracking.where_ga4': 'Trong Google Analytics: Quản trị → Luồng dữ liệu → trang web của bạn.',
  'tracking.where_gtag':
    'Trong Google Ads: Công cụ → Lượt chuyển đổi → thẻ. Trong Tag Manager: bên cạnh tên vùng chứa.',
  'tracking.where_fpixel': 'Trong Trình quản lý sự kiện của Meta: Nguồn dữ liệu → pixel của bạn.',
  'tracking.connect': 'Kết nối',
  'tracking.change': 'Lưu',
  'tracking.disconnect': 'Ngắt kết nối',
  'tracking.connected': '{app} giờ nhận các lượt đặt của bạn',
  'tracking.disconnected': '{app} không còn nhận các lượt đặt của bạn',
  'tracking.what': 'Những gì được gửi, và khi nào',
  'tracking.when': 'Một lần cho mỗi lượt đặt, khi đặt. Không gửi lại khi lượt đặt được đổi lịch hoặc bị hủy.',
  'tracking.sent_ga4': 'Sự kiện {event} với ID lượt đặt, giờ bắt đầu, liên kết của bạn và loại sự kiện.',
  'tracking.sent_gtag':
    'Sự kiện {event} ({container} trong vùng chứa Tag Manager) với ID lượt đặt, giờ bắt đầu, liên kết của bạn và loại sự kiện.',
  'tracking.sent_fpixel':
    'Sự kiện chuẩn {event} với ID lượt đặt, giờ bắt đầu, liên kết của bạn và loại sự kiện.',
  'tracking.never': 'Không bao giờ gửi tên, địa chỉ email hay câu trả lời.',
  'tracking.where_sent': 'Cách gửi',
  'tracking.embedded':
    'Trên các trang có mã nhúng của bạn, sự kiện đi qua công cụ phân tích của trang web, sau khi công cụ xin đồng ý của trang cho biết khách truy cập đồng ý. Không có sự đồng ý thì không có gì được gửi.',
  'tracking.direct':
    'Trên trang đặt lịch của bạn, chúng tôi hỏi khách truy cập trước. Sự kiện không có cookie và không có ID khách truy cập. Chúng tôi không gửi nếu trình duyệt yêu cầu không theo dõi.',
  'tracking.direct_container':
    'Vùng chứa Tag Manager chỉ nhận các lượt đặt qua mã nhúng, vì chúng sẽ đọc được địa chỉ của trang đặt lịch.',
  'tracking.consent':
    'Hãy nêu trong thông báo về quyền riêng tư rằng bạn đếm lượt đặt. Nếu trang web của bạn không cần sự đồng ý, hãy đặt data-consent="granted".',
}
