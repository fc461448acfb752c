import { type AnyRouter, Link, useRouter } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { useEffect, useRef } from 'react'
import { hasRoute } from '~/lib/has-route'
import { dismissToast, pauseToasts, resumeToasts, type Toast, toastStore } from '~/lib/toasts'
import { m } from '~/paraglide/messages'

const icons: Readonly<Record<Toast['tone'], string>> = {
  ok: 'i-lucide-check',
  error: 'i-lucide-circle-alert',
  note: 'i-lucide-info'
}

/**
 * The toasts on screen. A popover stays above an open modal dialog, but it must render inside that dialog: everything outside
 * is inert, so screen readers skip it and pointers cannot reach it.
 */
export function ToastRegion() {
  const router: AnyRouter = useRouter()
  const toasts = useSelector(toastStore)
  const region = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const popover = region.current
    if (!popover?.showPopover) return
    // Reopening the popover with each toast puts it above dialogs that have opened since.
    popover.hidePopover()
    if (toasts.length > 0) popover.showPopover()
    // Without toasts, no pointer leave event will resume the timers.
    else resumeToasts()
  }, [toasts])

  return (
    <div
      ref={region}
      className="toasts"
      popover="manual"
      role="status"
      aria-live="polite"
      aria-label={m.shell_messages()}
      onPointerEnter={pauseToasts}
      onPointerLeave={resumeToasts}
      onFocus={pauseToasts}
      onBlur={resumeToasts}
    >
      {toasts.map(({ id, tone, text, link }) => (
        <div key={id} className="toast" data-tone={tone}>
          <span className={icons[tone]} aria-hidden="true" />
          <p>
            {text}{' '}
            {link && hasRoute(router, link.path) ? (
              <Link to={link.path} onClick={() => dismissToast(id)}>
                {link.text}
              </Link>
            ) : null}
          </p>
          <button type="button" aria-label={m.shell_message_close()} onClick={() => dismissToast(id)}>
            <span className="i-lucide-x" aria-hidden="true" />
          </button>
        </div>
      ))}
    </div>
  )
}
