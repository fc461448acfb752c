import type { ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '~/paraglide/messages'
import { Button, ButtonLink } from '~/ui/button'
import { phrased } from '~/ui/phrased'
import { Sheet } from '~/ui/sheet'

/** An error page: one sentence and a way forward. Its drawing is a path that ends at nothing. */
function MessagePage({ code, title, text, children }: { code: string; title: string; text?: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      <Sheet className="split-phone msgpage">
        <div className="msgpage-text">
          <p className="note">{code}</p>
          <h1>{phrased(title)}</h1>
          {text && <p className="msgpage-lead">{text}</p>}
          <div className="msgpage-actions">{children}</div>
        </div>
        <svg className="msgpage-drawing" viewBox="0 0 480 320" aria-hidden="true">
          <path className="msgpage-edge" d="M40 240L128 152L216 208L296 104" />
          <path className="msgpage-missing" d="M296 104L408 160" />
          <path className="msgpage-edge" d="M128 152L152 64M216 208L280 264M40 240L96 288" />
          <circle className="msgpage-start" cx="40" cy="240" r="8" />
          <circle className="msgpage-vertex" cx="128" cy="152" r="7" />
          <circle className="msgpage-vertex" cx="216" cy="208" r="7" />
          <circle className="msgpage-vertex" cx="296" cy="104" r="7" />
          <circle className="msgpage-vertex" cx="152" cy="64" r="5" />
          <circle className="msgpage-vertex" cx="280" cy="264" r="5" />
          <circle className="msgpage-vertex" cx="96" cy="288" r="5" />
          <circle className="msgpage-gap" cx="418" cy="165" r="11" />
        </svg>
      </Sheet>
    </main>
  )
}

/** 404: validation failed (spec §8). */
export function NotFoundPage() {
  return (
    <MessagePage code={m.shell_not_found_code()} title={m.shell_not_found()} text={m.shell_not_found_text()}>
      <ButtonLink to="/" variant="primary">
        {m.shell_to_home()}
      </ButtonLink>
    </MessagePage>
  )
}

/** 500. Shows no internal details, except that a guard is unknown (spec §2). */
export function ErrorPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  // Compared by name: errors from the server arrive in the browser as plain errors.
  const isUnknownGuard = error instanceof Error && error.name === 'UnknownMiddlewareError'
  return (
    <MessagePage
      code={m.shell_error_code()}
      title={isUnknownGuard ? m.shell_unknown_middleware() : m.shell_error()}
      text={m.shell_error_text()}
    >
      {/* A full page load: the browser caches a failed import until the page unloads. */}
      <Button variant="primary" onClick={() => location.reload()}>
        {m.shell_retry()}
      </Button>
      <ButtonLink to="/">{m.shell_to_home()}</ButtonLink>
    </MessagePage>
  )
}
