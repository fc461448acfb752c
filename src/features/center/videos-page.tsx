import { Link } from '@tanstack/react-router'
import { headOf } from '~/content/page-copy'
import type { Video } from '~/contract/videos'
import { formatDay } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { EmptyList } from '~/ui/page/empty-list'
import { FilterLinks } from '~/ui/page/filter-links'
import { HeroNotes } from '~/ui/page/hero-notes'
import { ListPager } from '~/ui/page/list-pager'
import { PageHero } from '~/ui/page/page-hero'
import { RowList, SampleMark } from '~/ui/page/row-list'
import { Unavailable } from '~/ui/page/unavailable'
import { withBadges } from '~/ui/page/with-badges'
import { PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import type { VideosCopy } from './copy/types'
import { formatDuration } from './duration'
import { DurationsDrawing } from './durations-drawing'
import type { VideosSearch } from './list-search'
import { Poster } from './poster'
import type { VideoGroup, VideoList, VideoTypes } from './video-data'
import { VideoDuration } from './video-duration'
import './center.css'

interface VideosPageProps {
  copy: VideosCopy
  search: VideosSearch
  /** Undefined if main is unavailable, like the following. */
  types: VideoTypes | undefined
  groups: VideoGroup[] | undefined
  /** The videos of the selected type. */
  list: VideoList | undefined
}

/** All video types, or the videos of one type page by page. */
export function VideosPage({ copy, search, types, groups, list }: VideosPageProps) {
  const { type } = search
  const { drawing } = copy
  const path = '/center/video'
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        {...headOf(copy)}
        {...(groups && groups.length > 0 && { figure: <DurationsDrawing groups={groups} selected={type} label={drawing.alt} /> })}
      >
        {groups && groups.length > 0 ? <HeroNotes figure={{ ...drawing, note: m.center_video_note() }} /> : null}
      </PageHero>
      <Plate id="videos" number="02" question={copy.list.question} title={copy.list.headline} lead={copy.list.lead}>
        {types ? (
          <FilterLinks
            label={m.center_filter_type()}
            rows={[
              {
                options: [
                  { name: m.page_all(), to: { path, hash: 'videos' }, isCurrent: type === undefined },
                  ...types
                    .filter(({ count }) => count > 0)
                    .map((each) => ({
                      name: each.name,
                      to: { path, search: { type: each.type }, hash: 'videos' } as const,
                      isCurrent: each.type === type
                    }))
                ]
              }
            ]}
          />
        ) : null}
        {type === undefined ? (
          <Groups groups={groups} empty={copy.list.empty} />
        ) : (
          <OneType list={list} empty={copy.list.empty} />
        )}
        {type !== undefined && list ? (
          <ListPager to={(position) => ({ path, search: { type, ...position }, hash: 'videos' })} search={search} list={list} />
        ) : null}
      </Plate>
    </main>
  )
}

function Groups({ groups, empty }: { groups: VideoGroup[] | undefined; empty: string }) {
  if (!groups) return <Unavailable />
  if (groups.length === 0) return <NoVideos text={empty} />
  const isMarkedBefore = (group: number) => groups.slice(0, group).some(({ videos }) => videos.some(({ isSample }) => isSample))
  return groups.map(({ type, name, count, videos }, index) => (
    <div key={type} className="grid-tablet video-group">
      <div className="video-group-head">
        <p className="video-group-name">{name}</p>
        <p className="note">
          {m.center_videos_total({
            count: videos.length,
            length: formatDuration(videos.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0))
          })}
        </p>
        {count > videos.length ? (
          <PageLink to={{ path: '/center/video', search: { type }, hash: 'videos' }} className="tlink">
            {m.center_videos_all({ count })}
          </PageLink>
        ) : null}
      </div>
      <VideoRows videos={videos} isMarked={isMarkedBefore(index)} />
    </div>
  ))
}

function OneType({ list, empty }: { list: VideoList | undefined; empty: string }) {
  if (!list) return <Unavailable />
  if (list.items.length === 0) return <NoVideos text={empty} />
  return <VideoRows videos={list.items} />
}

const NoVideos = ({ text }: { text: string }) => (
  <EmptyList text={text} next={{ name: m.center_empty_guide(), to: { path: '/document/latest/1' } }} />
)

/** Videos as rows: poster, description and duration. */
export function VideoRows({ videos, isMarked }: { videos: readonly Video[]; isMarked?: boolean }) {
  const locale = useLocale()
  return (
    <RowList className="video-rows">
      {withBadges(videos, isMarked).map((video) => (
        <li key={video.id}>
          <Poster video={video} />
          <div>
            <h3>
              <Link to="/center/video/details" search={{ id: video.id }}>
                {phrased(video.title)}
              </Link>
            </h3>
            <p>{phrased(video.summary)}</p>
            <p className="note">
              {formatDay(video.releasedOn, locale)}
              {video.hasBadge ? <SampleMark>{m.page_sample()}</SampleMark> : null}
            </p>
          </div>
          <VideoDuration seconds={video.durationSeconds} className="video-length" />
        </li>
      ))}
    </RowList>
  )
}
