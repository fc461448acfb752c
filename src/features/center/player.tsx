import { useState } from 'react'
import type { Locale } from '~/contract/locale'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { formatDuration } from './duration'
import { Poster } from './poster'
import type { VideoDetail } from './video-data'
import './center.css'

/** Names of the caption languages, each in its own language. */
const captionNames: Readonly<Record<Locale, () => string>> = { 'zh-CN': m.center_language_zh, 'en-US': m.center_language_en }

/**
 * Plays a video. It shows only the poster until the visitor starts it, so that reading the page downloads no video. Without
 * scripts, the native player is shown with preload disabled.
 */
export function Player({ video }: { video: VideoDetail }) {
  const [state, setState] = useState<'poster' | 'playing' | 'broken'>('poster')
  const { source, durationSeconds } = video
  if (!source) {
    return (
      <div className="player">
        <Poster video={video} />
        <p className="player-note">{m.center_video_missing()}</p>
      </div>
    )
  }
  if (state === 'playing') {
    return (
      <div className="player">
        <Recording video={video} source={source} isStarted onFailure={() => setState('broken')} />
      </div>
    )
  }
  return (
    <div className="player">
      {state === 'broken' ? (
        <>
          <Poster video={video} />
          <p className="player-note" role="alert">
            {m.center_video_broken()}
            <Button isSmall onClick={() => setState('playing')}>
              {m.center_video_again()}
            </Button>
          </p>
        </>
      ) : (
        <>
          <button type="button" className="player-start" onClick={() => setState('playing')}>
            <Poster video={video} />
            <span className="player-play">{m.center_video_play({ length: formatDuration(durationSeconds) })}</span>
          </button>
          <noscript>
            <Recording video={video} source={source} isStarted={false} />
          </noscript>
        </>
      )}
    </div>
  )
}

interface RecordingProps {
  video: VideoDetail
  source: { address: string; mediaType: string }
  /** Whether the visitor has started it. */
  isStarted: boolean
  onFailure?: () => void
}

function Recording({ video: { title, captions, poster }, source, isStarted, onFailure }: RecordingProps) {
  const locale = useLocale()
  return (
    <video
      ref={(element) => {
        if (isStarted) element?.focus()
      }}
      aria-label={title}
      controls
      playsInline
      autoPlay={isStarted}
      preload={isStarted ? 'auto' : 'none'}
      {...(poster !== null && { poster })}
    >
      <source src={source.address} type={source.mediaType} onError={onFailure} />
      {captions.map(({ language, address }) => (
        <track
          key={language}
          kind="captions"
          srcLang={language}
          label={captionNames[language]()}
          src={address}
          default={language === locale}
        />
      ))}
    </video>
  )
}
