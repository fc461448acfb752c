import { type MouseEvent, useRef } from 'react'
import { loadDocument } from '~/content/docs'
import { type DocumentsVersion, messageDuration } from '~/contract/limits'
import type { Locale } from '~/contract/locale'
import { copyText } from '~/lib/clipboard'
import { m } from '~/paraglide/messages'
import { keepMarkup, useMarkup } from '~/ui/server-markup'
import { usePageLinks } from '~/ui/server-section'

interface DocumentBodyProps {
  version: DocumentsVersion
  id: number
  locale: Locale
}

const nameOf = (version: DocumentsVersion, id: number) => `document ${version}/${id}`

/** Loads the text of a document before its page is rendered. */
export function storeBody({ version, id, locale }: DocumentBodyProps, html: string): void {
  keepMarkup(nameOf(version, id), locale, html)
}

/** The compiled text of a document. */
export function DocumentBody({ version, id, locale }: DocumentBodyProps) {
  const text = useRef<HTMLDivElement>(null)
  const make = async () => (await loadDocument(version, id, locale))?.html ?? ''
  const html = useMarkup(text, { name: nameOf(version, id), locale, make, isRemembered: true })
  const navigate = usePageLinks()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks come from the buttons and links inside, by key as well
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      ref={text}
      className="doc-body"
      suppressHydrationWarning
      onClick={(event) => {
        copyClicked(event)
        navigate(event)
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build compiles it from the project's own Markdown and drops HTML in it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

function copyClicked({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('.code-copy button') : null
  if (button) void copyCode(button)
}

/** Copies the code of the clicked button, and announces the result to screen readers too. */
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
