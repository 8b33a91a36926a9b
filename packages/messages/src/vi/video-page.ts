import type { texts as source } from '../en/video-page.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  play: 'Phát video',
  speed: 'Tốc độ',
  quality: 'Chất lượng',
  quality_high: 'Cao',
  quality_small: 'Tiết kiệm dữ liệu',
  full_screen: 'Toàn màn hình',
  chapters: 'Chương',
  book: 'Đặt lịch hẹn',
  close: 'Đóng',
  website: 'Trang web {site}',
  failed_connection: 'Kết nối đã bị mất.',
  failed_file: 'Không tải được video này.',
  failed_format: 'Không tải được video này. Hãy thử trình duyệt khác.',
  try_again: 'Thử lại',
  password_title: 'Video này có mật khẩu',
  password: 'Mật khẩu',
  wrong_password: 'Sai mật khẩu. Hãy thử lại.',
  watch: 'Xem video',
  missing_title: 'Không có video này ở đây',
  missing_text: 'Video có thể đã bị xóa, hoặc chủ sở hữu để ở chế độ riêng tư.',
  expired_title: 'Liên kết đã hết hạn',
  expired_text: 'Liên kết này không còn hoạt động. Hãy xin liên kết mới từ chủ sở hữu video.',
  processing_title: 'Sắp xong',
  processing_text: 'Video này vẫn đang được chuẩn bị. Video sẽ hiện ở đây sau giây lát.',
}
