import type { texts as source } from '../en/video-embed.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'video_embed.title': 'Đặt video lên trang web của bạn',
  'video_embed.text':
    'Chọn video và cách hiển thị, rồi sao chép mã. Miễn phí cho mọi người, không cần tài khoản.',
  'video_embed.video': 'Video',
  'video_embed.video_text':
    'Liên kết YouTube hoặc Vimeo, hoặc địa chỉ của một trang video trên trang web này.',
  'video_embed.video_wrong':
    'Nhập liên kết YouTube hoặc Vimeo, hoặc địa chỉ của một trang video trên trang web này',
  'video_embed.frame': 'Video',
  'video_embed.frame_title': 'Tiêu đề',
  'video_embed.frame_title_text': 'Trình đọc màn hình sẽ đọc to.',
  'video_embed.width': 'Chiều rộng',
  'video_embed.width_full': 'Toàn chiều rộng',
  'video_embed.width_px': 'Tối đa {width} px',
  'video_embed.hide_title': 'Chỉ hiện video',
  'video_embed.colors': 'Màu sắc',
  'video_embed.backgroundColor': 'Nền',
  'video_embed.textColor': 'Chữ',
  'video_embed.buttonColor': 'Nút',
  'video_embed.own_color': 'Mặc định',
  'video_embed.call': 'Lời kêu gọi hành động',
  'video_embed.call_none': 'Không có',
  'video_embed.call_book': 'Đặt lịch hẹn',
  'video_embed.call_link': 'Liên kết',
  'video_embed.call_text': 'Chữ trên nút',
  'video_embed.call_url': 'Nơi dẫn đến',
  'video_embed.book_url': 'Trang đặt lịch',
  'video_embed.book_text': 'Trang mở phía trên video. Trong khung nhỏ, trang mở trong thẻ mới.',
  'video_embed.book_wrong': 'Nhập địa chỉ của một trang đặt lịch bắt đầu bằng {origin}',
  'video_embed.book_example': 'Đặt lịch hẹn',
  'video_embed.preview': 'Xem trước',
  'video_embed.no_video': 'Video của bạn hiện ở đây',
  'video_embed.code': 'Mã',
  'video_embed.code_text': 'Dán vào nơi bạn muốn đặt video.',
  'video_embed.sign_in_text': 'Sau đó chọn từ các video của bạn.',
  'video_embed.no_code': 'Nhập video để nhận mã.',
}
