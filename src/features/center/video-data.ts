import { createIsomorphicFn } from '@tanstack/react-start'
import type * as v from 'valibot'
import type { videoDetailSchema, videoListSchema, videosByTypeSchema, videoTypesSchema } from '~/contract/videos'
import { edgeContext } from '~/lib/edge-context'
import { jsonLd } from '~/lib/structured-data'
import { isoDuration } from './duration'

export type VideoDetail = v.InferOutput<typeof videoDetailSchema>
export type VideoList = v.InferOutput<typeof videoListSchema>
export type VideoTypes = v.InferOutput<typeof videoTypesSchema>
/** A type with its newest videos. */
export type VideoGroup = v.InferOutput<typeof videosByTypeSchema>[number]

/** VideoObject as JSON-LD; empty for samples, which search engines should not index. */
export function videoData(origin: string, video: VideoDetail): string {
  if (video.isSample) return ''
  const { title, summary, language, releasedOn, durationSeconds, poster, source } = video
  const absolute = (address: string) => new URL(address, origin).href
  return jsonLd({
    '@type': 'VideoObject',
    name: title,
    description: summary,
    inLanguage: language,
    uploadDate: releasedOn,
    duration: isoDuration(durationSeconds),
    ...(poster === null ? {} : { thumbnailUrl: absolute(poster) }),
    ...(source === null ? {} : { contentUrl: absolute(source.address), encodingFormat: source.mediaType })
  })
}

/** The same for rendering: React keeps the server's markup in the browser. */
export const videoDataOnServer = createIsomorphicFn()
  .server((video: VideoDetail) => videoData(edgeContext()?.site.origin ?? '', video))
  .client((_video: VideoDetail) => '')
