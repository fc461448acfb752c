import { type AnyRouter, Link, useRouter } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { useEffect, useRef } from 'react'
import { hasRoute } from '~/lib/has-route'
import { dismissToast, pauseToast, resumeToast, type Toast, toastStore } from '~/lib/toasts'
import { m } from '~/paraglide/messages'

const icons: Readonly<Record<Toast['tone'], string>> = {
  ok: 'i-lucide-check',
  error: 'i-lucide-circle-alert',
  note: 'i-lucide-info'
}

/**
 * The toast on screen. A popover stays above an open modal dialog, but it must render inside that dialog: everything outside
 * is inert, so screen readers skip it and pointers cannot reach it.
 */
export function ToastRegion() {
  const router: AnyRouter = useRouter()
  const { toast } = useSelector(toastStore)
  const region = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const popover = region.current
    if (!popover?.showPopover) return
    // Reopening the popover with each toast puts it above dialogs that have opened since.
    popover.hidePopover()
    if (toast) popover.showPopover()
  }, [toast])

  return (
    <div
      ref={region}
      className="toasts"
      popover="manual"
      role="status"
      aria-live="polite"
      aria-label={m.shell_messages()}
      onPointerEnter={pauseToast}
      onPointerLeave={resumeToast}
      onFocus={pauseToast}
      onBlur={resumeToast}
    >
      {toast ? (
        <div key={toast.id} className="floating toast" data-tone={toast.tone}>
          <span className={icons[toast.tone]} aria-hidden="true" />
          <p>
            {toast.text}{' '}
            {toast.link && hasRoute(router, toast.link.path) ? (
              <Link to={toast.link.path} onClick={dismissToast}>
                {toast.link.text}
              </Link>
            ) : null}
          </p>
          <button type="button" aria-label={m.shell_message_close()} onClick={dismissToast}>
            <span className="i-lucide-x" aria-hidden="true" />
          </button>
        </div>
      ) : null}
    </div>
  )
}
