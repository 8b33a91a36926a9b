import type { texts as source } from '../en/branding.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'branding.text': 'Kiểu dáng của trang, email và mã nhúng của bạn.',
  'branding.preview': 'Trang của bạn như người được mời nhìn thấy, gồm cả các thay đổi chưa lưu.',
  'branding.scheme': 'Giao diện của khách truy cập',
  'branding.light': 'Sáng',
  'branding.dark': 'Tối',

  'image.avatar': 'Ảnh của bạn',
  'image.avatar_text': 'Ở đầu trang và email của bạn nếu bạn không có logo.',
  'image.logo': 'Logo',
  'image.logo_text': 'Hiển thị thay cho ảnh của bạn.',
  'image.background': 'Hình nền',
  'image.background_text': 'Phía sau trang của bạn. Trang được nhúng thì để lộ trang web ở phía sau.',
  'image.kinds': 'JPEG, PNG, WebP hoặc GIF, tối đa {megabytes} MB.',
  'image.choose': 'Chọn tệp: {name}',
  'image.replace': 'Thay thế: {name}',
  'image.remove': 'Gỡ: {name}',
  'image.choose_short': 'Chọn tệp',
  'image.replace_short': 'Thay thế',
  'image.remove_short': 'Gỡ',
  'image.sending': 'Đang tải lên …',
  'image.saved': 'Đã lưu ảnh',
  'image.background_saved': 'Đã lưu hình nền',
  'image.removed': 'Đã gỡ ảnh',
  'image.required': 'Cần có ảnh',
  'image.failed': 'Không thể tải tệp lên. Hãy thử lại sau giây lát.',
  'image.image_type': 'Đây không phải ảnh JPEG, PNG, WebP hoặc GIF.',
  'image.too_large': 'Tệp này lớn hơn {megabytes} MB.',
  'image.too_many_pixels': {
    other: 'Ảnh này có hơn {count} triệu điểm ảnh. Hãy thu nhỏ ảnh trước.',
  },
  'image.image_broken': 'Ảnh này bị hỏng hoặc bị cắt mất một phần.',
  'image.image_slow': 'Đọc ảnh này mất quá nhiều thời gian. Hãy thu nhỏ ảnh trước.',

  'crop.title': 'Cắt ảnh của bạn',
  'crop.frame': 'Phần hiển thị: kéo, hoặc di chuyển bằng các phím mũi tên',
  'crop.zoom': 'Thu phóng',
  'crop.use': 'Cắt ảnh',

  'colors.title': 'Màu sắc',
  'colors.text': 'Trên trang của bạn, trong email, và trong các mã nhúng không có màu riêng.',
  'colors.background': 'Màu nền',
  'colors.text_color': 'Màu chữ',
  'colors.button': 'Màu nút và liên kết',
  'colors.usual': 'Đặt lại về mặc định',
  'colors.default': 'Mặc định',
  'colors.reset': 'Đặt lại về mặc định: {name}',
  'colors.hard_to_read':
    'Chữ này khó đọc với một số khách truy cập. Nếu bạn không chọn màu nền, nền sẽ sáng với một số người và tối với những người khác.',
  'colors.better': 'Dùng {color}',

  'product_name.hide': 'Ẩn tên {product}',
  'product_name.text':
    'Gỡ tên này khỏi trang của bạn và email gửi đến người được mời. Khi đó các email này mang tên người gửi là bạn.',
}
