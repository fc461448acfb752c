import { useState } from 'react'
import { nativeLanguageNames } from '~/contract/locale'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { formatDuration } from './duration'
import { Poster } from './poster'
import type { VideoDetail } from './video-data'
import './center.css'

/**
 * Plays a video. It shows only the poster until the visitor starts it, so that reading the page downloads no video. Without
 * scripts, the native player is shown with preload disabled.
 */
export function Player({ video }: { video: VideoDetail }) {
  // A switch of language renders the page anew while the old player is still on it.
  const [resumed] = useState(() => (onScreen?.id === video.id ? { ...onScreen.progress() } : undefined))
  const [state, setState] = useState<'poster' | 'playing' | 'broken'>(resumed ? 'playing' : 'poster')
  const { source, durationSeconds } = video
  if (!source) {
    return (
      <div className="player">
        <Poster video={video} />
        <p className="cluster player-note">{m.center_video_missing()}</p>
      </div>
    )
  }
  if (state === 'playing') {
    return (
      <div className="player">
        <Recording video={video} source={source} isStarted resumed={resumed} onFailure={() => setState('broken')} />
      </div>
    )
  }
  return (
    <div className="player">
      {state === 'broken' ? (
        <>
          <Poster video={video} />
          <p className="cluster player-note" role="alert">
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
  /** Progress of the player that it replaces. */
  resumed?: Progress | undefined
  onFailure?: () => void
}

interface Progress {
  currentTime: number
  paused: boolean
}

/** The started player of the page. */
let onScreen: { id: number; progress: () => Progress } | undefined

function Recording({ video: { id, title, captions, poster }, source, isStarted, resumed, onFailure }: RecordingProps) {
  const locale = useLocale()
  return (
    <video
      ref={(element) => {
        if (!isStarted || !element) return
        const current = { id, progress: () => ({ currentTime: element.currentTime, paused: element.paused }) }
        onScreen = current
        if (resumed) element.currentTime = resumed.currentTime
        else element.focus()
        return () => {
          if (onScreen === current) onScreen = undefined
        }
      }}
      aria-label={title}
      controls
      playsInline
      autoPlay={isStarted && resumed?.paused !== true}
      preload={isStarted ? 'auto' : 'none'}
      {...(poster !== null && { poster })}
    >
      <source src={source.address} type={source.mediaType} onError={onFailure} />
      {captions.map(({ language, address }) => (
        <track
          key={language}
          kind="captions"
          srcLang={language}
          label={nativeLanguageNames[language]}
          src={address}
          default={language === locale}
        />
      ))}
    </video>
  )
}
