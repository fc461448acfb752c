import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { openModal } from '~/lib/modal'
import { m } from '~/paraglide/messages'
import { Logo } from '~/ui/logo'
import { isMenu, type Sections } from './navigation'
import { NavigationAnchor } from './navigation-anchor'

/**
 * The navigation on narrow screens: a full-height sheet with an accordion per menu, the current section's open. A native
 * modal dialog traps the focus, closes on Esc and restores the focus.
 */
export function PhoneSheet({ entries, section, first, last }: Sections & { first: ReactNode; last: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Rows render only while the sheet is open; otherwise every page's links would double.
  const [isOpen, setOpen] = useState(false)
  const router = useRouter()
  const close = () => dialog.current?.close()
  // On a busy machine, the event may come after the tap that opens it again.
  const onClose = () => setOpen(dialog.current?.open === true)

  useEffect(() => router.subscribe('onBeforeNavigate', () => dialog.current?.close()), [router])

  useEffect(() => {
    // Wide windows have the menu bar instead.
    const wide = matchMedia('(min-width: 1181px)')
    const listener = () => dialog.current?.close()
    wide.addEventListener('change', listener)
    return () => wide.removeEventListener('change', listener)
  }, [])

  return (
    <>
      <button
        type="button"
        className="burger"
        aria-label={m.shell_menu()}
        aria-haspopup="dialog"
        onClick={() => {
          flushSync(() => setOpen(true))
          openModal(dialog.current)
        }}
      >
        <span className="burger-lines" />
      </button>
      <dialog ref={dialog} className="psheet" aria-label={m.shell_menu()} onClose={onClose}>
        {isOpen && (
          <>
            <div className="psheet-head">
              <Logo />
              <button type="button" className="psheet-close" aria-label={m.shell_close()} onClick={close}>
                <span className="i-lucide-x" aria-hidden="true" />
              </button>
            </div>
            <nav className="psheet-body" aria-label={m.shell_navigation()}>
              <ClosingRows onClick={close}>{first}</ClosingRows>
              {entries.map((entry) =>
                isMenu(entry) ? (
                  <details key={entry.label()} name="navigation" open={entry === section}>
                    <summary aria-current={entry === section || undefined}>{entry.label()}</summary>
                    {entry.groups.map((group, index) => (
                      <div className="psheet-group" key={group.title?.() ?? index}>
                        {group.title && <p className="note">{group.title()}</p>}
                        {group.links.map((link) => (
                          <NavigationAnchor key={link.label()} link={link} onClick={close} />
                        ))}
                      </div>
                    ))}
                  </details>
                ) : (
                  <NavigationAnchor
                    key={entry.path}
                    link={entry}
                    className="psheet-row"
                    aria-current={entry === section || undefined}
                    onClick={close}
                  />
                )
              )}
              <ClosingRows onClick={close}>{last}</ClosingRows>
            </nav>
          </>
        )}
      </dialog>
    </>
  )
}

/** Rows of the account, each of which closes the sheet. */
function ClosingRows({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks come from the links and buttons inside, by key as well
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div className="psheet-more" onClick={onClick}>
      {children}
    </div>
  )
}
