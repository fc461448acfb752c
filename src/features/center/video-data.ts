import type * as v from 'valibot'
import type { videoDetailSchema, videoListSchema, videosByTypeSchema, videoTypesSchema } from '~/contract/videos'
import type { Thing } from '~/lib/structured-data'
import { isoDuration } from './duration'

export type VideoDetail = v.InferOutput<typeof videoDetailSchema>
export type VideoList = v.InferOutput<typeof videoListSchema>
export type VideoTypes = v.InferOutput<typeof videoTypesSchema>
/** A type with its newest videos. */
export type VideoGroup = v.InferOutput<typeof videosByTypeSchema>[number]

/** A VideoObject; undefined for a sample, which search engines must not list. */
export function videoData(origin: string, video: VideoDetail): Thing | undefined {
  if (video.isSample) return undefined
  const { title, summary, language, releasedOn, durationSeconds, poster, source } = video
  const absolute = (address: string) => new URL(address, origin).href
  return {
    '@type': 'VideoObject',
    name: title,
    description: summary,
    inLanguage: language,
    uploadDate: releasedOn,
    duration: isoDuration(durationSeconds),
    ...(poster === null ? {} : { thumbnailUrl: absolute(poster) }),
    ...(source === null ? {} : { contentUrl: absolute(source.address), encodingFormat: source.mediaType })
  }
}
