import type { texts as source } from '../en/activities.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'activity.text': 'Các lượt đăng nhập và thay đổi trong 180 ngày qua. Giờ hiển thị: {zone}.',
  'activity.none': 'Chưa có hoạt động',
  'activity.none_text': 'Mọi lượt đăng nhập và thay đổi sẽ hiển thị ở đây, kèm trình duyệt và mạng.',
  'activity.about': 'Bộ lọc',
  'activity.about_security': 'Đăng nhập và bảo mật',
  'activity.about_all': 'Tất cả hoạt động',
  'activity.more': 'Hiện mục cũ hơn',
  'activity.end': 'Đó là toàn bộ 180 ngày qua.',
  'activity.from': '{browser} trên {system}',
  'activity.unknown': 'Trình duyệt không rõ',
  'activity.network': 'Mạng {network}',
  'activity.several_devices': 'Nhiều trình duyệt',
  'activity.several_networks': 'Nhiều mạng',
  'activity.times': { other: '{count} lần' },

  'activity.plan_changed': 'Người vận hành đã đổi gói',

  'activity.schedule_added': 'Đã thêm lịch biểu',
  'activity.schedule_changed': 'Đã thay đổi lịch biểu',
  'activity.schedule_deleted': 'Đã xóa lịch biểu',
  'activity.days_off_changed': 'Đã thay đổi ngày nghỉ',

  'activity.plan_chosen': 'Đã chọn gói',
  'activity.plan_canceled': 'Đã hủy thuê bao',
  'activity.card_changed': 'Đã đổi thẻ',
  'activity.billing_details_changed': 'Đã thay đổi thông tin thanh toán',

  'activity.calendars_chosen': 'Đã thay đổi cài đặt lịch',

  'activity.campaign_added': 'Đã thêm chiến dịch',
  'activity.campaign_changed': 'Đã thay đổi chiến dịch',
  'activity.campaign_deleted': 'Đã xóa chiến dịch',
  'activity.campaign_restored': 'Đã khôi phục chiến dịch',
  'activity.leads_added': 'Đã thêm khách tiềm năng',

  'activity.client_asked': 'Đã hỏi giờ rảnh của khách hàng',
  'activity.client_connection_ended': 'Đã ngắt kết nối lịch của khách hàng',
  'activity.client_deleted': 'Đã xóa khách hàng',
  'activity.client_meeting_booked': 'Đã đặt cuộc họp với khách hàng',

  'activity.connection_added': 'Đã kết nối tài khoản lịch',
  'activity.connection_renewed': 'Đã kết nối lại tài khoản lịch',
  'activity.connection_removed': 'Đã ngắt kết nối tài khoản lịch',

  'activity.crm_changed': 'Đã thay đổi cài đặt CRM',
  'activity.crm_filled': 'Đã thêm các cuộc họp trước đây vào CRM',

  'activity.deletion_asked': 'Đã yêu cầu xóa tài khoản',
  'activity.deletion_taken_back': 'Đã dừng việc xóa tài khoản',

  'activity.domain_changed': 'Đã thay đổi tên miền riêng',

  'activity.email_change_asked': 'Đã yêu cầu đổi địa chỉ email',
  'activity.email_change_withdrawn': 'Đã dừng việc đổi địa chỉ email',
  'activity.email_changed': 'Đã đổi địa chỉ email',

  'activity.embed_added': 'Đã thêm mã nhúng',
  'activity.embed_changed': 'Đã thay đổi mã nhúng',
  'activity.embed_deleted': 'Đã xóa mã nhúng',

  'activity.event_type_added': 'Đã thêm loại sự kiện',
  'activity.event_type_changed': 'Đã thay đổi loại sự kiện',
  'activity.event_type_deleted': 'Đã xóa loại sự kiện',
  'activity.event_type_restored': 'Đã khôi phục loại sự kiện',

  'activity.export_asked': 'Đã yêu cầu bản xuất',
  'activity.export_fetched': 'Đã tải bản xuất xuống',

  'activity.integration_connected': 'Đã kết nối tích hợp',
  'activity.integration_disconnected': 'Đã gỡ tích hợp',

  'activity.event_type_given': 'Đã giao loại sự kiện cho thành viên',
  'activity.event_type_taken_back': 'Loại sự kiện không còn được quản lý',
  'activity.event_type_received': 'Một tổ chức đã giao loại sự kiện',

  'activity.upgrade_requested': 'Đã yêu cầu nâng cấp',
  'activity.access_requested': 'Đã yêu cầu quyền truy cập',
  'activity.request_granted': 'Đã chấp thuận yêu cầu',
  'activity.request_declined': 'Đã từ chối yêu cầu',

  'activity.one_off_added': 'Đã thêm cuộc họp một lần',
  'activity.one_off_deleted': 'Đã xóa cuộc họp một lần',
  'activity.booking_links_added': 'Đã tạo liên kết giới hạn',
  'activity.booking_link_revoked': 'Đã thu hồi liên kết giới hạn',

  'activity.organization_created': 'Đã tạo tổ chức',
  'activity.member_invited': 'Đã mời một người',
  'activity.invitation_revoked': 'Đã thu hồi lời mời',
  'activity.member_joined': 'Thành viên đã tham gia',
  'activity.member_role_changed': 'Đã đổi vai trò của thành viên',
  'activity.member_shown': 'Đã hiện thành viên trên trang',
  'activity.member_hidden': 'Đã ẩn thành viên khỏi trang',
  'activity.member_removed': 'Đã gỡ thành viên',
  'activity.member_left': 'Thành viên đã rời đi',
  'activity.transfer_asked': 'Đã yêu cầu chuyển nhượng quyền sở hữu',
  'activity.transfer_withdrawn': 'Đã rút yêu cầu chuyển nhượng quyền sở hữu',
  'activity.transfer_declined': 'Đã từ chối chuyển nhượng quyền sở hữu',
  'activity.ownership_transferred': 'Đã chuyển nhượng quyền sở hữu',
  'activity.organization_email_asked': 'Đã thêm email của tổ chức, chưa xác nhận',
  'activity.organization_email_canceled': 'Đã hủy email chưa xác nhận của tổ chức',
  'activity.organization_email_removed': 'Đã gỡ email của tổ chức',
  'activity.organization_deleted': 'Đã xóa tổ chức',

  'activity.outreach_changed': 'Đã thay đổi chiến dịch tiếp cận',
  'activity.outreach_pushed': 'Đã thêm khách tiềm năng vào công cụ tiếp cận',
  'activity.outreach_address_made': 'Đã tạo địa chỉ cho webhook của công cụ tiếp cận',

  'activity.passkey_added': 'Đã thêm khóa truy cập',
  'activity.passkey_removed': 'Đã gỡ khóa truy cập',
  'activity.passkey_refused': 'Đăng nhập bằng khóa truy cập bị từ chối',

  'activity.api_key_added': 'Đã tạo khóa API',
  'activity.api_key_removed': 'Đã gỡ khóa API',

  'activity.app_allowed': 'Đã kết nối ứng dụng',
  'activity.app_removed': 'Đã gỡ ứng dụng được kết nối',

  'activity.password_renewed': 'Đã đổi mật khẩu',
  'activity.session_ended': 'Đã đăng xuất ở nơi khác',

  'activity.poll_added': 'Đã thêm cuộc thăm dò',
  'activity.poll_changed': 'Đã thay đổi cuộc thăm dò',
  'activity.poll_deleted': 'Đã xóa cuộc thăm dò',
  'activity.poll_finished': 'Đã kết thúc cuộc thăm dò',

  'activity.retention_changed': 'Đã thay đổi thời gian lưu dữ liệu của người được mời',

  'activity.routing_form_added': 'Đã thêm biểu mẫu',
  'activity.routing_form_changed': 'Đã thay đổi biểu mẫu',
  'activity.routing_form_deleted': 'Đã xóa biểu mẫu',

  'activity.settings_changed': 'Đã thay đổi cài đặt',
  'activity.link_changed': 'Đã thay đổi liên kết',

  'activity.signed_in': 'Đã đăng nhập',
  'activity.signed_in_new_device': 'Đã đăng nhập trên thiết bị mới',
  'activity.sign_in_failed': 'Đăng nhập bằng mật khẩu sai',
  'activity.signed_out': 'Đã đăng xuất',

  'activity.signed_up': 'Đã đăng ký',
  'activity.address_confirmed': 'Đã xác nhận địa chỉ email',

  'activity.two_factor_on': 'Đã bật đăng nhập hai bước',
  'activity.two_factor_off': 'Đã tắt đăng nhập hai bước',
  'activity.two_factor_refused': 'Mã hai bước sai',
  'activity.recovery_codes_renewed': 'Đã tạo lại mã khôi phục',
  'activity.recovery_code_used': 'Đã dùng mã khôi phục',

  'activity.video_added': 'Đã thêm video',
  'activity.video_changed': 'Đã thay đổi video',
  'activity.video_deleted': 'Đã xóa video',
  'activity.video_restored': 'Đã khôi phục video',

  'activity.webhook_added': 'Đã thêm webhook',
  'activity.webhook_changed': 'Đã thay đổi webhook',
  'activity.webhook_deleted': 'Đã xóa webhook',
  'activity.webhook_secret_renewed': 'Đã tạo lại khóa bí mật của webhook',
}
