import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatBytes } from '~/contract/file-size'
import { takeChosenFiles } from '~/lib/chosen-files'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { phrased } from '~/ui/phrased'
import type { PublishedFiles } from './compare-digest'
import { type Check, useFileCheck } from './use-file-check'
import './download.css'

/** Checks whether a local file is one of the published files. The file never leaves the computer. */
export function FileCheck({ publication }: { publication: PublishedFiles }) {
  const { check, isDragged, start, cancel } = useFileCheck(publication)
  const input = useRef<HTMLInputElement>(null)
  const wasReading = useRef(false)
  const isReading = check.state === 'reading'

  // The cancel button disappears when reading ends, so the file input takes the focus.
  useEffect(() => {
    if (wasReading.current && !isReading && document.activeElement === document.body) input.current?.focus()
    wasReading.current = isReading
  }, [isReading])

  return (
    <div className="file-check">
      <label className="file-check-drop" data-dragged={isDragged || undefined}>
        <input
          ref={input}
          type="file"
          className="vh"
          onChange={({ currentTarget }) => {
            const [file] = takeChosenFiles(currentTarget)
            if (file) start(file)
          }}
        />
        <b>{m.downloads_check_choose()}</b>
        <span className="file-check-hint">{phrased(m.downloads_check_drop())}</span>
      </label>
      <p className="file-check-scripts">{m.downloads_check_scripts()}</p>
      {check.state === 'reading' ? <Reading check={check} onCancel={cancel} /> : null}
      <div role="status">
        <Result check={check} />
      </div>
    </div>
  )
}

function Reading({ check: { name, size, done }, onCancel }: { check: Check & { state: 'reading' }; onCancel: () => void }) {
  const locale = useLocale()
  const label = m.downloads_check_running({ name })
  return (
    <div className="file-check-reading">
      <p>{label}</p>
      <progress max={size} value={done} aria-label={label} />
      <p className="note">{m.downloads_check_progress({ done: formatBytes(done, locale), size: formatBytes(size, locale) })}</p>
      <Button isSmall onClick={onCancel}>
        {m.downloads_check_cancel()}
      </Button>
    </div>
  )
}

function Result({ check }: { check: Check }) {
  if (check.state === 'idle') return null
  if (check.state === 'reading') return <p className="vh">{m.downloads_check_running({ name: check.name })}</p>
  if (check.state === 'canceled') return <p className="file-check-note">{m.downloads_check_canceled()}</p>
  const { name } = check
  if (check.state === 'failed') {
    return <CheckMessage tone="bad" title={m.downloads_check_failed({ name })} text={m.downloads_check_failed_text()} />
  }
  const { sha256, verdict } = check
  if (verdict.outcome === 'match') {
    const { title } = verdict.published
    return (
      <CheckMessage
        tone="good"
        title={m.downloads_check_match({ title })}
        text={m.downloads_check_match_text({ name })}
        digests={[sha256]}
      />
    )
  }
  if (verdict.outcome === 'unknown') {
    return (
      <CheckMessage
        tone="bad"
        title={m.downloads_check_unknown({ name })}
        text={m.downloads_check_unknown_text()}
        digests={[sha256]}
      />
    )
  }
  if (verdict.outcome === 'open') {
    const isFailed = verdict.extent === 'failed'
    return (
      <CheckMessage
        tone="open"
        title={m.downloads_check_open({ name })}
        text={isFailed ? m.downloads_check_open_text() : m.downloads_check_part_text()}
        digests={[sha256]}
      >
        {isFailed ? <ReloadLists /> : null}
      </CheckMessage>
    )
  }
  const { title, sha256: expected } = verdict.published
  return (
    <CheckMessage
      tone="bad"
      title={m.downloads_check_mismatch({ name })}
      text={m.downloads_check_mismatch_text({ title })}
      digests={[sha256, expected]}
    />
  )
}

interface CheckMessageProps {
  tone: 'good' | 'bad' | 'open'
  title: string
  text: string
  /** The computed digest, and the published one if it differs. */
  digests?: readonly string[]
  /** Next steps. */
  children?: ReactNode
}

function CheckMessage({ tone, title, text, digests = [], children }: CheckMessageProps) {
  const [computed, published] = digests
  return (
    <div className={`file-check-said file-check-${tone}`}>
      <span className={tone === 'good' ? 'i-lucide-check' : 'i-lucide-circle-alert'} aria-hidden="true" />
      <div>
        <p className="file-check-verdict">{title}</p>
        <p>{phrased(text)}</p>
        {computed ? (
          <dl className="fact-list file-check-digests">
            <div>
              <dt className="note">{m.downloads_check_computed()}</dt>
              <dd>
                <code>{computed}</code>
              </dd>
            </div>
            {published ? (
              <div>
                <dt className="note">{m.downloads_check_published()}</dt>
                <dd>
                  <code>{published}</code>
                </dd>
              </div>
            ) : null}
          </dl>
        ) : null}
        {children}
      </div>
    </div>
  )
}

/** Reloads missing lists on pages that do not retry by themselves. */
function ReloadLists() {
  const router: AnyRouter = useRouter()
  return (
    <Button isSmall onClick={() => void router.invalidate()}>
      {m.shell_retry()}
    </Button>
  )
}
