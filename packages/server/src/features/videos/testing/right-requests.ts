import type { RightRequests, World } from '../../../testing/right-requests.ts'

const CAPTIONS = { label: 'English', text: 'WEBVTT\n\n00:01.000 --> 00:04.000\nHello\n' }

export async function rightRequests({ host }: World): Promise<RightRequests> {
  const add = () =>
    host.api.call('POST /videos/links', { body: { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' } })
  const addFolder = () => host.api.call('POST /video-folders', { body: { name: 'Tours' } })
  let [video, folder] = [await add(), await addFolder()]
  const captions = async () => {
    const params = { id: video.id, language: 'en' }
    await host.api.call('PUT /videos/:id/captions/:language', { params, body: CAPTIONS })
  }
  await captions()
  const params = () => ({ params: { id: video.id } })
  const captionsParams = () => ({ params: { id: video.id, language: 'en' } })
  return {
    requests: {
      'GET /videos': () => ({ query: { search: 'You', folder: 'none' } }),
      'GET /videos/limits': () => ({}),
      'POST /videos': () => ({
        body: { source: 'uploaded', name: 'tour.mp4', bytes: 1_000, title: 'Tour', folderId: folder.id },
      }),
      'POST /videos/links': () => ({
        body: { url: 'https://vimeo.com/123456789', title: 'Tour', folderId: folder.id },
      }),
      'POST /videos/move': () => ({ body: { ids: [video.id], folderId: null } }),
      'POST /videos/delete': () => ({ body: { ids: [video.id] } }),
      'POST /videos/restore': () => ({ body: { ids: [video.id] } }),
      'GET /videos/:id': params,
      'PATCH /videos/:id': () => ({
        ...params(),
        body: {
          title: 'Tour',
          chapters: [{ at: 3, title: 'Middle' }],
          cues: [{ kind: 'link', from: 1, until: null, text: 'More', url: 'https://example.com/more' }],
          privacy: 'password',
          password: 'A-good-one',
          until: '2027-06-01T00:00:00Z',
        },
      }),
      'GET /videos/:id/figures': params,
      'DELETE /videos/:id': params,
      // Nothing failed here, so these are refused. What they take is right.
      'POST /videos/:id/retry': params,
      'POST /videos/:id/trim': () => ({ ...params(), body: { from: 0, to: 1 } }),
      'POST /videos/:id/untrim': params,
      'PUT /videos/:id/poster': params,
      'POST /videos/:id/gif': () => ({ ...params(), body: { second: 0 } }),
      'POST /videos/:id/poster': () => ({ ...params(), body: { second: 1 } }),
      'GET /videos/:id/captions/:language': captionsParams,
      'PUT /videos/:id/captions/:language': () => ({ ...captionsParams(), body: CAPTIONS }),
      'POST /videos/:id/captions/:language': () => ({ ...captionsParams(), body: { label: 'English' } }),
      'DELETE /videos/:id/captions/:language': captionsParams,
      'GET /video-folders': () => ({}),
      'POST /video-folders': () => ({ body: { name: 'Tours' } }),
      'PATCH /video-folders/:id': () => ({ params: { id: folder.id }, body: { name: 'Old tours' } }),
      'DELETE /video-folders/:id': () => ({ params: { id: folder.id } }),
    },
    renew: async (route) => {
      if (route === 'DELETE /videos/:id' || route === 'POST /videos/delete') {
        video = await add()
        await captions()
      }
      if (route === 'DELETE /videos/:id/captions/:language') await captions()
      if (route === 'DELETE /video-folders/:id') folder = await addFolder()
    },
  }
}
