import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, memo, useEffect, useMemo, useRef } from 'react'
import { messageDuration } from '~/contract/limits'
import type { Locale } from '~/contract/locale'
import { copyText } from '~/lib/clipboard'
import { pageLink } from '~/lib/page-link'
import { m } from '~/paraglide/messages'
import { bodyOf, storeBody } from './bodies'

interface DocumentBodyProps {
  version: string
  id: number
  locale: Locale
}

/**
 * The text of a document, as the build made it. In the browser the server's markup is kept as it is, and remembered, so that the
 * text is neither in the page twice nor fetched again.
 */
export const DocumentBody = memo(function DocumentBody({ version, id, locale }: DocumentBodyProps) {
  const router = useRouter()
  const text = useRef<HTMLDivElement>(null)
  // React compares the object, not the text in it: a new one would undo what the copy buttons say.
  const html = useMemo(() => ({ __html: bodyOf({ version, id, locale }) ?? '' }), [version, id, locale])

  useEffect(() => {
    const which = { version, id, locale }
    if (bodyOf(which) === undefined && text.current) storeBody(which, text.current.innerHTML)
  }, [version, id, locale])

  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('.code-copy button') : null
    if (button) return void copyCode(button)
    const href = pageLink(event)
    if (href === undefined) return
    event.preventDefault()
    void router.navigate({ href })
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks come from the buttons and links inside, by key as well
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      ref={text}
      className="doc-body"
      suppressHydrationWarning
      onClick={onClick}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled at the build from the project's own texts, without their HTML
      dangerouslySetInnerHTML={html}
    />
  )
})

/** Copies the code that a button belongs to, and says beside it, aloud too, whether that worked. */
async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.closest('.code')?.querySelector('pre')?.textContent ?? ''
  const status = button.parentElement?.querySelector('[role=status]')
  const outcome = await copyText(code).then(
    () => m.shell_copied(),
    () => m.shell_copy_failed()
  )
  if (!status) return
  status.textContent = outcome
  setTimeout(() => {
    if (status.textContent === outcome) status.textContent = ''
  }, messageDuration)
}
