import { nativeLanguageNames } from '~/contract/locale'
import { formatDay } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { Breadcrumbs, type Crumb } from '~/ui/page/breadcrumbs'
import { SampleMark } from '~/ui/page/row-list'
import { Unavailable } from '~/ui/page/unavailable'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import { RichText } from '~/ui/rich-text'
import { StructuredData } from '~/ui/server-section'
import { Sheet } from '~/ui/sheet'
import type { VideosCopy } from './copy/types'
import { Fact } from './fact'
import { Player } from './player'
import type { VideoDetail, VideoGroup } from './video-data'
import { videoData } from './video-data'
import { VideoDuration } from './video-duration'
import { VideoRows } from './videos-page'
import './center.css'

interface VideoPageProps {
  copy: VideosCopy
  /** Undefined if main is unavailable. */
  video: VideoDetail | undefined
  /** Newest videos of each type, as suggestions. */
  groups: VideoGroup[] | undefined
}

/** A video: player, facts and transcript. */
export function VideoPage({ copy, video, groups }: VideoPageProps) {
  const title = video?.title ?? m.center_video_unavailable_title()
  const trail: readonly Crumb[] = [{ name: copy.title, to: { path: '/center/video' } }, { name: title }]
  if (!video) {
    return (
      <main id="main" tabIndex={-1}>
        <Sheet>
          <Breadcrumbs trail={trail} />
          <header className="video-head-unavailable">
            <h1>{phrased(title)}</h1>
          </header>
          <Unavailable />
        </Sheet>
      </main>
    )
  }
  const group = groups?.find(({ type }) => type === video.type)
  const others = group?.videos.filter(({ id }) => id !== video.id) ?? []
  return (
    <main id="main" tabIndex={-1}>
      <section className="band">
        <Sheet>
          <Breadcrumbs trail={trail} />
          <div className="split video-stage-parts">
            <Player key={video.id} video={video} />
            <VideoFacts video={video} type={group?.name} />
          </div>
        </Sheet>
      </section>
      <Plate id="transcript" number="02" question={copy.transcript.question} title={copy.transcript.headline}>
        <div className="center-text">
          {video.transcript.length > 0 ? <RichText text={video.transcript} /> : <p>{copy.transcript.none}</p>}
        </div>
      </Plate>
      {others.length > 0 ? (
        <Plate number="03" question={copy.list.question} title={m.center_video_other()}>
          <VideoRows videos={others} isMarked={video.isSample} />
        </Plate>
      ) : null}
      {video.isSample ? null : <StructuredData thing={import.meta.env.SSR && ((origin) => videoData(origin, video))} />}
    </main>
  )
}

function VideoFacts({ video, type }: { video: VideoDetail; type: string | undefined }) {
  const locale = useLocale()
  const captions = video.captions.map(({ language }) => nativeLanguageNames[language])
  return (
    <header className="video-facts">
      {video.isSample ? (
        <p>
          <SampleMark>{m.page_sample()}</SampleMark>
        </p>
      ) : null}
      <h1>{phrased(video.title)}</h1>
      <p>{phrased(video.summary)}</p>
      <dl className="fact-list">
        <Fact name={m.center_length()}>
          <VideoDuration seconds={video.durationSeconds} />
        </Fact>
        {type ? <Fact name={m.center_type()}>{type}</Fact> : null}
        <Fact name={m.center_captions()}>{captions.length > 0 ? captions.join(' / ') : m.center_captions_none()}</Fact>
        <Fact name={m.center_released()}>{formatDay(video.releasedOn, locale)}</Fact>
      </dl>
      <p className="note">{video.isSample ? m.center_video_sample() : m.center_video_note()}</p>
    </header>
  )
}
