import { type MouseEvent, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { loadDocument } from '~/content/docs'
import { type DocumentsVersion, messageDuration } from '~/contract/limits'
import type { Locale } from '~/contract/locale'
import { whenInSight } from '~/features/queries/in-sight'
import { prepareQuery, useOpenedQueries } from '~/features/queries/opened-queries'
import { copyText } from '~/lib/clipboard'
import { m } from '~/paraglide/messages'
import { cacheMarkup, useMarkup } from '~/ui/server-markup'
import { usePageLinks } from '~/ui/server-section'

interface DocumentBodyProps {
  version: DocumentsVersion
  id: number
  locale: Locale
}

const nameOf = (version: DocumentsVersion, id: number) => `document ${version}/${id}`

/** Loads the text of a document before its page is rendered. */
export function storeBody({ version, id, locale }: DocumentBodyProps, html: string): void {
  cacheMarkup(nameOf(version, id), locale, html)
}

/** The compiled text of a document. */
export function DocumentBody({ version, id, locale }: DocumentBodyProps) {
  const text = useRef<HTMLDivElement>(null)
  const make = async () => (await loadDocument(version, id, locale))?.html ?? ''
  const { html, served } = useMarkup(text, { name: nameOf(version, id), locale, make, cachesServerMarkup: true })
  const navigate = usePageLinks()
  const { openQuery, openedParts } = useOpenedQueries()

  function runClicked(event: MouseEvent) {
    const button = runButton(event)
    const code = button?.closest<HTMLElement>('.code')
    if (!button || !code) return
    void openQuery({
      source: code,
      button,
      load: loadQuery,
      render: ({ InlineQuery, startDocumentQuery }) => {
        const container = document.createElement('div')
        code.after(container)
        const query = startDocumentQuery(queryOf(code))
        return createPortal(<InlineQuery {...query} />, container, query.text)
      }
    })
  }

  const prepare = useEffectEvent(() => {
    // Pressed meanwhile, a query has its engine already.
    if (openedParts.length === 0) prepareQuery(loadQuery)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other buttons
  useEffect(() => whenInSight(text.current?.querySelectorAll('.code-run') ?? [], prepare), [html])

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the clicks come from the buttons and links inside, by key as well */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div
        ref={text}
        className="doc-body"
        {...served}
        suppressHydrationWarning
        onClick={(event) => {
          copyClicked(event)
          runClicked(event)
          navigate(event)
        }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build compiles it from the project's own Markdown and drops HTML in it
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {openedParts}
    </>
  )
}

const loadQuery = () => import('~/features/queries/document-query')

const runButton = ({ target }: SyntheticEvent) => (target instanceof Element ? target.closest<HTMLElement>('.code-run') : null)

/** The code of a block with its parameters, and the code above it that writes, which has to run first. */
function queryOf(code: HTMLElement) {
  const statementOf = (block: HTMLElement) => ({
    text: block.querySelector('pre')?.textContent ?? '',
    parameters: block.dataset.run ?? '{}'
  })
  const blocks = [...(code.closest('.doc-body')?.querySelectorAll<HTMLElement>('.code[data-run]') ?? [])]
  const before = blocks.slice(0, blocks.indexOf(code)).map(statementOf)
  return {
    ...statementOf(code),
    startsEmpty: code.dataset.graph === 'empty',
    before: before.filter(({ text }) => /\b(CREATE|MERGE|SET|REMOVE|DELETE)\b/i.test(text))
  }
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
    () => m.page_copied(),
    () => m.page_copy_failed()
  )
  if (!status) return
  status.textContent = outcome
  setTimeout(() => {
    if (status.textContent === outcome) status.textContent = ''
  }, messageDuration)
}
